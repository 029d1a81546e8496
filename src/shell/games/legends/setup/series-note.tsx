/** How the running series stands, in words and as a table. */
import { gamesOf, type Rival, standingOf } from '../../../../match/series';
import { addTexts, say } from '../../../../text';
import { legendsSeries } from '../../../../text/en/legends/series';
import type { KeptSeries } from './keeping';
import { isYou, rivalName } from './words';

addTexts(legendsSeries);

/** One sentence: the score so far, or how the series ended. */
export const seriesText = ({ plan, series }: KeptSeries): string => {
  const { totals, next, winner } = standingOf(series);
  const [first, second] = totals;
  if (next !== null) {
    const key = series.plan === 'two' ? 'series.standing' : 'series.standing.most';
    return say(key, { first, second, game: series.games.length, games: gamesOf(series.plan) });
  }
  if (winner === null) return say('series.drawn', { first, second });
  return say('series.won', { who: rivalName(plan, winner), you: isYou(plan, winner), first, second });
};

/** Every game that has been played. */
export const SeriesTable = ({ plan, series }: KeptSeries) => {
  const who = (rival: Rival | null): string => (rival === null ? say('series.draw') : rivalName(plan, rival));
  return (
    <table class="series-table">
      <thead>
        <tr>
          <th scope="col">{say('series.game')}</th>
          <th scope="col">{say('series.began')}</th>
          <th scope="col">{say('series.winner')}</th>
          {series.plan === 'two' && <th scope="col">{say('series.points')}</th>}
        </tr>
      </thead>
      <tbody>
        {series.games.map((game, at) => (
          <tr key={`${at + 1}`}>
            <th scope="row">{at + 1}</th>
            <td>{who(game.began)}</td>
            <td>{who(game.winner)}</td>
            {series.plan === 'two' && <td>{game.destroyed}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
