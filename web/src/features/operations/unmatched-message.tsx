import type { FreightMessage } from '@tallyport/contracts/freight-export/freight-message-http';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.js';
import { Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { laidOut } from './laid-out.js';
import { exportQueries } from './queries.js';
import { unreadableWords } from './unreadable-words.js';

interface UnmatchedMessageProps {
  readonly message: FreightMessage;
  /** Null where the person may not. */
  readonly onMatch: (() => void) | null;
  readonly onSetAside: (() => void) | null;
}

/** The chosen message as text, and what can be done with it. */
export function UnmatchedMessage({ message, onMatch, onSetAside }: UnmatchedMessageProps) {
  const t = useText();
  const { org } = useDesk();
  const { id, others } = message;
  const query = useQuery(exportQueries.message(org.id, id));
  return (
    <section aria-label={t('operations.unmatched.text')} className="flex h-[46%] shrink-0 flex-col border-t border-line">
      <header className="flex h-11 shrink-0 items-center gap-3 border-b border-line-soft px-5">
        <h2 className="text-caption font-semibold text-ink-2">{t('operations.unmatched.text')}</h2>
        <span className="min-w-0 flex-1 truncate text-ink-2">
          {unreadableWords(t, message) ??
            (others > 0 ? t(`operations.unmatched.others.${others === 1 ? 'one' : 'other'}`, { count: others }) : null)}
        </span>
        {onSetAside && (
          <Button keys="s" onClick={onSetAside}>
            {t('operations.unmatched.setAside')}
          </Button>
        )}
        {onMatch && (
          <Button variant="primary" keys="m" onClick={onMatch}>
            {t('operations.unmatched.match')}
          </Button>
        )}
      </header>
      {query.isLoadingError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading rows={6} rowHeight={19} />}
      {query.data && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <div className="min-h-0 flex-1 overflow-auto py-2 -outline-offset-2" tabIndex={0}>
          <pre className="w-max min-w-full px-5 font-mono text-[11.5px] leading-[19px] text-ink-2">{laidOut(query.data.text.text)}</pre>
          {query.data.text.is_cut && <p className="px-5 pt-1 text-caption text-ink-3">{t('operations.panel.cut')}</p>}
        </div>
      )}
    </section>
  );
}
