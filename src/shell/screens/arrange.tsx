/** The first player lays the army out before the match; the other one does so in the match itself, or is the computer. */

import { kindOfLetter } from '../../games/legends/army';
import { formatArmy, parseArrangement } from '../../games/legends/arrange';
import { ownSquares } from '../../games/legends/forms';
import type { Form } from '../../games/legends/language';
import { say } from '../../text';
import { useApp } from '../app/app';
import { changeInHand, planInHand, startPlan } from '../app/battle-acts';
import { ArrangeSheet } from '../setup/arrange-sheet';
import { formOfPlan, PERSON } from '../setup/plan';

/** The arrangement of the last time, also an unfinished one. */
const startOf = (text: string, form: Form): readonly number[] => {
  const whole = parseArrangement(text, form);
  if (whole !== null) return whole;
  return ownSquares(form, 0).map((_, place) => kindOfLetter(text.charAt(place), form) ?? 0);
};

export const ArrangeScreen = () => {
  const app = useApp();
  const plan = planInHand(app);
  const form = formOfPlan(plan);
  const { origin } = app.setting;
  const store = (kinds: readonly number[]) => {
    const next = { ...plan, laid: { ...plan.laid, [form.name]: formatArmy(kinds) } };
    changeInHand(app, next);
    return next;
  };
  const shared = plan.opponent === PERSON;
  return (
    <ArrangeSheet
      title={say(shared ? 'arrange.first' : 'arrange.title')}
      about={shared ? say('arrange.away') : null}
      form={form}
      seat={0}
      start={startOf(plan.laid[form.name] ?? '', form)}
      ready={say(origin.value === 'plan' ? 'plan.begin' : 'arrange.ready')}
      busy={app.opening.value}
      onBack={(kinds) => {
        store(kinds);
        app.screen.value = origin.value;
      }}
      onReady={(kinds) => {
        const next = store(kinds);
        if (origin.value === 'plan') void startPlan(app, next);
        else app.screen.value = 'between';
      }}
    />
  );
};
