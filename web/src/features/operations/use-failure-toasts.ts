import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { useEffect, useRef } from 'react';
import { causeWords } from '../../components/trade/cause-words.js';
import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';

/** Says so when an export comes to need a person while somebody looks on. What stood so already is shown, and not said again. */
export function useFailureToasts(rows: readonly ExportRow[] | undefined): void {
  const t = useText();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (rows === undefined) return;
    const waiting = rows.filter(({ group }) => group === 'waiting');
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    if (before === null) return;
    for (const { id, kind, cause, detail } of waiting) {
      if (before.has(id)) continue;
      toast.error(cause ? causeWords(t, cause) : (detail ?? t('operations.noRemedy')), { title: t(`exports.failed.${kind}`) });
    }
  }, [rows, t]);
}
