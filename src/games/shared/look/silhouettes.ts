/**
 * Outlines of tokens as SVG paths, one unit wide and high round their middle: a notched kite, a heater with a round foot,
 * a round targe and an upright pavise.
 */
export const SILHOUETTES = {
  kite: 'M0-.5Q.13-.395 .25-.405L.325-.47Q.335-.37 .46-.33Q.395-.2 .415-.06C.41.17 .29.37 0 .5C-.29.37-.41.17-.415-.06Q-.395-.2-.46-.33Q-.335-.37-.325-.47L-.25-.405Q-.13-.395 0-.5Z',
  heater:
    'M-.43-.4Q-.215-.455 0-.475Q.215-.455 .43-.4C.475-.1 .465.15 .34.3C.24.415 .11.465 0 .5C-.11.465-.24.415-.34.3C-.465.15-.475-.1-.43-.4Z',
  targe: 'M0-.48A.48.48 0 1 1 0 .48A.48.48 0 1 1 0-.48Z',
  pavise: 'M-.37-.47H-.13Q0-.4 .13-.47H.37Q.43-.47 .43-.41V.31Q.43.5 .22.5H-.22Q-.43.5-.43.31V-.41Q-.43-.47-.37-.47Z',
} as const;

export type Silhouette = keyof typeof SILHOUETTES;

/** The field's share of a token: the rest is its rim. */
export const FIELD_SHARE = 0.86;

/** A side's plain field and its ink: of whatever is the side's, and has no colour of its own. */
export const SIDE_FIELDS: Readonly<Record<Silhouette, { readonly colour: string; readonly ink: string }>> = {
  heater: { colour: '#F3E6C8', ink: '#15120F' },
  kite: { colour: '#323B4C', ink: '#FFF9EC' },
  targe: { colour: '#E6CB96', ink: '#15120F' },
  pavise: { colour: '#3E4D39', ink: '#FFF9EC' },
};
