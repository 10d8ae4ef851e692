import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.js';

const TONES: Readonly<Partial<Record<LodgementMessage['phase'], string>>> = {
  accepted: 'bg-green-bg text-green',
  rejected: 'bg-red-bg text-red',
  failed: 'bg-red-bg text-red',
  unknown: 'bg-amber-bg text-amber',
};

/** What came of a signed message. */
export function Outcome({ version: { phase } }: { readonly version: LodgementMessage }) {
  const t = useText();
  return (
    <span className={clsx('rounded-mark px-1.5 text-caption whitespace-nowrap', TONES[phase] ?? 'bg-hover text-ink-2')}>
      {t(`lodgement.timeline.phases.${phase}`)}
    </span>
  );
}
