import type { Sync, TakenOver } from '@tallyport/contracts/freight-export/sync';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showTimeWithSeconds } from '../../../lib/format/dates.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';

interface PullResultProps {
  readonly sync: Sync;
  readonly branchId: string | null;
  /** Null where the person may only look. */
  readonly onPutBack: ((position: number) => void) | null;
}

/** What was taken over last of this fetch, and the way back. */
export function PullResult({ sync, branchId, onPutBack }: PullResultProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const last = sync.taken_over?.at(-1);
  const canPutBack = last !== undefined && !last.is_put_back && onPutBack !== null;
  const putBack = () => last && onPutBack?.(last.position);
  useShortcuts(canPutBack ? [{ keys: 'mod+z', label: t('exports.pull.keys.putBack'), run: putBack }] : []);
  if (last === undefined) return null;
  const what = whatOf(last, t);
  return (
    <div role="status" className="flex min-h-9 shrink-0 items-center gap-3 border-b border-line bg-sunken px-5 py-1">
      <span>
        {last.is_put_back
          ? t('exports.pull.result.putBack', { what })
          : t('exports.pull.result.taken', { what, time: showTimeWithSeconds(last.at, locale, zoneOf(org, branchId)) })}
      </span>
      {!last.is_put_back && last.values > 0 && <span className="text-ink-2">{t('exports.pull.result.offered')}</span>}
      {canPutBack && (
        <Button size="small" className="ml-auto" keys="mod+z" onClick={putBack}>
          {t('exports.pull.actions.putBack')}
        </Button>
      )}
    </div>
  );
}

function whatOf({ values, lines_added, lines_removed }: TakenOver, t: ReturnType<typeof useText>): string {
  return [
    values > 0 && t('exports.pull.result.values', { count: values }),
    lines_added > 0 && t('exports.pull.result.added', { count: lines_added }),
    lines_removed > 0 && t('exports.pull.result.removed', { count: lines_removed }),
  ]
    .filter(Boolean)
    .join(t('common.comma'));
}
