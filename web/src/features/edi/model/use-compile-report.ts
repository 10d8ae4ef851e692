import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import { sendCompileReport } from '../queries.js';

export interface Compile {
  readonly isPending: boolean;
  run(): void;
}

/** Makes a cargo report from the bills of the job, and tells which. */
export function useCompileReport(jobId: string, onMade: (reportId: string) => void): Compile {
  const { org } = useDesk();
  const cache = useQueryClient();
  const command = useCommand((_: undefined, key) => sendCompileReport(org.id, jobId, key), {
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
      onMade(id);
    },
    onError: (error) => toast.error(problemText(error)),
  });
  return { isPending: command.isPending, run: () => command.mutate(undefined) };
}
