/** What comes after most matches: the same again. */
import { say } from '../../text';
import { rematch } from '../app/acts';
import { useApp } from '../app/app';
import { Button } from '../parts/controls';

export const Rematch = () => {
  const app = useApp();
  return (
    <Button look="primary" icon="again" action="rematch" autofocus onPress={() => void rematch(app)}>
      {say('result.rematch')}
    </Button>
  );
};
