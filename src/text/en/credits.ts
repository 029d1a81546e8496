/** Who made what this game is made of, and what it does for players of every kind. Names of people and works stay as they are. */
export const credits = {
  'credits.own': 'Rules engines, pictures, sounds and music by the Veilwar contributors. MIT licence.',
  'credits.icons': 'Icons',
  'credits.icons.text':
    'Piece outlines from game-icons.net, under Creative Commons Attribution 3.0 (creativecommons.org/licenses/by/3.0). Only the outlines are used; colours, plates and shadows are ours.',
  'credits.icons.by': 'By {authors}.',
  'credits.type': 'Fonts',
  'credits.type.about': 'Under the SIL Open Font License 1.1.',
  'credits.type.cinzel': 'Cinzel, by Natanael Gama',
  'credits.type.alegreya': 'Alegreya Sans, by Juan Pablo del Peral, Huerta Tipográfica',
  'credits.type.atkinson': 'Atkinson Hyperlegible Next, by the Braille Institute and its partners',
  'credits.type.grenze': 'Grenze Gotisch, by Omnibus-Type',
  'credits.works': 'Software',
  'credits.works.phaser': 'Phaser, by Richard Davey and Phaser Studio. MIT licence',
  'credits.works.preact': 'Preact and its signals, by Jason Miller and the Preact team. MIT licence',
  'credits.works.comlink': 'Comlink, by Surma at Google. Apache licence 2.0',
  'credits.works.messages': 'Intl MessageFormat, by Eric Ferraiuolo and FormatJS. Three-clause BSD licence',
  'credits.works.core': 'AssemblyScript, by its authors. Apache licence 2.0',
  'credits.open': 'Made for everyone',
  'credits.open.keyboard': 'Every screen and every battle works with a keyboard alone, a mouse alone, or touch alone.',
  'credits.open.reader':
    'Every battle can be played with a screen reader: board, powers, fights and log are all read out.',
  'credits.open.text': 'Text up to 200%, an extra-legible font, and high contrast.',
  'credits.open.colour': 'Nothing relies on colour alone: a shape, hatching, sign or number goes with it.',
  'credits.open.motion': 'Motion, flashes and shaking can be turned off. Nothing relies on sound alone.',
  'credits.open.time':
    'There is no clock, nothing has to be dragged or held, and you can undo a move until it reveals something or the enemy moves.',
} as const;
