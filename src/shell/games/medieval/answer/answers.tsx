/** Under the question: the ways from one square to another, and the fight that is foretold or was the last. */
import type { View } from '../../../../contract/view';
import { isByMemory } from '../../../../games/medieval/reading/memory';
import { footmenWith, tokenOn } from '../../../../games/medieval/reading/standing';
import { actAt, setsBomb } from '../../../../match/games/medieval/act';
import { footmenIn, type Way, wayName, waysBetween } from '../../../../match/games/medieval/ways';
import type { Asking, MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { useApp } from '../../../app/app';
import { AnswerList } from '../../../battle/answer/list';
import { pressAnswer, questionId, useListFocus } from '../../../battle/answer/press-answer';
import type { ListAnswer } from '../../../battle/answer/row';
import { Missed } from '../../../battle/missed';
import { Told } from '../../../battle/told';
import { useEdges } from '../../../battle/use-edges';
import { Token } from '../parts/token';
import { squareName } from '../words/names';
import { outcomeOf } from '../words/outcome';
import { cardAhead, EarlierFight, FightCard, fightCards } from './fight-card';

/** What a way does beside going there. */
const aboutWay = (view: View, { act }: Way): string => {
  const token = tokenOn(view, act.from);
  const lines: string[] = [];
  if (act.name === 'joined' && token !== null) {
    const others = footmenWith(view, act.from, token.seat).filter((square) => square !== act.from);
    const chain = others.map(squareName).join(', ');
    lines.push(say('medieval.way.joined.about', { count: others.length, chain }));
  }
  if (setsBomb(act)) lines.push(say('medieval.way.bomb.about', { from: squareName(act.from) }));
  if (act.on) lines.push(say('medieval.way.on.about'));
  return lines.join(' ');
};

/** What Footmen come to together, which is why one would. */
const strengthOf = (view: View, { act }: Way): string =>
  act.name === 'joined' ? say('medieval.way.strength', { strength: 2 * footmenIn(view, act) }) : '';

const rowOf = (view: View, way: Way): ListAnswer => {
  const token = tokenOn(view, way.act.from);
  const title = wayName(view, way.act);
  const text = aboutWay(view, way);
  return {
    on: 'way',
    item: null,
    presses: way.presses,
    chosen: way.chosen,
    picture: token === null ? null : <Token seat={token.seat} kind={token.kind} />,
    title,
    act: strengthOf(view, way),
    text,
    count: '',
    spoken: text === '' ? title : `${title}. ${text}`,
    search: title.toLowerCase(),
    group: null,
  };
};

const Choices = ({ state: { view }, asking }: { state: MatchState; asking: Asking }) => {
  const app = useApp();
  const ways = waysBetween(asking);
  const [first] = ways;
  if (first === undefined) return null;
  const { from, to } = first.act;
  return (
    <AnswerList
      label={say('medieval.ways', { from: squareName(from), to: squareName(to) })}
      rows={ways.map((way) => rowOf(view, way))}
      names={false}
      question={`${questionId(asking, view.ply)} ${from} ${to}`}
      onPress={(row, byKey) => pressAnswer(app, row, byKey)}
    />
  );
};

/** The fight that the chosen act would be; else those since the own turn before, while nothing is chosen. */
const Fight = ({ state }: { state: MatchState }) => {
  const { asking, view, events } = state;
  const unaided = useApp().settings.value.memory === 'unaided' || isByMemory(view);
  const act = asking === null ? null : actAt(asking.decision, asking.choice);
  if (act !== null) {
    const outcome = outcomeOf(view, act, events);
    return outcome === null ? null : <FightCard card={cardAhead(unaided ? { ...outcome, odds: null } : outcome)} />;
  }
  if (asking !== null && asking.presses.length > 0) return null;
  const [last, ...earlier] = fightCards(events, view.viewer);
  if (last === undefined) return null;
  return (
    <>
      <FightCard card={last} />
      {earlier.map((card, at) => (
        <EarlierFight key={at} card={card} />
      ))}
    </>
  );
};

export const Answers = ({ state }: { state: MatchState }) => {
  const { asking, view } = state;
  useListFocus(asking, view.ply);
  const edges = useEdges();
  return (
    <section ref={edges} class="answer siege-answer" data-asked={asking?.decision.key}>
      <Told state={state} />
      {asking !== null && <Choices state={state} asking={asking} />}
      <Fight state={state} />
      <Missed state={state} />
    </section>
  );
};
