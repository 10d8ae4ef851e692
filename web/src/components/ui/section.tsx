import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A part of the settings: what it is, what it is for, and its fields. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-section">{title}</h2>
      <p className="mb-4 text-ink-2">{note}</p>
      {children}
    </section>
  );
}
