/** Six places on the shelf, named by their numbers: keep what is here, or take out what is there. */
import { useSignal } from '@preact/signals';
import { say } from '../../text';
import { Button } from '../parts/controls';

interface SlotsProps {
  readonly name: string;
  /** Message key of a place's name. */
  readonly words: 'slots.army' | 'slots.layout';
  /** What each place holds: something that can be taken out, something of no use here, or nothing. */
  readonly holds: readonly ('fits' | 'other' | 'empty')[];
  readonly canKeep: boolean;
  readonly onLoad: (at: number) => void;
  readonly onKeep: (at: number, name: string) => void;
}

export const Slots = ({ name, words, holds, canKeep, onLoad, onKeep }: SlotsProps) => {
  const chosen = useSignal(0);
  const nameOf = (at: number): string => say(words, { number: at + 1 });
  const told = (at: number): string => {
    const args = { name: nameOf(at) };
    if (holds[at] === 'fits') return nameOf(at);
    return holds[at] === 'other' ? say('slots.other', args) : say('slots.empty', args);
  };
  return (
    <section class="slots">
      <fieldset class="choice pills">
        <legend>{say('slots.title')}</legend>
        <div class="choice-options">
          {holds.map((held, at) => (
            <label key={nameOf(at)} class="choice-option" data-held={held}>
              <input
                type="radio"
                name={name}
                value={at}
                checked={chosen.value === at}
                aria-label={told(at)}
                onChange={() => {
                  chosen.value = at;
                }}
              />
              <span class="choice-face" aria-hidden="true">
                <span class="choice-label">{at + 1}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="slots-buttons">
        <Button
          icon="open"
          action={`${name}-load`}
          disabled={holds[chosen.value] !== 'fits'}
          onPress={() => onLoad(chosen.value)}
        >
          {say('slots.load')}
        </Button>
        <Button
          icon="file"
          action={`${name}-keep`}
          disabled={!canKeep}
          onPress={() => onKeep(chosen.value, nameOf(chosen.value))}
        >
          {say('slots.save')}
        </Button>
      </div>
    </section>
  );
};
