import { listen, listenerOf } from '../support/listener';
import { expect, loadDice, openTitle, press, test } from '../support/page';
import { begin } from './pebble-begin';
import { typingHands } from './pebble-hands';
import { playOn } from './pebble-play';

test.use({ trace: 'off' });

test('a whole match by typed text; what is spoken tells it', async ({ page }) => {
  await listen(page);
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant', commandBox: true } });
  await begin(page, ['person', 'story', 'story']);
  const listener = await listenerOf(page);
  const { asked, attacks } = await playOn(page, typingHands(page));
  expect(asked).toContain('pebble.main');
  expect(attacks).toBeGreaterThan(0);
  await expect(page.locator('[data-dialog="result"] .reason')).not.toBeEmpty();
  // what is spoken comes a little later than the picture
  await expect
    .poll(async () => (await listener.heard()).join('\n'))
    .toMatch(/(Blue|Red|Gold) wins\. Only \w+ still has a Gem\.|A draw\. Eighteen turns/);
  const heard = (await listener.heard()).join('\n');
  expect(heard).toMatch(/\b[a-z]\d+ moves to [a-z]\d+\./);
  expect(heard).toMatch(/\b[a-z]\d+ strikes [a-z]\d+\./);
  expect(heard).toMatch(/\b[a-z]\d+: \d against \d, (beaten|it holds|both fall)\./);
  expect(heard).toMatch(/(Blue|Red|Gold) loses the (Gem|Chip|Boulder) on [a-z]\d+\./);
  // nothing was said that nobody may know, and no key of a text in place of the text
  expect(heard).not.toMatch(/\b(pebble|battle|log|spoken|answers)\.[a-z]/);

  await expect(page.locator('[data-dialog="result"] .result-about').first()).toHaveText(/^\d+ turns were played\.$/);
  await press(page, 'replay');
  await expect(page.locator('.turn')).toHaveText('The start');
  await press(page, 'last');
  await press(page, 'leave-replay');
  await press(page, 'rematch');
  await expect(page.locator('main.arrange, .curtain')).toBeVisible();
});

test('the board answers its keys', async ({ page }) => {
  await listen(page);
  await loadDice(page, 3);
  await openTitle(page, { settings: { speed: 'instant' } });
  await begin(page, ['person', 'story', 'story']);
  const listener = await listenerOf(page);
  await playOn(page, typingHands(page), ({ at }) => at === 'question');
  await page.locator('.grid [tabindex="0"]').focus();
  // what is announced may still be on its way, and would be taken for the answer
  await expect.poll(async () => (await listener.heard()).join(' ')).toContain('Your turn (Blue)');
  expect(await listener.ask('KeyM')).toMatch(/^Possible: s\d/);
  expect(await listener.ask('KeyG')).toContain('The last one in wins.');
  expect(await listener.ask('KeyT')).toMatch(/Your turn \(Blue\).*Choose a token or a card, or pass\./);
  // the message on the screen is no second voice
  expect((await listener.heard()).filter((said) => said.startsWith('Possible:'))).toHaveLength(1);
  await listener.press('Digit0');
  expect((await listener.focus()).name).toMatch(/^s\d, (heath, )?your Gem/);
  expect(await listener.ask('KeyI')).toMatch(/Who loses it is out/);
});
