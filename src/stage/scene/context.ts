/** The canvas of a board, made with its graphics context; making one is also the only look at whether the browser has any. */

/** What Phaser needs of it; Phaser itself asks for none, and what its own settings say of a context has no effect. */
const ATTRIBUTES: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: true,
  stencil: true,
  premultipliedAlpha: true,
  preserveDrawingBuffer: false,
  powerPreference: 'low-power',
};

/**
 * A canvas with a WebGL context; null where the browser has none to give. A second context that only tries it out would cost
 * as much as the board's own: the graphics process finishes all its work before it takes one down.
 */
export const openContext = (): HTMLCanvasElement | null => {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl', ATTRIBUTES) === null ? null : canvas;
};
