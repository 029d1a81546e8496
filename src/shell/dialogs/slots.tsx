/** The three saves made by hand: where to save, or what to load. Replacing and deleting are asked about in the slot itself. */
import { useState } from 'preact/hooks';
import { readSlot, SLOTS, type Slot } from '../../match/slots';
import { say } from '../../text';
import { useApp } from '../app/app';
import { dateLine, keptLine } from '../app/kept-line';
import { deleteSlot, loadSlot, saveInSlot } from '../app/slots';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';

type Mode = 'save' | 'load';

/** What a slot is about to lose, once it has been asked for. */
interface Asked {
  readonly at: number;
  readonly what: 'overwrite' | 'delete';
}

/** What a press on a slot's button leads to. */
interface SlotActs {
  readonly ask: (what: Asked['what'] | null) => void;
  readonly save: () => void;
  readonly load: () => void;
  readonly clear: () => void;
}

const About = ({ slot: { raw, save } }: { slot: Slot }) => {
  const line = save === null ? null : keptLine(save.about);
  if (raw === null) return <p class="slot-about">{say('keeping.empty')}</p>;
  if (save === null || line === null) return <p class="slot-about slot-damaged">{say('keeping.damaged')}</p>;
  return (
    <>
      <p class="slot-about">{line}</p>
      <p class="slot-date">{dateLine(save.date)}</p>
    </>
  );
};

const Question = ({ what, acts }: { what: Asked['what']; acts: SlotActs }) => (
  <>
    <p class="slot-ask">{say(`keeping.${what}.ask`)}</p>
    <Button action="slot-keep" autofocus onPress={() => acts.ask(null)}>
      {say('keeping.keep')}
    </Button>
    <Button look="danger" action={`slot-${what}`} onPress={what === 'delete' ? acts.clear : acts.save}>
      {say(`keeping.${what}`)}
    </Button>
  </>
);

const Buttons = ({ mode, slot: { raw, save }, acts }: { mode: Mode; slot: Slot; acts: SlotActs }) => (
  <>
    {mode === 'save' && (
      <Button look="primary" action="slot-save" onPress={() => (raw === null ? acts.save() : acts.ask('overwrite'))}>
        {say(raw === null ? 'keeping.save' : 'keeping.save.over')}
      </Button>
    )}
    {mode === 'load' && save !== null && keptLine(save.about) !== null && (
      <Button look="primary" action="slot-load" onPress={acts.load}>
        {say('keeping.load')}
      </Button>
    )}
    {raw !== null && (
      <Button action="slot-ask-delete" onPress={() => acts.ask('delete')}>
        {say('keeping.delete')}
      </Button>
    )}
  </>
);

const Slots = ({ mode }: { mode: Mode }) => {
  const app = useApp();
  const look = (): readonly Slot[] => SLOTS.map((at) => readSlot(app.ports.shelf, at));
  // as they were last looked at: nothing that has not been seen is replaced or deleted
  const [slots, setSlots] = useState(look);
  const [asked, setAsked] = useState<Asked | null>(null);
  const after = (): void => {
    setSlots(look());
    setAsked(null);
  };
  const actsAt = (at: number, slot: Slot): SlotActs => ({
    ask: (what) => setAsked(what === null ? null : { at, what }),
    save: () => void saveInSlot(app, at, slot).then(after),
    load: () => void (slot.save !== null && loadSlot(app, slot.save)),
    clear: () => {
      deleteSlot(app, at, slot);
      after();
    },
  });
  return (
    <ol class="slots">
      {slots.map((slot, at) => {
        const acts = actsAt(at, slot);
        return (
          <li key={at} class="slot" data-slot={at + 1} data-held={slot.raw !== null} data-asked={asked?.at === at}>
            <h3>{say('keeping.slot', { slot: at + 1 })}</h3>
            <div class="slot-told">
              <About slot={slot} />
            </div>
            <div class="slot-buttons">
              {asked?.at === at ? (
                <Question what={asked.what} acts={acts} />
              ) : (
                <Buttons mode={mode} slot={slot} acts={acts} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
};

export const SaveDialog = () => (
  <Dialog name="save" title={say('keeping.save.title')}>
    <Slots mode="save" />
  </Dialog>
);

export const LoadDialog = () => (
  <Dialog name="load" title={say('keeping.load.title')}>
    <Slots mode="load" />
  </Dialog>
);
