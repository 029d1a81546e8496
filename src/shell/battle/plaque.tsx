/** The mode and its goal, in sight all the time where there is room for it. */
import type { View } from '../../contract/view';
import { formAbout, formName, say } from '../../text';

export const Plaque = ({ view }: { view: View }) => (
  <section class="plaque" aria-label={say('battle.goal')}>
    <h2>{formName(view.game, view.form)}</h2>
    <p>{formAbout(view.game, view.form)}</p>
  </section>
);
