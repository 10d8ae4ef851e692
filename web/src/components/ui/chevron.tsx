import { ChevronDown } from 'lucide-react';

/** That a button opens a menu. */
export function Chevron() {
  return <ChevronDown className="icon-small text-ink-3" aria-hidden="true" />;
}
