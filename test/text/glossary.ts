/** The words that recur in players' texts, as src/text/README.md tells them: what is said, and what is not. */
export interface Term {
  /** The word in use. */
  readonly word: string;
  /** What nobody reads in its place. */
  readonly never: readonly RegExp[];
  /** Keys whose sentences may hold such words, since they mean something else there. */
  readonly but?: readonly string[];
}

export const GLOSSARY: readonly Term[] = [
  { word: 'sacrifice', never: [/\b(give|gives|given|giving) (\w+ ){0,2}up\b/i, /\bgive up\b/i, /destroy for it/i] },
  {
    word: 'random',
    never: [
      /\bby chance\b/i,
      /\bchance (sends|gives|lays)\b/i,
      /\bpieces? (are|is) drawn\b/i,
      /\bbegins .* is drawn\b/i,
      /^drawn$/i,
      /\bwhoever comes\b/i,
    ],
  },
  {
    word: 'reveal',
    never: [
      /\b(is|are|was|were|be|been|newly) shown\b/i,
      /^shown$/i,
      /\bface up\b/i,
      /\bhas known it\b/i,
      /\beverybody knows it\b/i,
    ],
  },
  { word: 'hidden', never: [/\bunknown\b/i, /\bunseen\b/i, /\bnot been shown\b/i] },
  { word: 'confirm', never: [/\bpress (it )?again\b/i] },
  { word: 'save', never: [/\bkeep here\b/i, /\bkept here\b/i, /\b(may|can’t) keep anything\b/i, /\bis kept\b/i] },
  { word: 'load', never: [/\btake out\b/i] },
  { word: 'attack', never: [/\bassault/i, /\bto attack$/i] },
  {
    word: 'capture',
    never: [/\btakes? the (enemy )?(castle|flag)\b/i, /\bcaptured? (piece|it)\b/i, /\bcaptured (this turn|piece)\b/i],
  },
  { word: 'control', never: [/\bin its power\b/i, /\bchanged hands\b/i] },
  {
    word: 'fall',
    never: [/\bstruck down\b/i, /\bdies\b/i, /\bkill/i, /\bfells something\b/i, /\b: it falls\b/i, /\byours falls\b/i],
  },
  { word: 'boost', never: [/\blent\b(?! (powers|power))/i] },
  { word: 'borrow', never: [/, lent\b/i] },
  { word: 'Death Curse', never: [/\bdeath curse\b/, /\bhex\b/i] },
  // one contest of any game; “game” is what kind it is
  { word: 'battle', never: [/\bmatch\b/i, /\bduels?\b/i, /\b(an?|the|this|that|next|last|once a) game\b(?! engine)/i] },
  { word: 'exchange', never: [/\bswap/i, /\btrade places\b/i, /\bexchange places\b/i] },
  { word: 'arrange', never: [/\bla(y|ys|id) out\b/i, /\blaying out\b/i, /\blays? its\b/i] },
  { word: 'hint', never: [/\badvi(se|sed|ce)\b/i] },
  { word: 'undo', never: [/\basked back\b/i] },
  // it is a button's name and what that button is for, nothing else
  { word: 'take back', never: [/\btakes? back\b(?! your last turn|$)/i] },
  { word: 'odds', never: [/\bover all that it may be\b/i, /\bwins in \{?\w+\}? of 100\b/i] },
  { word: 'terrain', never: [/\bkind of land\b/i, /^the grounds?$/i, /^ground$/i] },
  { word: 'rotate', never: [/\b(laid|lays|then) (and )?turns?\b(?! of)/i, /\bthen turn,/i] },
  { word: 'next to', never: [/\bbeside (it|you|your|that|this)\b/i, /\bfrom beside\b/i] },
  { word: 'whoever', never: [/^who \w+ .* (wins|loses|has)\b/i] },
  { word: 'can’t', never: [/\bmay not\b/i] },
  { word: 'weaker', never: [/\bless strength\b/i] },
];
