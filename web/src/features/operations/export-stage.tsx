import { previewExportBulk } from '@tallyport/contracts/freight-export/bulk-http';
import { resolveExport } from '@tallyport/contracts/freight-export/export-http';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import type { Shortcut } from '../../lib/keyboard/shortcuts.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCommand } from '../../lib/use-command.js';
import { useCursor } from '../../lib/use-cursor.js';
import { useMay } from '../../lib/use-may.js';
import { BulkForecast } from './bulk-forecast.js';
import type { CauseEntry } from './cause-groups.js';
import { CauseHead } from './cause-head.js';
import { ExportGrid, useExportAt } from './export-grid.js';
import { ExportPanel } from './export-panel.js';
import { ProgressStrip } from './progress-strip.js';
import { type ExportFilter, exportQueries } from './queries.js';
import { ResolveDialog } from './resolve-dialog.js';
import type { Said } from './resolve-form.js';
import { ALL, countOf, isSelected, NONE, type Selection, toggled } from './selection.js';
import { StepDialog } from './step-dialog.js';
import { KEYS } from './step-keys.js';
import { allows, operationOf, STEPS, type Step } from './steps.js';
import type { Target } from './target.js';
import { useChangedWords } from './use-changed-words.js';
import { useStepRunner } from './use-step-runner.js';

interface ExportStageProps {
  /** Null where all exports of a tab are listed: then none is selected until a person selects it. */
  readonly entry: CauseEntry | null;
  readonly title: string;
  readonly filter: ExportFilter;
  readonly emptyWords: string;
  /** Whether the arrows lead through the exports. */
  readonly isActive: boolean;
  /** What else the keys do beside this list. */
  readonly keys?: readonly Shortcut[];
  readonly onBulk: (id: string) => void;
}

/** A list of exports, what may be done with those selected, and the one at the cursor. */
export function ExportStage({ entry, title, filter, emptyWords, isActive, keys = [], onBulk }: ExportStageProps) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const may = useMay();
  const changedWords = useChangedWords();
  const list = useQuery(exportQueries.page(org.id, filter, 1));
  const count = list.data?.count ?? 0;
  const cursor = useCursor(count);
  const current = useExportAt(filter, cursor.at);
  const detail = useQuery({ ...exportQueries.one(org.id, current?.id ?? ''), enabled: current !== undefined });
  const start = entry === null ? NONE : ALL;
  const [selection, setSelection] = useState<Selection>(start);
  const [asks, setAsks] = useState<{ step: Step; target: Target } | null>(null);
  const [resolves, setResolves] = useState<Pick<ExportRow, 'id' | 'work_order' | 'kind'> | null>(null);
  const { run, walk, stopWalk, endWalk } = useStepRunner(onBulk);
  const selected = countOf(selection, count);
  const steps = current ? STEPS.filter((step) => allows(current, step) && may(operationOf(step))) : [];
  const mayResolve = current !== undefined && allows(current, 'resolve') && may(resolveExport.id);
  const toggle = (id: string) => setSelection((known) => toggled(known, id));
  const toggleAll = () => setSelection(selected === count ? NONE : ALL);

  const resolve = useCommand(
    ({ id, ...body }: Said & { id: string }, idempotencyKey) => call(resolveExport, { o: org.id, export: id, body }, { idempotencyKey }),
    {
      onSuccess: async () => {
        setResolves(null);
        await cache.invalidateQueries({ queryKey: exportQueries.all(org.id) });
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );

  /** What a retry would come to: of one by what is known of it, of many by asking. */
  function forecastOf({ step, target }: { step: Step; target: Target }) {
    if (step !== 'retry' && step !== 'renew') return null;
    if (target.one === null) return may(previewExportBulk.id) && <BulkForecast step={step} target={target} />;
    const changed = detail.data?.id === target.one.id ? detail.data.changed_since : null;
    if (!changed?.fails_the_same) return null;
    return <p className="mb-3 rounded-control bg-amber-bg px-2.5 py-1.5 text-amber">{changedWords(changed)}</p>;
  }

  /** What is selected, or the export at the cursor where nothing is: as it is seen at this moment. */
  function ask(step: Step): void {
    if (!list.data || !current) return;
    const isOne = selected === 0 || (selected === 1 && isSelected(selection, current.id));
    const one = isOne ? { id: current.id, work_order: current.work_order } : null;
    setAsks({ step, target: { filter, position: list.data.position, selection, count: isOne ? 1 : selected, one } });
  }

  const jobAddress = current && `/organization/${org.id}/jobs/${current.work_order.id}`;
  const workflow = detail.data?.workflow_url ?? null;
  useShortcuts([
    ...keys,
    ...(isActive
      ? [
          { keys: 'arrowdown', label: t('operations.keys.next'), run: () => cursor.move(1) },
          { keys: 'arrowup', label: t('operations.keys.previous'), run: () => cursor.move(-1) },
        ]
      : []),
    { keys: 'x', label: t('operations.keys.select'), run: () => current && toggle(current.id) },
    { keys: 'shift+x', label: t('operations.keys.selectAll'), run: toggleAll, minor: true },
    ...STEPS.filter((step) => steps.includes(step)).map((step) => ({
      keys: KEYS[step],
      label: t(`operations.keys.${step}`),
      run: () => ask(step),
    })),
    ...(jobAddress === undefined ? [] : [{ keys: 'o', label: t('operations.keys.openJob'), run: () => void navigate(jobAddress) }]),
    ...(workflow === null
      ? []
      : [{ keys: 'w', label: t('operations.keys.workflow'), run: () => void window.open(workflow, '_blank', 'noopener,noreferrer') }]),
    ...(mayResolve ? [{ keys: 'a', label: t('operations.keys.resolve'), run: () => setResolves(current) }] : []),
  ]);

  if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <section aria-label={title} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <CauseHead
        entry={entry}
        title={title}
        count={list.data?.count}
        current={current}
        selected={selected}
        steps={steps}
        mayResolve={mayResolve}
        wouldDiffer={(detail.data?.changed_since.changes.length ?? 0) > 0}
        onStep={ask}
        onResolve={() => current && setResolves(current)}
      />
      {walk && <ProgressStrip step={walk.step} progress={walk} results={walk.results} onStop={stopWalk} onClose={endWalk} />}
      {list.data ? (
        <ExportGrid
          filter={filter}
          count={count}
          cursor={cursor}
          selection={selection}
          empty={<Empty title={emptyWords} />}
          onToggle={toggle}
          onToggleAll={toggleAll}
        />
      ) : (
        <Loading rows={12} rowHeight={31} className="flex-1 pt-[30px]" />
      )}
      {current && <ExportPanel key={current.id} row={current} />}
      {asks && (
        <StepDialog
          step={asks.step}
          count={asks.target.count}
          name={asks.target.one?.work_order.code ?? t('operations.count.one')}
          forecast={forecastOf(asks)}
          isPending={run.isPending}
          onConfirm={(reason) =>
            run.mutate(
              { step: asks.step, reason, target: asks.target },
              {
                onSuccess: () => {
                  setAsks(null);
                  setSelection(start);
                },
              },
            )
          }
          onClose={() => setAsks(null)}
        />
      )}
      {resolves && (
        <ResolveDialog
          hasKey={resolves.kind !== 'customs'}
          name={resolves.work_order.code}
          isPending={resolve.isPending}
          onConfirm={(body) => resolve.mutate({ ...body, id: resolves.id })}
          onClose={() => setResolves(null)}
        />
      )}
    </section>
  );
}
