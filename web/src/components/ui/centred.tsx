import type { ReactNode } from 'react';
import { Tally } from './tally.js';

interface CentredProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One question in the middle of an empty page, under the mark of the product, with its answers. */
export function Centred({ title, note, children }: CentredProps) {
  return (
    <main className="grid h-full place-items-center overflow-y-auto bg-surface px-5 py-7">
      <div className="flex w-80 flex-col items-start">
        <Tally className="size-8" />
        <h1 className="mt-4 text-title">{title}</h1>
        {note !== undefined && <p className="pt-1 text-ink-2">{note}</p>}
        <div className="flex gap-2 pt-4">{children}</div>
      </div>
    </main>
  );
}
