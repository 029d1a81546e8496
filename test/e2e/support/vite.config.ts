/** Serves a built page as our own site does, and is told what its policy forbids. */
import { mergeConfig } from 'vite';
import { POLICY } from '../../../src/cli/scripts/lib/policy.mjs';
import base from '../../../vite.config.ts';
import { underPolicy } from './policy.ts';

export default mergeConfig(base, underPolicy(POLICY));
