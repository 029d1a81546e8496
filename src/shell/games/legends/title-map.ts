/** The battle on the title's map, as somebody passing by would see it. */
import type { View } from '../../../contract/view';
import { legends } from '../../../games/legends';

/** Two lines facing each other across the middle, most of both unknown, the boldest met and shown. */
const SHOWN = legends.readPosition({
  boards: ['5B', '1C r90', '2D', '4C r180'],
  pieces: {
    a1: [33, 0],
    c1: [46, 0],
    d1: [41, 0],
    g1: [88, 0, 'shown'],
    h1: [28, 0],
    b2: [58, 0, 'shown'],
    d2: [7, 0, 'shown'],
    e2: [63, 0],
    g2: [73, 0],
    b3: [17, 0],
    c3: [22, 0, 'shown'],
    e3: [1, 0, 'shown'],
    f3: [49, 0, 'shown'],
    g4: [43, 0, 'shown'],
    c4: [76, 0, 'shown'],
    e5: [171, 1, 'shown'],
    f5: [141, 1, 'shown'],
    c5: [131, 1, 'shown'],
    b6: [150, 1],
    h6: [156, 1, 'shown'],
    a7: [111, 1],
    e6: [144, 1, 'shown'],
    g6: [147, 1],
    d7: [182, 1],
    f7: [185, 1],
    c8: [188, 1],
    b7: [163, 1],
    e8: [202, 1],
    g8: [120, 1],
    h8: [117, 1],
  },
});

/** What is hidden stays hidden here as well. */
const seen = (view: View): View => ({
  ...view,
  tokens: view.tokens.map((token) => (token.shownTo === 0 ? { ...token, kind: null } : token)),
});

/** The battle as it is painted; null where it can't be read. */
export const shownOnTitle = (): View | null => (SHOWN.ok ? seen(SHOWN.value) : null);
