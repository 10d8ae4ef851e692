import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import type { useAmend } from './amend.js';

/** Both values of a field that two people changed, and the choice. Nothing else is blocked. */
export function ConflictLine({ amend, mine }: { amend: ReturnType<typeof useAmend>; mine: string }) {
  const t = useText();
  if (!amend.conflict) return null;
  return (
    <span role="alert" className="flex flex-wrap items-center gap-2 py-1 text-caption text-amber">
      {t('job.overview.conflict', { theirs: amend.conflict.theirs })}
      <Button size="small" onClick={amend.insist}>
        {t('job.overview.keepMine', { mine })}
      </Button>
      <Button size="small" onClick={amend.giveIn}>
        {t('job.overview.takeTheirs')}
      </Button>
    </span>
  );
}
