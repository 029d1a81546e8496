/** Legends: questions inside a power, told by what it does with the piece that is picked. */
export const legendsAsks = {
  'legends.ask.bearer': '{whose} {unit}',
  'legends.ask.reveal': '{piece}: choose {pieces} to reveal.',
  'legends.ask.look': '{piece}: choose {pieces} to look at.',
  'legends.ask.destroy': '{piece}: choose {pieces} to destroy.',
  'legends.ask.cost': '{piece}: choose {pieces} to sacrifice.',
  'legends.ask.strengthen': '{piece}: choose {pieces} to boost.',
  'legends.ask.weaken': '{piece}: choose {pieces} to weaken.',
  'legends.ask.grant': '{piece}: choose {pieces} to lend {keyword} to.',
  'legends.ask.move': '{piece}: choose {pieces} to move.',
  'legends.ask.return': '{piece}: choose {pieces} to return.',
  'legends.ask.swap': '{piece}: choose {pieces} to exchange.',
  'legends.ask.control': '{piece}: choose {pieces} to take control of.',
  'legends.ask.handOver': '{piece}: choose {pieces} to hand over.',
  'legends.ask.place': '{piece}: choose the square for {unit}.',
  'legends.ask.placeIt': '{piece}: choose its new square.',
} as const;
