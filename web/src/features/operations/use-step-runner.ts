import { createExportBulk } from '@tallyport/contracts/freight-export/bulk-http';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { newKey } from '../../lib/new-key.js';
import { useCommand } from '../../lib/use-command.js';
import { useMay } from '../../lib/use-may.js';
import type { Walk } from './one-by-one.js';
import { walkThrough } from './one-by-one.js';
import { exportQueries } from './queries.js';
import { bulkStepOf, doStep, type Step } from './steps.js';
import { bulkOf, seenExports, type Target } from './target.js';

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
      if (may(createExportBulk.id)) {
        const body = { ...(await bulkOf(cache, org.id, bulkStepOf(step), target)), reason };
        const { id } = await call(createExportBulk, { o: org.id, body }, { idempotencyKey });
        onBulk(id);
        return null;
      }
      const exports = await seenExports(cache, org.id, target);
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
