/** How one plays is told as the settings in force have it. */
import { expect, test } from 'vitest';
import { confirmsNow, controlsOf } from '../../src/shell/dialogs/menu';
import { loadTexts } from '../../src/text/games';

await loadTexts('legends');

test('which moves wait to be confirmed', () => {
  const told = (confirm: 'never' | 'attacks' | 'always') => controlsOf('legends', confirm, true).split('. ')[0];
  expect(told('never')).toBe('Tap one of your pieces, then a marked square');
  expect(told('attacks')).toBe(
    'Tap one of your pieces, then a marked square; attacks and powers wait for a second tap',
  );
  expect(told('always')).toBe('Tap one of your pieces, then a marked square, then Confirm');
});

test('where two share the screen every move waits, unless none ever does', () => {
  const person = { player: 'person' } as const;
  const alone = { seats: [person, { player: 'computer', level: 'story' }] } as const;
  const shared = { seats: [person, person] } as const;
  expect(confirmsNow('attacks', alone)).toBe('attacks');
  expect(confirmsNow('attacks', shared)).toBe('always');
  expect(confirmsNow('never', shared)).toBe('never');
});
