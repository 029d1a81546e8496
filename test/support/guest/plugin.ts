/**
 * For tests: puts games that are not published into the real page and its workers, one line a registry, while the registries are
 * being loaded. No file is changed.
 */
import { readFileSync } from 'node:fs';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import { type GuestLine, withLine } from './line';

/** Puts these lines into their registries. Throws at once where a registry does not take its line. */
export function guests(lines: readonly GuestLine[]): Plugin {
  const byFile = new Map<string, readonly GuestLine[]>();
  for (const line of lines) byFile.set(at(line.file), [...(byFile.get(at(line.file)) ?? []), line]);
  const added = (text: string, own: readonly GuestLine[]): string => own.reduce((so, line) => withLine(so, line), text);
  return {
    name: 'guests',
    enforce: 'pre',
    buildStart() {
      for (const [file, own] of byFile) added(readFileSync(file, 'utf8'), own);
    },
    transform(text, id) {
      const own = byFile.get(id.replace(/\?.*$/, ''));
      return own === undefined ? null : { code: added(text, own), map: null };
    },
  };
}

/** A page's configuration with these games on it, in its workers too. */
export const withGuests = (base: UserConfig, lines: readonly GuestLine[]): UserConfig =>
  mergeConfig(base, { plugins: [guests(lines)], worker: { plugins: () => [guests(lines)] } });
