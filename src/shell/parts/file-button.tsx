/** A button that lets the player choose a file. */
import { useRef } from 'preact/hooks';
import { Button } from './controls';
import type { StrokeName } from './glyph';

interface FileButtonProps {
  readonly label: string;
  readonly icon: StrokeName;
  readonly action: string;
  readonly onFile: (file: File) => void;
}

export const FileButton = ({ label, icon, action, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} action={action} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-file={action}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // the same file can be chosen again
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
};
