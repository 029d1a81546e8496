/** The board's part of a game's face: labels, refusals, previews, tokens and ground of the plain grid, keys. */
export interface BoardFace {
  /** The game's word, as setups name it. */
  readonly game: string;
}
