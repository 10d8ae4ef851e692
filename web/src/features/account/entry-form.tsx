import type { FormEvent, ReactNode } from 'react';
import { Tally } from '../../components/ui/tally.js';

interface EntryFormProps {
  readonly title: string;
  readonly note?: string | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The centred column of sign-in and sign-up; beside it is nothing. */
export function EntryForm({ title, note, onSubmit, children }: EntryFormProps) {
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <main className="grid h-full place-items-center overflow-y-auto bg-surface px-5 py-7">
      <form noValidate className="flex w-80 flex-col gap-y-0.5 [&_input]:h-8" onSubmit={handleSubmit}>
        <Tally className="size-8" />
        <h1 className="mt-4 text-title">{title}</h1>
        <p role="status" className="mb-4 min-h-5 text-ink-2">
          {note}
        </p>
        {children}
      </form>
    </main>
  );
}
