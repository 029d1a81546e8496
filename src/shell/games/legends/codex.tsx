/** The rules of the Legends family: chapters, lands and words on one page, all pieces on the other. */
import { useSignal } from '@preact/signals';
import type { View } from '../../../contract/view';
import { FORM_LIST } from '../../../games/legends/forms';
import { type Form, KEYWORDS, POWER_KINDS, TERRAINS } from '../../../games/legends/language';
import { formPlayed } from '../../../games/legends/reading/pieces-seen';
import { addTexts, formName, say, terrainName } from '../../../text';
import { legendsCodex } from '../../../text/en/legends/codex';
import { keywordAbout, keywordText, kindAbout, kindText, terrainAbout } from '../../../text/games/legends';
import { Chapter, CodexPage, PictureList, WordList } from '../../dialogs/codex-frame';
import { Choice } from '../../parts/controls';
import { PieceList } from './codex-pieces';
import { Land } from './parts/land';

addTexts(legendsCodex);

const DEALT = [
  'goal',
  'hidden',
  'turn',
  'moving',
  'attack',
  'strength',
  'windows',
  'magic',
  'curses',
  'striking',
  'capture',
  'returning',
  'exchanges',
  'draw',
] as const;
const ARRANGED = ['goal', 'laying', 'moving', 'fights', 'specialists', 'draw'] as const;

/** All that a first battle needs, in a few sentences. */
const SHORT = [1, 2, 3, 4, 5, 'next', 6] as const;

const ATTACK = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const attackSteps = (): readonly string[] => ATTACK.map((step) => say(`codex.battle.attack.${step}`));

const DealtChapters = ({ form }: { form: Form }) => (
  <>
    <Chapter title={say('codex.short.title')} steps={SHORT.map((step) => say(`codex.short.${step}`))}>
      {say('codex.short.text')}
    </Chapter>
    {DEALT.map((name) => (
      <Chapter
        key={name}
        title={say(`codex.battle.${name}.title`)}
        {...(name === 'attack' ? { steps: attackSteps() } : {})}
      >
        {say(`codex.battle.${name}.text`, { quiet: form.quiet, exchanges: form.exchanges })}
      </Chapter>
    ))}
  </>
);

const arrangedText = (name: (typeof ARRANGED)[number], forms: readonly Form[]): string =>
  name === 'draw'
    ? forms
        .map((form) => say('codex.arranged.draw.text', { form: formName('legends', form.name), quiet: form.quiet }))
        .join(' ')
    : say(`codex.arranged.${name}.text`);

const ArrangedChapters = ({ forms }: { forms: readonly Form[] }) => (
  <>
    <section class="codex-part">
      <h3>{forms.map(({ name }) => formName('legends', name)).join(', ')}</h3>
    </section>
    {ARRANGED.map((name) => (
      <Chapter key={name} title={say(`codex.arranged.${name}.title`)}>
        {arrangedText(name, forms)}
      </Chapter>
    ))}
  </>
);

const Words = () => (
  <>
    <WordList
      title={say('codex.kinds')}
      entries={POWER_KINDS.map((kind) => ({ name: kindText(kind), text: kindAbout(kind) }))}
    />
    <WordList
      title={say('codex.words')}
      entries={KEYWORDS.map((keyword) => ({ name: keywordText(keyword), text: keywordAbout(keyword) }))}
    />
    <PictureList
      title={say('codex.grounds')}
      entries={TERRAINS.map((_, terrain) => ({
        picture: <Land terrain={terrain} />,
        name: terrainName('legends', terrain),
        text: terrainAbout(terrain),
      }))}
    />
  </>
);

const Rules = ({ played }: { played: Form | null }) => {
  const forms = played === null ? FORM_LIST : [played];
  const [dealt] = forms.filter(({ setup }) => setup === 'dealt');
  const arranged = forms.filter(({ setup }) => setup === 'arranged');
  return (
    <CodexPage game="legends.title">
      {dealt !== undefined && <DealtChapters form={dealt} />}
      {dealt !== undefined && <Words />}
      {arranged.length > 0 && <ArrangedChapters forms={arranged} />}
    </CodexPage>
  );
};

const PAGES = ['rules', 'pieces'] as const;

/** `view` null: no battle is on, and the rules of all forms are shown. */
export const BattleCodex = ({ view }: { view: View | null }) => {
  const page = useSignal<(typeof PAGES)[number]>('rules');
  const played = view === null ? null : formPlayed(view);
  return (
    <>
      <Choice
        name="codex-page"
        look="bar"
        legend={say('codex.page')}
        value={page.value}
        onChange={(to) => {
          page.value = to;
        }}
        options={PAGES.map((value) => ({ value, label: say(`codex.page.${value}`) }))}
      />
      {page.value === 'rules' ? <Rules played={played} /> : <PieceList played={played} />}
    </>
  );
};
