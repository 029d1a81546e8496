/** Squares that share a side with a square. */
import type { View } from '../../../contract/view';

export const neighbours = ({ width, height }: Pick<View, 'width' | 'height'>, square: number): readonly number[] => {
  const [column, row] = [square % width, Math.floor(square / width)];
  return [
    ...(row > 0 ? [square - width] : []),
    ...(column > 0 ? [square - 1] : []),
    ...(column < width - 1 ? [square + 1] : []),
    ...(row < height - 1 ? [square + width] : []),
  ];
};
