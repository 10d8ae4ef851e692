import { type CheckFinding, overrideCheck, takeBackOverride } from '@tallyport/contracts/check/http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { jobChecksQuery } from '../../../lib/records/job-checks-query.js';
import { useCommand } from '../../../lib/use-command.js';

/** An override to make, with its reason, or to take back, with the reason that it had. */
interface Turn {
  readonly finding: CheckFinding;
  readonly reason: string;
  readonly stands: boolean;
}

/** Overrides failing checks and takes that back; each can be undone from its message. */
export function useOverrides(jobId: string): (turn: Turn) => void {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const { mutate } = useCommand(
    ({ finding: { code, version, fingerprint }, reason, stands }: Turn, idempotencyKey) => {
      const params = { o: org.id, id: jobId };
      const which = { code, version, fingerprint: fingerprint ?? '' };
      return stands
        ? call(overrideCheck, { ...params, body: { ...which, reason } }, { idempotencyKey })
        : call(takeBackOverride, { ...params, body: which }, { idempotencyKey });
    },
    {
      onSuccess: (_reply, turn) => {
        const message = t(turn.stands ? 'checks.overridden' : 'checks.takenBack', { check: t(`checks.names.${turn.finding.code}`) });
        toast.done('check', message, { action: { label: t('records.undo'), onClick: () => mutate({ ...turn, stands: !turn.stands }) } });
      },
      onError: (error) => toast.failed('check', problemText(error)),
      onSettled: () => cache.invalidateQueries({ queryKey: jobChecksQuery(org.id, jobId, undefined).queryKey }),
    },
  );
  return mutate;
}
