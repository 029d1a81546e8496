/** What a viewer may know of a piece. */
import { VIEWER_TRUTH } from '../core/layout';
import { isArranging } from './arrange';
import { ARMY, LOOKED } from './map';
import { byteOf, isShown, sameSide, seatCount, sideMask } from './state';

/** Does a viewer know what a piece is? What one knows its whole side knows (R137). */
export function sees(viewer: i32, slot: i32): bool {
  if (viewer == VIEWER_TRUTH || isShown(slot)) return true;
  return isAllied(viewer, byteOf(ARMY, slot)) || (viewer < seatCount() && (byteOf(LOOKED, slot) & sideMask(viewer)) != 0);
}

/** Is a viewer a seat of this seat's side? */
export function isAllied(viewer: i32, seat: i32): bool {
  return viewer < seatCount() && sameSide(viewer, seat);
}

/** Does a viewer not even know that a seat's pieces stand where they do, because they are being laid out? */
export function isHiddenFrom(viewer: i32, seat: i32): bool {
  return isArranging() && viewer != VIEWER_TRUTH && !isAllied(viewer, seat);
}
