/** The third face of the question: a line to type in, such as `n c3` or `pass`. */
import { useSignal } from '@preact/signals';
import { say } from '../../text';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';

export const CommandBox = () => {
  const app = useApp();
  const text = useSignal('');
  const wrong = useSignal(false);
  const send = (event: Event) => {
    event.preventDefault();
    wrong.value = !app.ports.match.command(text.value);
    if (wrong.value) app.voice.say(say('battle.command.wrong'));
    else text.value = '';
  };
  return (
    <form class="command" onSubmit={send}>
      <label for="command">{say('battle.command')}</label>
      <input
        id="command"
        name="command"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={say('battle.command.example')}
        aria-invalid={wrong.value}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          wrong.value = false;
        }}
      />
      <Button submit action="command" onPress={() => undefined}>
        {say('battle.command.send')}
      </Button>
    </form>
  );
};
