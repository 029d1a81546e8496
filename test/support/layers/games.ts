/** The laws about games, as functions of a source's path and text; test/layers-games.test.ts says which games there are. */

/** A source as the laws see it: its path inside the project, written with `/`, and its text. */
export interface Text {
  readonly path: string;
  readonly text: string;
}

/** The words of a line, those that identifiers are made of included: `isTheThing` is three. */
export const wordsOf = (line: string): readonly string[] =>
  line
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Where a game may be named: folders and files of its own. */
const OWN: readonly ((game: string) => RegExp)[] = [
  (game) => new RegExp(`^(assembly|src/(reference|games|match/games|shell/games|stage/games))/${game}/`),
  (game) => new RegExp(`^src/text/[^/]+/${game}\\b`),
  (game) => new RegExp(`^test/(.+/)?${game}\\b`),
];

/** Is this one of the game's own files? */
export const isOwn = (path: string, game: string): boolean => OWN.some((place) => place(game).test(path));

/** A chapter of the campaign is data, and says which games it plays. */
const isChapter = (path: string): boolean => /^src\/campaign\/.+\.json$/.test(path);

/** What a file of another game must not say of this one: that it needs it. Its own words may happen to be the same. */
const IMPORTED = /(?:from|import|url)\s*\(?\s*['"][^'"]*['"]/g;
const importsIn = (line: string): string => (line.match(IMPORTED) ?? []).join(' ');

/** The numbers, from 1, of the lines that name a game; 0: the path does. */
const linesNaming = ({ path, text }: Text, game: string, games: readonly string[]): readonly number[] => {
  const said = games.some((other) => isOwn(path, other)) ? importsIn : (line: string): string => line;
  return [path, ...text.split('\n')].flatMap((line, number) => (wordsOf(said(line)).includes(game) ? [number] : []));
};

/** Law 1: lines and paths that name a game outside its own places. A registry has one line for each game at the most. */
export const naming = (source: Text, games: readonly string[], registries: readonly string[]): readonly string[] => {
  const { path, text } = source;
  if (isChapter(path)) return [];
  const lines = text.split('\n');
  return games.flatMap((game) => {
    if (isOwn(path, game)) return [];
    const found = linesNaming(source, game, games);
    const beyond = registries.includes(path) ? found.slice(1) : found;
    return beyond.map((number) => `${path}:${number} names ${game}: ${(lines[number - 1] ?? path).trim()}`);
  });
};

/** What a seat, a side or an edge of the board is called in an expression. */
const SEAT = '\\w*(?:seat|near|army|side|viewer|player|owner)\\w*';
const PARITY = new RegExp(
  `\\b${SEAT}(?:\\.\\w+|\\[[^\\]]*\\]|\\([^()]*\\))*[\\s)]*(?:%\\s*2|&\\s*1)(?![\\w.])|\\b1\\s*&\\s*${SEAT}\\b`,
  'i',
);

/** A mask of seats is asked bit by bit: that is no parity. */
const BIT = />>>?\s*[\w.]+\s*\)?\s*&\s*1\b/g;

/** Law 4: lines that ask whether a seat is even, in a game where sides are data. `mayAsk`: the game whose own folders may. */
export const parities = ({ path, text }: Text, mayAsk: string): readonly string[] =>
  isOwn(path, mayAsk)
    ? []
    : text
        .split('\n')
        .flatMap((line, index) =>
          PARITY.test(line.replace(BIT, ''))
            ? [`${path}:${index + 1} asks whether a seat is even: ${line.trim()}`]
            : [],
        );

/** A chunk of the built page, by what is in it and what it needs at once. */
export interface Chunk {
  readonly name: string;
  readonly isEntry: boolean;
  /** Paths of the sources in it, inside the project. */
  readonly modules: readonly string[];
  /** Names of the chunks that it imports statically. */
  readonly imports: readonly string[];
}

/** What the title shows of a game, little as it is, before anything of it is fetched: its card, and the card's texts. */
const ON_TITLE = /^src\/(shell\/games\/[^/]+\/title-card\.ts|text\/[^/]+\/[a-z]+-title\.ts)$/;

export const isCard = (path: string): boolean => ON_TITLE.test(path);

const gamesIn = ({ modules }: Chunk, games: readonly string[]): readonly string[] =>
  games.filter((game) => modules.some((path) => isOwn(path, game) && !isCard(path)));

/** The chunks that come with an entry, itself included. */
function atOnce(entry: Chunk, chunks: readonly Chunk[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const follow = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) follow(chunks.find((other) => other.name === name));
  };
  follow(entry);
  return [...found];
}

/** Law 5: what comes with an entry holds no game's sources, and no other chunk holds, or needs at once, those of two. */
export function mixed(chunks: readonly Chunk[], games: readonly string[]): readonly string[] {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  // what is there already is said of the entry, not of everything that needs it
  const there = new Set(entries.flatMap((entry) => atOnce(entry, chunks)));
  const early = entries.flatMap((entry) =>
    atOnce(entry, chunks).flatMap((chunk) =>
      gamesIn(chunk, games).map((game) => `${entry.name} comes with ${game}, in ${chunk.name}`),
    ),
  );
  const both = chunks
    .filter((chunk) => !there.has(chunk))
    .flatMap((chunk) => {
      const needed = atOnce(chunk, chunks).filter((each) => !there.has(each));
      const found = games.filter((game) => needed.some((each) => gamesIn(each, [game]).length > 0));
      return found.length > 1 ? [`${chunk.name} comes with ${found.join(' and ')}`] : [];
    });
  return [...early, ...both];
}
