import { bindFreightKey, type PullProposal, putBack, takeOver } from '@tallyport/contracts/freight-export/pull-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import type { FieldConflict } from '@tallyport/contracts/problem';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { lastWritten } from '../../../lib/api/last-written.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';

/** What a person decides about a job that was read in the freight system. */
export type PullWish =
  | { readonly kind: 'take'; readonly seen: PullProposal['seen']; readonly take: 'all' | string[] }
  | { readonly kind: 'put-back'; readonly position: number }
  | { readonly kind: 'bind' };

/** Values that somebody changed since, and what was refused for them. */
export interface Refused {
  readonly wish: 'take' | 'put-back';
  readonly conflicts: readonly FieldConflict[];
}

/** Takes over, puts back, and says whose key it is. What somebody else changed since comes back with both values. */
export function usePull(jobId: string, syncId: string) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [refused, setRefused] = useState<Refused | null>(null);
  const command = useCommand<Sync, PullWish>(
    (wish, idempotencyKey) => {
      const at = { o: org.id, id: jobId, sync: syncId };
      const carried = { idempotencyKey, ifPosition: lastWritten() };
      if (wish.kind === 'bind') return call(bindFreightKey, at, carried);
      if (wish.kind === 'put-back') return call(putBack, { ...at, body: { position: wish.position } }, carried);
      return call(takeOver, { ...at, body: { seen: wish.seen, take: wish.take } }, carried);
    },
    {
      onMutate: () => setRefused(null),
      onSuccess: ({ key }, { kind }) => {
        if (kind === 'bind') toast.plain(t('exports.pull.bind.bound', { key }));
      },
      onError: (error, { kind }) => {
        const conflicts = error instanceof HttpError ? error.problem?.conflicts : undefined;
        if (conflicts && kind !== 'bind') setRefused({ wish: kind, conflicts });
        else toast.error(problemText(error), kind === 'take' ? { title: t('exports.pull.failed') } : {});
      },
      onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) }),
    },
  );
  return { ...command, refused, forget: () => setRefused(null) };
}
