/** The screens before and between battles. */
import { addTexts } from '../../../../text';
import { legendsSetup } from '../../../../text/en/legends/setup';
import { ArmyScreen } from './army-screen';
import { ArrangeScreen } from './arrange-screen';
import { BetweenScreen } from './between-screen';
import { NewBattleScreen } from './new-battle';

addTexts(legendsSetup);

export const screens = {
  plan: NewBattleScreen,
  army: ArmyScreen,
  arrange: ArrangeScreen,
  between: BetweenScreen,
} as const;
