/** What the match came to, as a table of both sides. */
import { useMemo } from 'preact/hooks';
import { SEATS } from '../../../../games/medieval/plan';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { Token } from '../parts/token';
import { sideOf } from '../words/names';
import { figuresOf, ROWS } from './figures';

const SIDES = Array.from({ length: SEATS }, (_, seat) => seat);

export const Numbers = ({ state: { view, events } }: { state: MatchState }) => {
  const figures = useMemo(() => figuresOf(events, view), [events, view]);
  return (
    <section class="numbers" aria-labelledby="result-numbers">
      <h3 id="result-numbers">{say('medieval.numbers')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say('medieval.numbers.what')}</span>
            </th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <Token seat={side} kind={null} inline /> {sideOf(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{say(`medieval.numbers.${row}`)}</th>
              {SIDES.map((side) => (
                <td key={side}>{figures[side]?.[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
