/** What using a power would do, in the words that ask for its confirmation: `the Hunter charges at a hidden piece on c5`. */
import { pieceOf } from '../../../games/legends/catalogue';
import { KEYWORDS, type Keyword, type Power } from '../../../games/legends/language';
import { type Args, say } from '../../../text';
import { keywordText } from '../../../text/games/legends';
import { purposeText } from './purpose';

/** A power chosen, and where it is used. */
export interface Deed {
  /** The kind of the piece that uses it; null where it is not known. */
  readonly kind: number | null;
  /** The power's number; null where its keyword was lent. */
  readonly power: number | null;
  readonly keyword: number | null;
  /** What the piece is called, and who stands where it goes. */
  readonly piece: string;
  readonly target: string;
  /** The square's name; null where the power asks for none. */
  readonly to: string | null;
  /** Does anybody stand there? */
  readonly enters: boolean;
}

const keywordOf = ({ power, keyword }: Deed, own: Power | undefined): Keyword | null => {
  if (power === null) return KEYWORDS[keyword ?? -1] ?? null;
  return own !== undefined && 'keyword' in own ? own.keyword : null;
};

const goesItself = (power: Power | undefined): boolean =>
  power !== undefined && 'do' in power && power.do.some((effect) => effect.op === 'move' && effect.who === 'self');

/** Is the piece itself the price of its power? */
export const isSpent = (power: Power | undefined): boolean =>
  power !== undefined && 'cost' in power && [power.cost].flat().includes('self');

/** The deed as a clause, without its full stop. */
export const deedText = (deed: Deed): string => {
  const { kind, power, piece, target, to, enters } = deed;
  const own = kind === null || power === null ? undefined : pieceOf(kind)?.powers[power - 1];
  const args: Args = { piece, target, to: to ?? '', enters: to === null ? 'none' : enters ? 'yes' : 'no' };
  const keyword = keywordOf(deed, own);
  if (keyword !== null) {
    const done =
      to === null
        ? say('legends.deed.named', { piece, keyword: keywordText(keyword) })
        : say(`legends.deed.${keyword}`, args);
    return power === null ? say('legends.deed.lent', { deed: done, keyword: keywordText(keyword) }) : done;
  }
  const sort = own !== undefined && 'kind' in own ? own.kind : 'power';
  if (to !== null && goesItself(own)) return say('legends.deed.go', { ...args, sort });
  const purpose = purposeText(own, to !== null && enters ? { target, to } : null);
  if (purpose !== '' && isSpent(own)) return say('legends.deed.spent', { piece, purpose });
  return purpose === ''
    ? say('legends.deed.use', { ...args, sort })
    : say('legends.deed.purpose', { piece, sort, purpose });
};
