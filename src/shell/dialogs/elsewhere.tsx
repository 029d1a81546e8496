/** Another page on the same storage has the match: where is it to be played? */
import { say } from '../../text';
import { takeBack, toTitle } from '../app/acts';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';
import { Dialog } from '../parts/dialog';

interface QuestionProps {
  readonly text: string;
  readonly stay: string;
  readonly here: string;
  /** Playing here ends the other match: the button that comes to hand first is the one that keeps it. */
  readonly ends?: boolean;
  readonly onStay: () => void;
  readonly onHere: () => void;
}

const Question = ({ text, stay, here, ends = false, onStay, onHere }: QuestionProps) => (
  <Dialog name="elsewhere" title={say('elsewhere.title')} onClose={onStay}>
    <p class="ask-text">{text}</p>
    <div class="ask-buttons">
      <Button {...(ends ? { look: 'primary' } : {})} action="stay" autofocus onPress={onStay}>
        {stay}
      </Button>
      <Button {...(ends ? {} : { look: 'primary' })} action="here" onPress={onHere}>
        {here}
      </Button>
    </div>
  </Dialog>
);

/** Before a match is opened here, and after the one on the table has gone. */
export const ElsewhereDialog = () => {
  const app = useApp();
  const ask = app.elsewhereAsk.value;
  if (ask === null)
    return (
      <Question
        text={say('elsewhere.lost')}
        stay={say('shell.title')}
        here={say('elsewhere.here')}
        onStay={() => toTitle(app)}
        onHere={() => void takeBack(app)}
      />
    );
  return (
    <Question
      text={say(ask.how === 'new' ? 'elsewhere.new' : 'elsewhere.left')}
      stay={say(ask.how === 'new' ? 'elsewhere.keep' : 'elsewhere.stay')}
      here={say(ask.how === 'new' ? 'elsewhere.start' : 'elsewhere.here')}
      ends={ask.how === 'new'}
      onStay={() => ask.answer(false)}
      onHere={() => ask.answer(true)}
    />
  );
};
