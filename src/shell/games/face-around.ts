/** What a game's face shows around the battle: new match, once more, what the title says, codex, result, reminders. */
export interface AroundFace {
  /** Key of the game's name. */
  readonly title: string;
}
