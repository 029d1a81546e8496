/** A value that is watched elsewhere, for a part of the page: drawn anew whenever it changes. */
import { useEffect, useState } from 'preact/hooks';
import type { Readable } from '../../match/store';

export const useReadable = <T>(source: Readable<T>): T => {
  const [value, keep] = useState<T>(source.get());
  useEffect(() => {
    keep(source.get());
    return source.subscribe((next) => keep(next));
  }, [source]);
  return value;
};
