import { resolveExport } from '@tallyport/contracts/freight-export/export-http';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Failed, Loading } from '../../components/ui/states.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { jobExportsQuery } from '../../lib/job-exports-query.js';
import { queryKeys } from '../../lib/query-keys.js';
import { useCommand } from '../../lib/use-command.js';
import { useMay } from '../../lib/use-may.js';
import { ExportPanel } from './export-panel.js';
import { JobExportLine } from './job-export-line.js';
import { exportQueries } from './queries.js';
import { ResolveDialog } from './resolve-dialog.js';
import type { Said } from './resolve-form.js';
import { StepDialog } from './step-dialog.js';
import { allows, doStep, operationOf, STEPS, type Step } from './steps.js';
import { useChangedWords } from './use-changed-words.js';
import { useFailureToasts } from './use-failure-toasts.js';

/** The exports of one job, the newest first: how each stands, what a person may do with it for a reason, and its attempts. */
export function JobExports({ job }: { readonly job: WorkOrder }) {
  const t = useText();
  const { org } = useDesk();
  const may = useMay();
  const cache = useQueryClient();
  const changedWords = useChangedWords();
  const list = useQuery(jobExportsQuery(org.id, job.id));
  const rows = list.data?.results ?? [];
  const [openId, setOpenId] = useState<string | null>(null);
  const [asks, setAsks] = useState<{ step: Step; row: ExportRow } | null>(null);
  const [resolves, setResolves] = useState<ExportRow | null>(null);
  const open = rows.find(({ id }) => id === openId);
  const detail = useQuery({ ...exportQueries.one(org.id, open?.id ?? ''), enabled: open !== undefined });
  useFailureToasts(list.data?.results);
  const refresh = async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: queryKeys.job(org.id, job.id) }),
      cache.invalidateQueries({ queryKey: exportQueries.all(org.id) }),
    ]);
  };
  const step = useCommand<unknown, { id: string; step: Step; reason: string }>(
    ({ id, step: wanted, reason }, idempotencyKey) => doStep(org.id, id, wanted, reason, idempotencyKey),
    { onSuccess: refresh, onError: (error) => toast.error(problemText(error)), onSettled: () => setAsks(null) },
  );
  const resolve = useCommand<unknown, Said & { id: string }>(
    ({ id, ...body }, idempotencyKey) => call(resolveExport, { o: org.id, export: id, body }, { idempotencyKey }),
    { onSuccess: refresh, onError: (error) => toast.error(problemText(error)), onSettled: () => setResolves(null) },
  );
  const stepsOf = (row: ExportRow) => STEPS.filter((one) => allows(row, one) && may(operationOf(one)));
  const failsTheSame = asks?.step === 'retry' && asks.row.id === open?.id && detail.data?.changed_since.fails_the_same === true;

  if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <section aria-label={t('exports.list.label')} className="flex max-h-[62%] shrink-0 flex-col border-t border-line">
      <h2 className="flex h-9 shrink-0 items-center px-5 text-section">{t('exports.list.label')}</h2>
      {!list.data ? (
        <Loading rows={2} rowHeight={32} />
      ) : rows.length === 0 ? (
        <p className="px-5 pb-3 text-ink-2">{t('exports.list.none')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <div className="max-h-[168px] min-h-8 shrink-0 overflow-y-auto -outline-offset-2" tabIndex={0}>
          <ul>
            {rows.map((row) => (
              <JobExportLine
                key={row.id}
                row={row}
                isOpen={row.id === openId}
                onToggle={() => setOpenId(row.id === openId ? null : row.id)}
              >
                {allows(row, 'resolve') && may(resolveExport.id) && (
                  <Button size="small" onClick={() => setResolves(row)}>
                    {t('operations.steps.resolve')}
                  </Button>
                )}
                {stepsOf(row).map((one) => (
                  <Button
                    key={one}
                    size="small"
                    variant={one === 'skip' || one === 'cancel' ? 'bare' : 'plain'}
                    onClick={() => setAsks({ step: one, row })}
                  >
                    {t(`operations.steps.${one}`)}
                  </Button>
                ))}
              </JobExportLine>
            ))}
          </ul>
        </div>
      )}
      {open && <ExportPanel key={open.id} row={open} isInJob />}
      {asks && (
        <StepDialog
          step={asks.step}
          count={1}
          name={job.code}
          forecast={failsTheSame && detail.data ? changedWords(detail.data.changed_since) : null}
          isPending={step.isPending}
          onConfirm={(reason) => step.mutate({ id: asks.row.id, step: asks.step, reason })}
          onClose={() => setAsks(null)}
        />
      )}
      {resolves && (
        <ResolveDialog
          hasKey={resolves.kind !== 'customs'}
          name={job.code}
          isPending={resolve.isPending}
          onConfirm={(body) => resolve.mutate({ ...body, id: resolves.id })}
          onClose={() => setResolves(null)}
        />
      )}
    </section>
  );
}
