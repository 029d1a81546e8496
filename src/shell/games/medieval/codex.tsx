/** The rules of Medieval: chapters, then every piece. */
import type { View } from '../../../contract/view';
import { countsOf, formNumber } from '../../../games/medieval/forms';
import { UNITS } from '../../../games/medieval/units';
import { addTexts, say } from '../../../text';
import { medievalCodex } from '../../../text/en/medieval/codex';
import { Chapter, CodexPage, PictureList } from '../../dialogs/codex-frame';
import { Token } from './parts/token';
import { faceSign, kindName } from './words/names';

addTexts(medievalCodex);

const CHAPTERS = [
  'goal',
  'setup',
  'turn',
  'move',
  'attack',
  'join',
  'shot',
  'spy',
  'bomb',
  'prison',
  'hidden',
  'draw',
] as const;

/** Bombs of a side, which no army counts. */
const BOMBS = 2;

/** `Knight 6`, `King`. */
const named = (kind: number): string => `${kindName(kind)} ${faceSign(kind)}`.trim();

/** `view` null: no match is on. */
export const MedievalCodex = ({ view }: { view: View | null }) => {
  const counts = [...countsOf(formNumber(view?.form ?? '')), BOMBS];
  return (
    <CodexPage game="medieval.name">
      {CHAPTERS.map((name) => (
        <Chapter key={name} title={say(`medieval.codex.${name}.title`)}>
          {say(`medieval.codex.${name}.text`)}
        </Chapter>
      ))}
      <PictureList
        title={say('medieval.codex.pieces')}
        entries={UNITS.map((_, kind) => ({
          picture: <Token seat={0} kind={kind} />,
          name: say('medieval.codex.entry', { unit: named(kind), count: counts[kind] ?? 0 }),
          text: say(`medieval.unit.${kind}.about`),
        }))}
      />
    </CodexPage>
  );
};
