import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.js';

/** What is known about a value. A sure value has no mark at all. */
export const MARKS = ['fails', 'disagree', 'unverified', 'doubtful', 'person', 'holds', 'unsaid'] as const;
export type MarkKind = (typeof MARKS)[number];

const colours: Record<MarkKind, string> = {
  fails: 'text-red-solid',
  disagree: 'text-red-solid',
  unverified: 'text-violet-solid',
  doubtful: 'text-amber-solid',
  person: 'text-ink',
  holds: 'text-ink-3',
  unsaid: 'text-control',
};

/** A shape of its own for each, so that no mark is told by its colour alone. */
const shapes: Record<MarkKind, ReactNode> = {
  fails: (
    <>
      <path d="M6 .4 11.6 6 6 11.6.4 6Z" fill="currentColor" />
      <path d="M6 3.2v3.2M6 8.2v.4" stroke="var(--surface)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  disagree: <path d="M1 4.2h10M1 7.8h10M8.2 1 3.8 11" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" fill="none" />,
  unverified: <circle cx="6" cy="6" r="4.9" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.2 1.65" fill="none" />,
  doubtful: (
    <>
      <circle cx="6" cy="6" r="4.9" stroke="currentColor" strokeWidth="1.6" fill="none" />
      <path d="M6 1.1a4.9 4.9 0 0 0 0 9.8Z" fill="currentColor" />
    </>
  ),
  person: <path d="M1.2 10.8 1.9 8 8.4 1.5a1 1 0 0 1 1.4 0l.7.7a1 1 0 0 1 0 1.4L4 10.1Z" fill="currentColor" />,
  holds: (
    <path d="m2 6.4 2.8 2.8L10 3.4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" fill="none" />
  ),
  unsaid: <path d="M3.5 6h5" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />,
};

/** A mark of 12 px. `label` names it in full ("doubtful, 74 percent"); without one it stands beside a word and is not read. */
export function Mark({ kind, label }: { kind: MarkKind; label?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={`size-3 shrink-0 ${colours[kind]}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'data-tip': label })}
    >
      {shapes[kind]}
    </svg>
  );
}

export type MarkCounts = Partial<Record<MarkKind, number>>;

/** How many of each wait to be checked, in the order of what is worst. Zero is nothing. `isTight` where all of them stand in a cell. */
export function MarkCount({ counts, isTight = false }: { counts: MarkCounts; isTight?: boolean }) {
  const t = useText();
  const shown = MARKS.filter((kind) => (counts[kind] ?? 0) > 0);
  return (
    <span className={`inline-flex items-center ${isTight ? 'gap-1.5' : 'gap-2.5'}`}>
      {shown.map((kind) => (
        <span key={kind} className={`inline-flex items-center ${isTight ? 'gap-0.5' : 'gap-1'}`}>
          <Mark kind={kind} label={`${counts[kind]} ${t(`workOrder.marks.${kind}`)}`} />
          <span aria-hidden="true">{counts[kind]}</span>
        </span>
      ))}
    </span>
  );
}
