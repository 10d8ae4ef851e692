import { type KeyboardEvent, useEffect, useRef } from 'react';

interface ValueTextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly isLong: boolean;
  readonly isRefused: boolean;
  /** Another one means that the text came from elsewhere: it is selected, so that the first key replaces it. */
  readonly origin: unknown;
  onText(text: string): void;
  onEnter(): void;
  onEscape(): void;
}

/** The one input of the review: Enter keeps, Esc gives up; in a long text Shift and Enter begin a line. */
export function ValueTextField({ label, text, isLong, isRefused, origin, onText, onEnter, onEscape }: ValueTextFieldProps) {
  const line = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const input = line.current ?? area.current;
    input?.focus();
    input?.select();
  }, [origin]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(isLong && event.shiftKey)) {
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    }
  };
  return isLong ? (
    <textarea
      ref={area}
      aria-label={label}
      aria-invalid={isRefused}
      rows={2}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={handleKey}
      className="min-w-0 flex-1 resize-none bg-transparent py-1 outline-none"
    />
  ) : (
    <input
      ref={line}
      aria-label={label}
      aria-invalid={isRefused}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={handleKey}
      className="min-w-0 flex-1 bg-transparent py-1 text-check outline-none"
    />
  );
}
