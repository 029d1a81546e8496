/** Pebble: the rules in short sections, as the codex shows them. */
export const pebbleCodex = {
  'pebble.codex.goal.title': 'The goal',
  'pebble.codex.goal.text':
    'Each of three seats hides a Gem. Who loses the Gem is out; the last seat in wins. Eighteen turns without a loss are a draw.',
  'pebble.codex.start.title': 'Setting up',
  'pebble.codex.start.text':
    'In secret, set a Gem, two Chips and two Boulders on your six home fields. One field stays empty. Everybody gets two cards.',
  'pebble.codex.turn.title': 'Your turn',
  'pebble.codex.turn.text': 'Move one token to a neighbouring field, play a card, or pass.',
  'pebble.codex.attack.title': 'Attacks',
  'pebble.codex.attack.text':
    'A Chip or a Boulder that moves onto another seat’s token attacks it. Both are shown, the stronger stays, and equals both fall. A token that is attacked on heath counts one more.',
  'pebble.codex.tokens': 'The tokens',
  'pebble.codex.cards': 'The cards',
  'pebble.codex.out.title': 'Out',
  'pebble.codex.out.text': 'When a Gem falls, the other tokens of its seat leave the map face down.',
} as const;
