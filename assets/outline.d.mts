/** A segment of a path with places instead of steps, and where it ends. */
export interface Place {
  readonly letter: string;
  readonly figures: readonly number[];
  readonly x: number;
  readonly y: number;
}
export declare const places: (path: string) => readonly Place[];
export declare const shortened: (path: string, decimals: number) => string;
