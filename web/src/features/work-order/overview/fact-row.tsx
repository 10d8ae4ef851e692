import type { ReactNode } from 'react';

interface FactRowProps {
  readonly label: string;
  readonly children: ReactNode;
  /** What stands at the end of the row. */
  readonly aside?: ReactNode;
}

/** A fact and its name, 28 high. */
export function FactRow({ label, children, aside }: FactRowProps) {
  return (
    <div className="flex min-h-7 items-center gap-3 border-b border-line-soft">
      <dt className="w-32 shrink-0 text-caption text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-col">{children}</div>
        {aside}
      </dd>
    </div>
  );
}
