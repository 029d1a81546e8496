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

/**
 * All sizes and themes are kept for the eye. The largest size is the first one with more room in it, and high contrast changes
 * colours, not places: three sizes are compared, and of high contrast the screens that have all its colours, at one size.
 */
const sizesOf = (name: string, theme: Theme): readonly ScreenSize[] => {
  if (isKeeping) return SIZES;
  if (theme === 'normal') return SIZES.filter(({ width }) => width < 1920);
  return ['title', 'battle', 'attack'].includes(name) ? SIZES.filter(({ width }) => width === 1280) : [];
};

for (const [name, bring] of Object.entries(SCREENS))
  test(`pictures: ${name}`, async ({ browser }, info) => {
    for (const theme of THEMES) {
      const sizes = sizesOf(name, theme);
      if (sizes.length === 0) continue;
      const page = await browser.newPage();
      await bring({ page, info, theme });
      for (const size of sizes) {
        await moments.resize(page, size);
        await shoot(page, name, theme, size);
      }
      await page.close();
    }
  });

test('pictures: attack', async ({ browser }, info) => {
  for (const theme of THEMES) {
    const page = await browser.newPage();
    await moments.attack({ page, info, theme }, sizesOf('attack', theme), (size) => shoot(page, 'attack', theme, size));
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
