/** Before the battle: the castle that stands in front is pointed out, and an exchange is proposed. */
import { useEffect, useState } from 'preact/hooks';
import type { ThinkAnswer } from '../../../../contract/search';
import { legends } from '../../../../games/legends';
import { PASS, unpackChoice } from '../../../../games/shared/choice';
import type { Asking, MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { useApp } from '../../../app/app';
import { Button } from '../../../parts/controls';
import { cellName } from '../../content-of';
import { exchangeReason, exposedCastles } from '../advice/exchange';
import { SILENT } from '../advice/names';
import { kindName } from '../words';

interface Proposal {
  readonly version: number;
  readonly answer: ThinkAnswer;
}

/** What the opponent's search would do in the player's place, by what the player knows; null while it is not known. */
const useProposal = ({ version }: MatchState): ThinkAnswer | null => {
  const { match } = useApp().ports;
  const [proposal, setProposal] = useState<Proposal | null>(null);
  useEffect(() => {
    let gone = false;
    void match.suggest().then((answer) => {
      if (!gone && answer !== null) setProposal({ version, answer });
    });
    return () => {
      gone = true;
    };
  }, [version]);
  return proposal?.version === version ? proposal.answer : null;
};

const nameOn = ({ view }: MatchState, square: number): string => {
  const kind = view.tokens.find((token) => token.square === square)?.kind ?? null;
  return kind === null ? '' : kindName(kind);
};

const Proposed = ({ state, asking }: { state: MatchState; asking: Asking }) => {
  const { match } = useApp().ports;
  const answer = useProposal(state);
  const code = answer === null ? undefined : asking.decision.choices[answer.choice];
  if (code === undefined) return <p class="exchange-none">{say('legends.exchange.looking')}</p>;
  if (code === PASS) return <p class="exchange-none">{say('legends.exchange.none')}</p>;
  const { from, to } = unpackChoice(code);
  const why = exchangeReason(state.view, from, to);
  return (
    <>
      <Button
        icon="swap"
        action="exchange"
        onPress={() => void match.pressAll(legends.presses(code, asking.decision.kind))}
      >
        {say('legends.exchange.proposed', {
          one: nameOn(state, from),
          from: cellName(state.view, from),
          other: nameOn(state, to),
          to: cellName(state.view, to),
        })}
      </Button>
      {!SILENT.includes(why.name) && (
        <p class="exchange-none" data-why>
          {capital(say(`hint.${why.name}`, { ...why.args }))}
        </p>
      )}
    </>
  );
};

/** Stands where the list of answers would be while exchanges are asked for. */
export const Exchange = ({ state, asking }: { state: MatchState; asking: Asking }) => {
  const { view } = state;
  const [exposed] = exposedCastles(view);
  return (
    <div class="exchange">
      {exposed !== undefined && (
        <p class="exchange-warning">{say('legends.exchange.exposed', { square: cellName(view, exposed) })}</p>
      )}
      <Proposed state={state} asking={asking} />
    </div>
  );
};
