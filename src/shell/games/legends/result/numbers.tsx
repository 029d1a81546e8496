/** The statistics as a table, and the feats in a line each. */
import { useMemo } from 'preact/hooks';
import type { View } from '../../../../contract/view';
import { hasCurses } from '../../../../games/legends/reading/pieces-seen';
import { sideOf } from '../../../../match/games/legends/sides';
import type { MatchState } from '../../../../match/types';
import { say } from '../../../../text';
import { capital } from '../../../../text/capital';
import { liveryOf, PieceFace } from '../parts/piece-face';
import { kindName } from '../words';
import { sidesNamed } from './names';
import { type Feat, type SideCount, statisticsOf } from './statistics';

type Row = keyof SideCount;

const ROWS: readonly Row[] = ['standing', 'lost', 'won', 'tied', 'defeated', 'powers', 'curses'];
/** Rows of a form whose pieces have no powers. */
const PLAIN: readonly Row[] = ['standing', 'lost', 'won', 'tied', 'defeated'];

const FeatLine = ({ view, feat, name }: { view: View; feat: Feat; name: 'victor' | 'walker' }) => {
  const { piece, count } = feat;
  const side = sideOf(view, piece.army);
  const whose = say('result.feat.piece', {
    side,
    piece: kindName(piece.kind),
    known: piece.kind === null ? 'no' : 'yes',
  });
  return (
    <li>
      <PieceFace kind={piece.kind} livery={liveryOf(view, piece.army)} inline />
      <span>{say(`result.feat.${name}`, { piece: capital(whose), count })}</span>
    </li>
  );
};

export const Numbers = ({ state: { view, events } }: { state: MatchState }) => {
  const statistics = useMemo(() => statisticsOf(events, view), [events, view]);
  const sides = sidesNamed(view);
  const { victor, walker } = statistics;
  return (
    <section class="numbers" aria-labelledby="result-numbers">
      <h3 id="result-numbers">{say('result.numbers')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{say('result.numbers.what')}</span>
            </th>
            {sides.map(({ side, name }) => (
              <th key={side} scope="col">
                <PieceFace kind={null} livery={liveryOf(view, side)} inline /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(hasCurses(view) ? ROWS : PLAIN).map((row) => (
            <tr key={row}>
              <th scope="row">{say(`result.${row}`)}</th>
              {sides.map(({ side }) => (
                <td key={side}>{statistics.sides[side]?.[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="feats">
        {victor !== null && <FeatLine view={view} feat={victor} name="victor" />}
        {walker !== null && <FeatLine view={view} feat={walker} name="walker" />}
      </ul>
    </section>
  );
};
