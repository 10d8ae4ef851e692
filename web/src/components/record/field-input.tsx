import { useId, useState } from 'react';

interface FieldInputProps {
  readonly label: string;
  readonly text: string;
  /** What stands against the text as it is typed; null for one that can be saved. */
  check(text: string): string | null;
  /** By a key, so that the focus stays where it was, or because the person went elsewhere. */
  onCommit(text: string, isByKey: boolean): void;
  onGiveUp(): void;
}

/** The one-line input in which a value is typed; what is wrong with it stands below while it is. */
export function FieldInput({ label, text, check, onCommit, onGiveUp }: FieldInputProps) {
  const id = useId();
  const [draft, setDraft] = useState(text);
  const wrong = draft === text ? null : check(draft);
  return (
    <>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just opened this field to type
        autoFocus
        aria-label={label}
        aria-invalid={wrong !== null}
        aria-describedby={id}
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => onCommit(draft, false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The focus goes back to the button of the value, which the same stroke would press.
            event.preventDefault();
            onCommit(draft, true);
          }
          if (event.key === 'Escape') {
            event.stopPropagation();
            onGiveUp();
          }
        }}
        className="-mx-1 h-6 w-[calc(100%+8px)] rounded-mark border border-control bg-surface px-1 font-medium aria-invalid:border-red-solid"
      />
      <p id={id} role="status" className="truncate text-caption text-red" title={wrong ?? undefined}>
        {wrong}
      </p>
    </>
  );
}
