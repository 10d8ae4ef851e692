import {
  createFreightSystem,
  type FreightSystem,
  type FreightSystemInput,
  putFreightSystem,
} from '@tallyport/contracts/freight-export/system-http';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { withSystem } from './known-systems.js';
import { freightQueries } from './queries.js';

/** Adds a freight system, or changes the one of `id`. */
export function useSaveSystem(id: string | null) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  return useCommand<FreightSystem, z.input<typeof FreightSystemInput>>(
    (body, idempotencyKey) =>
      id === null
        ? call(createFreightSystem, { o: org.id, body }, { idempotencyKey })
        : call(putFreightSystem, { o: org.id, id, body }, { idempotencyKey }),
    {
      // What was sent holds the secret: it is forgotten with the form.
      gcTime: 0,
      onSuccess: (system) => {
        cache.setQueryData(freightQueries.systems(org.id).queryKey, withSystem(system));
        toast.success(t('freightSettings.saved', { name: system.name }));
      },
    },
  );
}
