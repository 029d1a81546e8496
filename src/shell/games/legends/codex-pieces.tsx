/** All pieces with their texts, found by name, nation, type or strength. */
import { useSignal } from '@preact/signals';
import type { Form } from '../../../games/legends/language';
import { say } from '../../../text';
import { PieceRow } from './inspector/piece-row';
import { liveryOfKind } from './parts/piece-face';
import { searchPieces } from './piece-search';

export const PieceList = ({ played }: { played: Form | null }) => {
  const query = useSignal('');
  const found = searchPieces(query.value, played);
  return (
    <>
      <div class="codex-search">
        <label for="codex-search">{say('codex.search')}</label>
        <input
          id="codex-search"
          type="search"
          autocomplete="off"
          value={query.value}
          placeholder={say('codex.search.example')}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
        <output for="codex-search">{say('codex.search.found', { count: found.length })}</output>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section class="codex-pieces" tabIndex={0} aria-label={say('codex.page.pieces')}>
        <ul class="piece-rows">
          {found.map(({ number }) => (
            <PieceRow key={number} kind={number} livery={liveryOfKind(number)} open={found.length === 1} />
          ))}
        </ul>
      </section>
    </>
  );
};
