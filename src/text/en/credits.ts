/** Who made what this game is made of, and what it does for players of every kind. Names of people and works stay as they are. */
export const credits = {
  'credits.own': 'Rules engines, pictures, sounds and music are the work of the Veilwar contributors. MIT licence.',
  'credits.icons': 'Icons',
  'credits.icons.text':
    'Outlines of the pieces from game-icons.net, under Creative Commons Attribution 3.0 (creativecommons.org/licenses/by/3.0). Only the outlines are used; colours, plates and shadows are ours.',
  'credits.icons.by': 'By {authors}.',
  'credits.type': 'Type',
  'credits.type.about': 'Under the SIL Open Font License 1.1.',
  'credits.type.cinzel': 'Cinzel, by Natanael Gama',
  'credits.type.alegreya': 'Alegreya Sans, by Juan Pablo del Peral, Huerta Tipográfica',
  'credits.type.atkinson': 'Atkinson Hyperlegible Next, by the Braille Institute and its partners',
  'credits.type.grenze': 'Grenze Gotisch, by Omnibus-Type',
  'credits.works': 'Program',
  'credits.works.phaser': 'Phaser, by Richard Davey and Phaser Studio. MIT licence',
  'credits.works.preact': 'Preact and its signals, by Jason Miller and the Preact team. MIT licence',
  'credits.works.comlink': 'Comlink, by Surma at Google. Apache licence 2.0',
  'credits.works.messages': 'Intl MessageFormat, by Eric Ferraiuolo and FormatJS. BSD licence, three clauses',
  'credits.works.core': 'AssemblyScript, by its authors. Apache licence 2.0',
  'credits.open': 'Open to everyone',
  'credits.open.keyboard':
    'Every screen and every battle can be played by keyboard alone, with a pointer alone, or by touch alone.',
  'credits.open.reader':
    'Every battle can be played with a screen reader: board, powers, fights and log are told in words.',
  'credits.open.text': 'Text up to 200 %, a most legible type, and high contrast.',
  'credits.open.colour': 'Nothing is told by colour alone: shape, hatching, sign or number goes with it.',
  'credits.open.motion': 'Motion, flashes and shaking can be turned off. Nothing is told by sound alone.',
  'credits.open.time':
    'No clock runs, nothing has to be dragged or held, and moves can be asked back before they count.',
} as const;
