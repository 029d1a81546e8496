/** Pebble: names, questions, and the words of its board, its lists and its result. */
export const pebbleGame = {
  'pebble.side.0': 'Blue',
  'pebble.side.1': 'Red',
  'pebble.side.2': 'Gold',

  'pebble.unit.1': 'Gem',
  'pebble.unit.2': 'Chip',
  'pebble.unit.3': 'Boulder',
  'pebble.unit.1.about': 'Who loses it is out. It can’t attack.',
  'pebble.unit.2.about': 'Strength 1.',
  'pebble.unit.3.about': 'Strength 2.',

  'pebble.terrain.0': 'shore',
  'pebble.terrain.1': 'heath',
  'pebble.terrain.0.about': 'Open ground: it helps nobody.',
  'pebble.terrain.1.about': 'Who is attacked here counts one more.',

  'pebble.card.0': 'Lantern',
  'pebble.card.1': 'Hop',
  'pebble.card.0.about': 'Look at a hidden token beside one of yours.',
  'pebble.card.1.about': 'One of your tokens goes two fields far.',
  'pebble.card.hidden': 'a hidden card',

  'pebble.form.pebble': 'Pebble',
  'pebble.form.pebble.about': 'Who loses the Gem is out. The last one in wins.',

  'pattern.pebble-wall': 'Wall',
  'pattern.pebble-bluff': 'Bluff',

  // questions, by decision and by what has been pressed
  'pebble.place': 'What stands on {cell}?',
  'pebble.place.confirm': '{what} on {cell}: press again.',
  'pebble.place.empty': 'Nothing',
  'pebble.main': 'Choose a token or a card, or pass.',
  'pebble.main.square': '{unit} on {square}: choose where it goes.',
  'pebble.main.confirm': '{from} to {to}: press again.',
  'pebble.main.attack': '{from} attacks {to}: press again.',
  'pebble.main.card': '{card}: press again.',
  'pebble.main.pass': 'Pass: press again.',
  'pebble.lantern': 'Choose the token to look at.',
  'pebble.lantern.confirm': 'Look at {to}: press again.',
  'pebble.hop': 'Choose the token that hops.',
  'pebble.hop.confirm': '{to} hops: press again.',
  'pebble.land': 'Choose where the token on {cell} lands.',
  'pebble.land.confirm': '{cell} hops to {to}: press again.',

  // what a completed choice would do
  'pebble.preview.move': 'It goes to {to}{terrain, select, 1 {, on heath} other {}}.',
  'pebble.preview.wins': '{attack} against {defence}: it wins.',
  'pebble.preview.ties': '{attack} against {defence}: both fall.',
  'pebble.preview.loses': '{attack} against {defence}: it falls.',
  'pebble.preview.unknown': '{attack} against something hidden{terrain, select, 1 { on heath} other {}}.',
  'pebble.preview.pass': 'Nothing happens.',
  'pebble.preview.lantern': 'You alone will know what it is.',

  'pebble.no.own': 'Nothing of yours can move from {square}.',
  'pebble.no.target': '{square} can’t be reached.',
  'pebble.no.token': 'You have no {unit} on the board.',
  'pebble.hint': 'This looks best from here.',

  'pebble.you': 'You, {side}',
  'pebble.tokens': '{count, plural, =0 {out} one {# token} other {# tokens}}',
  'pebble.hand': 'Cards and losses of {side}',
  'pebble.answers': 'Cards you can play',
  'pebble.answers.place': 'What you can set there',
  'pebble.left': '{count} left',
  'pebble.answers.none': 'No card can be played now.',
  'pebble.answers.squares': 'The answers are marked on the map.',
  'pebble.board.help':
    'Arrow keys move, Enter chooses, A leads to your cards, digits to your tokens by strength, question mark lists all keys.',
  'keys.strengths': '0 … 2',
  'keys.strengths.about': 'Go to your tokens of that strength; 0 is the Gem',

  'pebble.inspect.strength': 'Strength {strength}.',
  'pebble.inspect.defence': 'Attacked here it counts {defence}.',
  'pebble.inspect.hidden': 'A hidden token of {side}.',
  'pebble.inspect.left': 'It can be: {list}.',
  'pebble.inspect.known': 'Everybody knows it.',
  'pebble.inspect.own': 'Only you know it.',
  'pebble.inspect.seen': 'You have looked at it.',

  'pebble.beaten': 'beaten',
  'pebble.both': 'both fall',
  'pebble.holds': 'it holds',
  'reason.last-in': 'Only {side} still has a Gem.',
  'reason.quiet': 'Eighteen turns went by and nothing fell.',
  'pebble.length': '{count, plural, one {# turn was played.} other {# turns were played.}}',
  'pebble.turn.still': 'Nothing fell.',

  'pebble.setup.title': 'New game of Pebble',
  'pebble.setup.seat': '{side} is played by',
  'pebble.setup.about':
    '{side} begins. The others follow clockwise: Blue in the south, Red in the west, Gold in the east.',
  'pebble.setup.person': 'A person',
  'pebble.setup.begin': 'Begin',
  'menu.controls.pebble':
    'Press one of your tokens, then a marked field; or press a card in the list. Rest on a token, or hold it, to read what is known of it.',
  'menu.controls.pebble.touch':
    'Press one of your tokens, then a marked field; or press a card in the list. Hold a token to read what is known of it.',
} as const;
