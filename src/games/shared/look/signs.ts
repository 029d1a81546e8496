/** Our own outlines on a grid of 512 that several games show: the eye of what the other side knows. */
export const signs = {
  eye: 'M20 256C116 96 396 96 492 256C396 416 116 416 20 256ZM160 256a96 96 0 1 0 192 0a96 96 0 1 0-192 0ZM206 256a50 50 0 1 1 100 0a50 50 0 1 1-100 0Z',
} as const;
