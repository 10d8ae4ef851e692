import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showWritten } from '../../../lib/records/show-written.js';
import { useCommand } from '../../../lib/use-command.js';
import { sendRecompile } from '../queries.js';

/** Takes what the papers say now. A person's values stay, and are offered what differs. */
export function useRecompile({ id, work_order_id: jobId }: ShippingRecord) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const command = useCommand((_: undefined, key) => sendRecompile(org.id, jobId, id, key), {
    onSuccess: (written) => {
      showWritten(cache, org.id, written);
      toast.done('update', t('declaration.recompiled'));
    },
    onError: (error) => toast.failed('update', problemText(error)),
  });
  return { run: () => command.mutate(undefined), isPending: command.isPending };
}
