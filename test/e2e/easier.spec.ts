/** What helps a beginner: few choices before a battle, a lower level during it and after a defeat, and what is told of it. */
import { awaitAsked } from './support/battle';
import { boardReady, expect, openTitle, press, test } from './support/page';
import { startBattle } from './support/sights';

test('a new battle asks six things; what is not as usual behind More is told on its button', async ({ page }) => {
  await openTitle(page, { settings: { speed: 'instant' }, battle: { exchanges: 'on' } });
  await press(page, 'new-battle');
  const shown = page.locator('.plan-body fieldset:visible > legend');
  await expect(shown).toHaveText(['Battle', 'Opponent', 'Your side', 'Your army', 'Boards', 'How many battles']);
  const more = page.locator('[data-action="more"]');
  await expect(more).toHaveText('More');
  await press(page, 'more');
  await expect(shown).toHaveText([
    'Battle',
    'Opponent',
    'Your side',
    'Your army',
    'Boards',
    'How many battles',
    'Computer’s character',
    'The computer’s army',
    'Who begins',
    'Abilities',
    'Army lists',
    'Exchanges',
  ]);
  await page.locator('label[data-value="other"]:has([name="begins"])').click();
  await page.locator('label[data-value="off"]:has([name="exchanges"])').click();
  await press(page, 'more');
  await expect(shown).toHaveCount(6);
  await expect(more).toHaveText('MoreThe computer begins · Exchanges: None');
});

test('the level is lowered during a battle; the result tells it, and offers an easier one', async ({ page }) => {
  await openTitle(page, {
    settings: { speed: 'instant', championTime: 1 },
    battle: { form: 'quick', opponent: 'champion', begins: 'me' },
  });
  await startBattle(page);
  await boardReady(page);
  await awaitAsked(page);
  await press(page, 'menu');
  await press(page, 'level');
  const dialog = page.locator('[data-dialog="level"]');
  await expect(dialog.locator('li .button')).toHaveText(['Veteran', 'Standard', 'Story']);
  await press(page, 'level-standard');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.army-player')).toContainText('Standard');
  await press(page, 'menu');
  await press(page, 'resign');
  await press(page, 'yes');
  const result = page.locator('[data-dialog="result"]');
  await expect(result).toContainText('Level lowered from Champion to Standard.');
  await expect(result).toContainText('The same again, with the computer at Story level.');
  await press(page, 'easier');
  await boardReady(page);
  await awaitAsked(page);
  await expect(page.locator('.army-player')).toContainText('Story');
  await press(page, 'menu');
  await expect(page.locator('[data-action="level"]')).toHaveCount(0);
});
