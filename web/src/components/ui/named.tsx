import type { ReactNode } from 'react';

/** A control whose picture says less than its name: the name is read, the picture is seen. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  );
}
