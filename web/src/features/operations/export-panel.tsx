import type { ExportAttempt } from '@tallyport/contracts/freight-export/export';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { useQuery } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { causeWords } from '../../components/trade/cause-words.js';
import { nameOf } from '../../components/trade/person.js';
import { buttonLook } from '../../components/ui/button.js';
import { Keys } from '../../components/ui/keys.js';
import { Link } from '../../components/ui/link.js';
import { Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { usePeople } from '../../lib/people.js';
import { AttemptList } from './attempt-list.js';
import { ExportStateText } from './export-state.js';
import { fieldAddress } from './field-place.js';
import { MessageText } from './message-text.js';
import { exportQueries } from './queries.js';
import { SinceAttempt } from './since-attempt.js';

interface ExportPanelProps {
  readonly row: ExportRow;
  /** Shown on the page of its job, to which nothing has to lead. */
  readonly isInJob?: boolean;
}

/** Of such an attempt there is a message, and nothing of it left. */
function leftNothing(outcome: ExportAttempt['outcome']): boolean {
  return outcome === 'spared' || outcome === 'not-sent';
}

/** The chosen export: its attempts, what was sent and answered, what changed since, and where it is repaired. */
export function ExportPanel({ row, isInJob = false }: ExportPanelProps) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const personOf = usePeople();
  const detail = useQuery(exportQueries.one(org.id, row.id));
  const [wanted, setWanted] = useState<number | null>(null);
  const attempts = (detail.data?.attempts ?? []).toReversed();
  const chosen = attempts.find(({ attempt }) => attempt === wanted) ?? attempts[0] ?? null;
  const jobAddress = `/organization/${org.id}/jobs/${row.work_order.id}`;
  const field = row.cause?.field ? fieldAddress(org.id, row.cause.field, row) : null;
  const workflow = detail.data?.workflow_url ?? null;
  const asker = row.requested_by === null ? null : personOf(row.requested_by);
  const nextAttempt = () => {
    const at = attempts.findIndex((one) => one === chosen);
    setWanted(attempts[(at + 1) % attempts.length]?.attempt ?? null);
  };

  useShortcuts([
    ...(field === null ? [] : [{ keys: 'f', label: t('operations.keys.field'), run: () => void navigate(field), minor: true }]),
    ...(attempts.length > 1 ? [{ keys: 't', label: t('operations.keys.attempt'), run: nextAttempt, minor: true }] : []),
  ]);

  return (
    <section aria-label={t('operations.panel.label')} className="flex h-[236px] shrink-0 flex-col border-t border-line bg-sunken">
      <header className="flex h-10 shrink-0 items-center gap-3 border-b border-line px-5">
        <h2 className="identifier text-section">{row.work_order.code}</h2>
        <span className={row.group === 'waiting' ? 'text-red' : 'text-ink-2'}>
          <ExportStateText row={row} />
        </span>
        {row.key !== null && (
          <span className="text-ink-2">
            {t('operations.panel.key')} <span className="font-mono text-[11.5px]">{row.key}</span>
          </span>
        )}
        {asker && <span className="truncate text-ink-2">{t('operations.panel.requestedBy', { name: nameOf(asker) })}</span>}
        <span className="ml-auto flex shrink-0 items-center gap-2">
          {workflow !== null && (
            <a href={workflow} target="_blank" rel="noopener noreferrer" className={buttonLook({ variant: 'bare', size: 'small' })}>
              <Waypoints className="icon-small" aria-hidden="true" />
              {t('operations.panel.workflow')} {!isInJob && <Keys keys="w" />}
            </a>
          )}
          {!isInJob && (
            <Link to={jobAddress} className={buttonLook({ size: 'small' })}>
              {t('operations.panel.open')} <Keys keys="o" />
            </Link>
          )}
        </span>
      </header>
      {detail.isLoadingError ? (
        <Failed error={detail.error} onRetry={() => void detail.refetch()} />
      ) : !detail.data ? (
        <Loading rows={5} rowHeight={36} />
      ) : (
        <div className="grid min-h-0 flex-1 grid-cols-[200px_minmax(0,1.45fr)_minmax(0,1fr)_190px] [&>*]:min-h-0 [&>*+*]:border-l [&>*+*]:border-line">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
          <div className="overflow-y-auto -outline-offset-2" tabIndex={0}>
            <AttemptList
              attempts={attempts}
              chosen={chosen?.attempt ?? null}
              zone={zoneOf(org, row.branch_id)}
              isRed={row.group === 'waiting'}
              onChoose={setWanted}
            />
          </div>
          {chosen ? (
            <>
              <MessageText
                key={`request ${chosen.attempt}`}
                exportId={row.id}
                attempt={chosen.attempt}
                side="request"
                title={t(leftNothing(chosen.outcome) ? 'operations.panel.notSent' : 'operations.panel.sent')}
                point={row.cause?.key ?? ''}
              />
              {chosen.answer === null ? (
                <p className="px-3.5 py-2 text-caption text-ink-3">
                  {chosen.cause
                    ? causeWords(t, chosen.cause)
                    : t(chosen.outcome === 'spared' ? 'operations.panel.spared' : 'operations.panel.noAnswer')}
                </p>
              ) : (
                <MessageText
                  key={`answer ${chosen.attempt}`}
                  exportId={row.id}
                  attempt={chosen.attempt}
                  side="answer"
                  title={t('operations.panel.answer', { attempt: chosen.attempt })}
                  point={row.cause?.key ?? ''}
                  lines={chosen.lines}
                />
              )}
            </>
          ) : (
            <>
              <span />
              <span />
            </>
          )}
          <SinceAttempt detail={detail.data} attempt={chosen?.attempt ?? null} />
        </div>
      )}
    </section>
  );
}
