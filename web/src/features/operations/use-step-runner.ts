import { BulkStep } from '@tallyport/contracts/freight-export/bulk';
import { createExportBulk } from '@tallyport/contracts/freight-export/bulk-http';
import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { newKey } from '../../lib/new-key.js';
import { useCommand } from '../../lib/use-command.js';
import type { Walk } from './one-by-one.js';
import { walkThrough } from './one-by-one.js';
import { type ExportFilter, exportQueries, PAGE_SIZE } from './queries.js';
import type { Selection } from './selection.js';
import { isSelected } from './selection.js';
import { doStep, type Step } from './steps.js';
import { useMay } from './use-may.js';

/** The exports that a step is for, as they were seen. */
export interface Target {
  readonly filter: ExportFilter;
  /** The place in the log that the list told. */
  readonly position: number;
  readonly selection: Selection;
  readonly count: number;
  /** The only one, where it is one. */
  readonly one: Pick<ExportRow, 'id' | 'work_order'> | null;
}

interface Asked {
  readonly step: Step;
  readonly reason: string;
  readonly target: Target;
}

/** Does a step: with one export at once, with many by a bulk of the server, or one after the other where no bulk does it. */
export function useStepRunner(onBulk: (id: string) => void) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const may = useMay();
  const [walk, setWalk] = useState<(Walk & { readonly step: Step }) | null>(null);
  const stop = useRef(false);
  const refresh = () => cache.invalidateQueries({ queryKey: exportQueries.all(org.id) });

  const run = useCommand(
    async ({ step, reason, target }: Asked, idempotencyKey) => {
      const { one } = target;
      if (one) {
        await doStep(org.id, one.id, step, reason, idempotencyKey);
        return t('operations.stepDone.one', { step: t(`operations.steps.${step}`), name: one.work_order.code });
      }
      const bulk = BulkStep.safeParse(step).data;
      if (bulk && may(createExportBulk.id)) {
        const { id } = await call(createExportBulk, { o: org.id, body: await bulkOf(bulk, reason, target) }, { idempotencyKey });
        onBulk(id);
        return null;
      }
      const exports = await seen(target);
      stop.current = false;
      void walkThrough({
        exports,
        step: (id) => doStep(org.id, id, step, reason, newKey()),
        isStopped: () => stop.current,
        tell: (next) => setWalk({ ...next, step, state: next.state === 'running' && stop.current ? 'stopping' : next.state }),
      }).then(refresh);
      return null;
    },
    {
      onSuccess: async (said) => {
        await refresh();
        if (said !== null) toast.plain(said);
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );

  /** A list that is narrowed by branch or kind is named one by one: a bulk knows its tab and cause alone. */
  async function bulkOf(step: BulkStep, reason: string, target: Target) {
    const { filter, position, selection } = target;
    const { tab = 'open', cause, cause_key } = filter;
    const isNarrowed = filter.branch !== undefined || filter.kind !== undefined;
    const only = selection.mode === 'only' ? [...selection.ids] : isNarrowed ? (await seen(target)).map(({ id }) => id) : null;
    return {
      step,
      reason,
      position,
      tab: tab === 'done_today' ? ('open' as const) : tab,
      cause: cause === undefined ? null : { code: cause, key: cause_key ?? null },
      leaves_out: only === null && selection.mode === 'all' ? [...selection.except] : [],
      only,
    };
  }

  /** The selected exports by name: those pages that are not in the cache are fetched. */
  async function seen({ filter, selection, count }: Target): Promise<readonly ExportRow[]> {
    const found: ExportRow[] = [];
    for (let page = 1; found.length < count; page += 1) {
      const { results } = await cache.fetchQuery({ ...exportQueries.page(org.id, filter, page), staleTime: 60_000 });
      if (results.length === 0) break;
      found.push(...results.filter(({ id }) => isSelected(selection, id)));
      if (results.length < PAGE_SIZE) break;
    }
    return found;
  }

  return {
    run,
    walk,
    stopWalk: () => {
      stop.current = true;
      setWalk((known) => known && { ...known, state: 'stopping' });
    },
    endWalk: () => setWalk(null),
  };
}
