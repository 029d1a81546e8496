/** What shows a match is one part of the page, fetched with the first match. */
import { part } from '../parts/part';

export const table = part(() => import('../table'));
