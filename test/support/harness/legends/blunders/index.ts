/** The absurdities of the Legends family, the more particular first. */
import type { BlunderBook } from '../../blunders/kinds';
import { broughtBy } from './brought';
import { castleKinds } from './castle';
import { exchangeWasted } from './exchanges';
import { fightKinds, omissions } from './fights';
import { spendingKinds } from './spending';

export const blunderBook: BlunderBook = {
  kinds: [...castleKinds, exchangeWasted, ...spendingKinds, ...fightKinds, ...omissions],
  rests: ['main', 'swap', 'place'],
  brought: broughtBy,
};
