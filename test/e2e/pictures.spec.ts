/** The screens as players see them: at four sizes, and in high contrast at two of them. */
import { isKeeping, type ScreenSize, SIZES, shoot, THEMES, type Theme } from './support/camera';
import * as moments from './support/moments';
import { test } from './support/page';

/** Screens that keep still: one visit a theme, then every size. */
const SCREENS = {
  title: moments.title,
  'new-battle': moments.newBattle,
  battle: moments.battle('start'),
  curse: moments.battle('curse'),
  inspector: moments.inspector,
  curtain: moments.curtain,
  result: moments.result,
  settings: moments.dialog('settings'),
} as const;

/** High contrast changes colours, not places: one wide and one narrow picture are compared, and all are kept for the eye. */
const sizesOf = (theme: Theme): readonly ScreenSize[] =>
  isKeeping || theme === 'normal' ? SIZES : SIZES.filter(({ width }) => width === 1280 || width === 390);

for (const [name, bring] of Object.entries(SCREENS))
  test(`pictures: ${name}`, async ({ browser }, info) => {
    for (const theme of THEMES) {
      const page = await browser.newPage();
      await bring({ page, info, theme });
      for (const size of sizesOf(theme)) {
        await moments.resize(page, size);
        await shoot(page, name, theme, size);
      }
      await page.close();
    }
  });

// a fight goes on while the page is sized: each picture has a fight of its own
test('pictures: attack', async ({ browser }, info) => {
  for (const theme of THEMES)
    for (const size of sizesOf(theme)) {
      const page = await browser.newPage({ viewport: size });
      await moments.attack({ page, info, theme });
      await shoot(page, 'attack', theme, size);
      await page.close();
    }
});

/** For the eye alone. */
const FURTHER = {
  codex: moments.dialog('codex'),
  credits: moments.dialog('credits'),
  menu: moments.menu,
  arrange: moments.arranging,
  replay: moments.replay,
  duel: moments.duel,
} as const;

if (isKeeping) {
  for (const [name, bring] of Object.entries(FURTHER))
    test(`pictures to look at: ${name}`, async ({ page }, info) => {
      await bring({ page, info, theme: 'normal' });
      for (const size of SIZES) {
        await moments.resize(page, size);
        await shoot(page, name, 'normal', size);
      }
    });
}
