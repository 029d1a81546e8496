/** Outlines of the two kinds of token as SVG paths, one unit wide and high round their middle: evil notched, good round. */
export const SILHOUETTES = {
  kite: 'M0-.5Q.13-.395 .25-.405L.325-.47Q.335-.37 .46-.33Q.395-.2 .415-.06C.41.17 .29.37 0 .5C-.29.37-.41.17-.415-.06Q-.395-.2-.46-.33Q-.335-.37-.325-.47L-.25-.405Q-.13-.395 0-.5Z',
  heater:
    'M-.43-.4Q-.215-.455 0-.475Q.215-.455 .43-.4C.475-.1 .465.15 .34.3C.24.415 .11.465 0 .5C-.11.465-.24.415-.34.3C-.465.15-.475-.1-.43-.4Z',
} as const;

export type Silhouette = keyof typeof SILHOUETTES;

/** The field's share of a token: the rest is its rim. */
export const FIELD_SHARE = 0.86;
