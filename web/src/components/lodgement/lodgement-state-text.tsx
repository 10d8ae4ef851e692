import type { LodgementState } from '@tallyport/contracts/lodgement/lodgement-state';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../ui/link.js';

/** How far a declaration is lodged. What failed to leave is repaired among the exports of the job, and leads there. */
export function LodgementStateText({ state }: { readonly state: LodgementState }) {
  const t = useText();
  const words = t(`lodgement.lodgementStates.${state}`);
  if (state !== 'failed_to_export') return words;
  return (
    <Link to="?tab=exports" className="text-red underline">
      {words}
    </Link>
  );
}
