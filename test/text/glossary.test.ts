/** One word for one thing: what players read keeps to the glossary. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../../src/cli/scripts/lib/paths.mjs';
import { legendsCatalogue } from '../../src/games/legends/catalogue';
import { pieceLines } from '../../src/match/games/legends/sentences';
import { english } from '../../src/text';
import { GLOSSARY, type Term } from './glossary';

type Read = readonly [where: string, text: string];

/** Arguments and the names of cases are not read, what the cases say is. */
const wordsOf = (message: string): string =>
  message.replace(/\{\w+, (?:select|plural),|\{\w+(?:, number, [^}]*)?\}/g, '…').replace(/[{}]/g, ' ');

const KEYS: readonly Read[] = Object.entries(english()).map(([key, message]) => [key, wordsOf(message)]);
const PIECES: readonly Read[] = (['own', 'foe'] as const).flatMap((reader) =>
  legendsCatalogue.pieces.flatMap((piece) =>
    pieceLines(piece, reader).map((line): Read => [`${piece.name} (${reader})`, line.trim()]),
  ),
);

const wrongIn = (texts: readonly Read[], { word, never, but = [] }: Term): readonly string[] =>
  texts.flatMap(([where, text]) =>
    !but.includes(where) && never.some((wrong) => wrong.test(text)) ? [`${word}: ${where}: ${text}`] : [],
  );

describe('the glossary', () => {
  test.each(GLOSSARY.map((term) => [term.word, term] as const))('%s', (_, term) => {
    expect(wrongIn([...KEYS, ...PIECES], term)).toEqual([]);
  });

  test('a per cent sign follows its number without a space', () => {
    expect([...Object.entries(english()), ...PIECES].filter(([, text]) => /\s%/.test(text))).toEqual([]);
  });

  test('has a line in the README for every word', () => {
    const told = readFileSync(at('src/text/README.md'), 'utf8');
    expect(GLOSSARY.filter(({ word }) => !told.includes(`| **${word}** |`)).map(({ word }) => word)).toEqual([]);
  });

  test.each([
    'The Bone Castle on b5 is given up.',
    'Chance sends one of them.',
    'The Scout is shown.',
    'Pass: press again.',
    'Take out',
    'Marshal, Flying, lent',
    '7 against 6: yours falls.',
    'This soldier may not stand there.',
  ])('knows %s', (planted) => {
    expect(GLOSSARY.flatMap((term) => wrongIn([['planted', planted]], term))).not.toEqual([]);
  });
});
