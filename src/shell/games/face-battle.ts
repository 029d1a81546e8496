/** The battle's part of a game's face: what stands beside the board, header, answers, inspector, log, voice. */
export interface BattleFace {
  /** How the battle screen is laid out: `answers`, a list of answers between two armies; `trays`, a reserve for each side. */
  readonly layout: 'answers' | 'trays';
}
