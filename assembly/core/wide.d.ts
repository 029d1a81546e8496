/** Defined by `--use WIDE=NaN` in the builds for boards of more than 64 squares; asked for by `isDefined` alone. */
declare const WIDE: number;
