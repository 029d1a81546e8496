/** Under the question: the cards that can be played. */
import type { Asking, ItemMark, MatchState } from '../../../../src/match/types';
import { useApp } from '../../../../src/shell/app/app';
import { AnswerList } from '../../../../src/shell/battle/answer/list';
import { pressAnswer, questionId, useListFocus } from '../../../../src/shell/battle/answer/press-answer';
import type { ListAnswer } from '../../../../src/shell/battle/answer/row';
import { say } from '../../../../src/text';
import { itemName } from '../words';
import { CardPicture } from './card';
import { Token } from './token';

const isSetUp = ({ decision }: Asking): boolean => decision.kind === 'place';

const rowOf = (asking: Asking, { item, chosen }: ItemMark): ListAnswer => {
  const title = itemName(asking.decision, item);
  const text = isSetUp(asking) ? '' : say(`pebble.card.${item}.about`);
  return {
    on: isSetUp(asking) ? 'kind' : 'card',
    item,
    presses: [{ on: 'item', item }],
    chosen,
    picture: isSetUp(asking) ? <Token seat={asking.decision.seat} kind={item} /> : <CardPicture card={item} />,
    title,
    act: '',
    text,
    count: '',
    spoken: text === '' ? title : `${title}, ${text}`,
    search: title.toLowerCase(),
    group: null,
  };
};

const emptyText = ({ decision, presses }: Asking): string => {
  if (decision.key !== 'pebble.main' || presses.length > 0) return say('pebble.answers.squares');
  return say('pebble.answers.none');
};

const Choices = ({ state, asking }: { readonly state: MatchState; readonly asking: Asking }) => {
  const app = useApp();
  if (asking.items.length === 0) return <p class="answer-none">{emptyText(asking)}</p>;
  return (
    <AnswerList
      label={say(isSetUp(asking) ? 'pebble.answers.place' : 'pebble.answers')}
      rows={asking.items.map((item) => rowOf(asking, item))}
      names={false}
      question={questionId(asking, state.view.ply)}
      onPress={(row, byKey) => pressAnswer(app, row, byKey)}
    />
  );
};

export const Answers = ({ state }: { readonly state: MatchState }) => {
  const { asking, view } = state;
  useListFocus(asking, view.ply);
  return (
    <section class="answer" data-asked={asking?.decision.key}>
      {asking !== null && <Choices state={state} asking={asking} />}
    </section>
  );
};
