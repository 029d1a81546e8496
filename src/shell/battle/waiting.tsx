/** What stands where the board will be, until all that it needs has come. */
import { say } from '../../text';

export const Waiting = () => <main class="battle-wait">{say('battle.unrolling')}</main>;
