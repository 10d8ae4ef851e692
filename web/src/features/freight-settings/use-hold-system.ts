import { type FreightSystem, holdFreightSystem, releaseFreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { withSystem } from './known-systems.js';
import { freightQueries } from './queries.js';

interface Hold {
  readonly id: string;
  readonly isHeld: boolean;
  readonly reason: string;
}

/** Holds a freight system or releases it, for a reason. */
export function useHoldSystem() {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand<FreightSystem, Hold>(
    ({ id, isHeld, reason }, idempotencyKey) =>
      call(isHeld ? holdFreightSystem : releaseFreightSystem, { o: org.id, id, body: { reason } }, { idempotencyKey }),
    {
      onSuccess: (system) => {
        cache.setQueryData(freightQueries.systems(org.id).queryKey, withSystem(system));
        toast.plain(t(system.is_held ? 'freightSettings.wasHeld' : 'freightSettings.wasReleased', { name: system.name }));
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
}
