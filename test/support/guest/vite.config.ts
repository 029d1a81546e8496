/** Builds the page with the guests on it, to build/e2e/guest-page. */
import { mergeConfig } from 'vite';
import { at } from '../../../src/cli/scripts/lib/paths.mjs';
import base from '../../../vite.config';
import * as games from './games';
import { withGuests } from './plugin';

const lines = Object.values(games).flat();

export default mergeConfig(withGuests(base, lines), { build: { outDir: at('build/e2e/guest-page') } });
