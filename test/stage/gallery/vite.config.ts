/** Serves the gallery: `npx vite --config test/stage/gallery/vite.config.ts`. Not part of the build. */
import { mergeConfig } from 'vite';
import base from '../../../vite.config';

export default mergeConfig(base, {
  root: import.meta.dirname,
  publicDir: false,
  cacheDir: '../../../node_modules/.vite-gallery',
});
