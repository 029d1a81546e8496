/**
 * What still breaks a law about games (test/support/layers/games.ts) while the layers are being parted: each entry must still
 * offend, so that this list can only become shorter. In the end it is empty, and goes.
 */

/** Sources that name a game. */
export const NAMING: readonly string[] = [
  'src/cli/scripts/perf/painting/painting.ts',
  'src/games/legends/look/index.ts',
  'src/shell/app/acts.ts',
  'src/shell/app/app.ts',
  'src/shell/app/battle-acts.ts',
  'src/shell/dialogs/ask.tsx',
  'src/shell/dialogs/codex.tsx',
  'src/shell/dialogs/credits.tsx',
  'src/shell/dialogs/keys.tsx',
  'src/shell/dialogs/menu.tsx',
  'src/shell/dialogs/result.tsx',
  'src/shell/parts/title-map.ts',
  'src/shell/result/names.ts',
  'src/shell/result/numbers.tsx',
  'src/shell/result/statistics.ts',
  'src/shell/result/timeline.tsx',
  'src/shell/result/turn-text.ts',
  'src/shell/screens/army.tsx',
  'src/shell/screens/arrange.tsx',
  'src/shell/screens/title.tsx',
  'src/shell/setup/armies.tsx',
  'src/shell/setup/army-make-up.tsx',
  'src/shell/setup/arrange-sheet.tsx',
  'src/shell/setup/arranging.tsx',
  'src/shell/setup/builder.tsx',
  'src/shell/setup/field.tsx',
  'src/shell/setup/ground.tsx',
  'src/shell/setup/keeping.ts',
  'src/shell/setup/laying.ts',
  'src/shell/setup/pieces.tsx',
  'src/shell/setup/plan.ts',
  'src/shell/setup/ranks.tsx',
  'src/shell/setup/request.ts',
  'src/shell/setup/traits.ts',
  'src/shell/setup/words.ts',
  'src/shell/shell.tsx',
  'src/stage/index.ts',
  'src/stage/look.ts',
  'src/stage/scene/phaser-stage.ts',
  'src/stage/tabletop/index.ts',
  'src/text/en/codex.ts',
  'src/text/en/setup.ts',
  'src/text/en/shell.ts',
  'src/text/legends.ts',
  'src/text/names.ts',
  'src/text/say.ts',
];

/** Sources that ask whether a seat is even. */
export const PARITY: readonly string[] = [
  'src/shell/result/course.ts',
  'src/shell/setup/arranging.tsx',
  'src/stage/picture/sprite.ts',
  'src/stage/scene/phaser-stage.ts',
  'src/stage/sound/music/mood.ts',
  'test/support/form/rehearsal.ts',
];

/** Chunks of the built page that come with a game, or with two. */
export const CHUNKS: readonly string[] = [
  'page: index.js comes with legends, in page: index.js',
  'page: index.js comes with legion, in page: index.js',
];
