import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { declarationQueries } from '../queries.js';

interface DifferencesStripProps {
  readonly declaration: ShippingRecord;
  /** Null where nothing may be changed. */
  readonly onTake: (() => void) | null;
}

/** The papers were corrected since the declaration was compiled: what stands stays until a person takes what they say now. */
export function DifferencesStrip({ declaration, onTake }: DifferencesStripProps) {
  const t = useText();
  const { org } = useDesk();
  const { data } = useQuery(declarationQueries.differences(org.id, declaration.work_order_id, declaration.id));
  const differences = data?.results ?? [];
  const [first] = differences;
  if (!first) return null;
  const about = first.field === null ? t('declaration.aLine') : t(`recordFields.${first.field}`);
  return (
    <div role="status" className="flex h-8 shrink-0 items-center gap-2 border-b border-line bg-amber-bg px-4 text-caption text-amber">
      <span className="min-w-0 truncate">
        {t('declaration.papersChanged', { count: differences.length })}{' '}
        {t('declaration.firstChange', { about, was: String(first.held?.value ?? '–'), now: String(first.compiled?.value ?? '–') })}
      </span>
      <span className="ml-auto" />
      {onTake && (
        <Button size="small" onClick={onTake}>
          {t('declaration.takePapers')}
        </Button>
      )}
    </div>
  );
}
