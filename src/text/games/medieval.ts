/** Names of Medieval's things. */
import '../en/medieval';
import { addNamer, PLAIN } from '../namers';

addNamer('medieval', PLAIN);
