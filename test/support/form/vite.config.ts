/** Serves the page of the trials of form. Not part of the build. */
import { mergeConfig } from 'vite';
import base from '../../../vite.config';

export default mergeConfig(base, {
  root: import.meta.dirname,
  publicDir: false,
  cacheDir: '../../../node_modules/.vite-form',
});
