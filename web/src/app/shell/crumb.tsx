import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A crumb's name and the sign that it opens. */
export function Crumb({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="truncate">{children}</span>
      <ChevronDown className="icon-small text-ink-3" aria-hidden="true" />
    </>
  );
}
