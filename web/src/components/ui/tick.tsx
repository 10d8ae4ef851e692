import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** The box before a row. The row says whether it is selected; the box shows it. */
export function Tick({ isOn }: { readonly isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('grid size-3.5 place-items-center rounded-mark border', isOn ? 'border-ink bg-ink text-on-ink' : 'border-control')}
    >
      {isOn && <Check className="size-3" strokeWidth={2.4} />}
    </span>
  );
}
