import { type CustomsInterface, putCustomsInterface } from '@tallyport/contracts/freight-export/customs-interface-http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { newSecret } from '../../lib/new-secret.js';
import { useCommand } from '../../lib/use-command.js';
import type { saidBy } from './customs-form.js';
import { freightQueries } from './queries.js';

type Said = ReturnType<typeof saidBy>;

/** Saves which way snapshots leave. `secret` is the one that was made here, once it is kept; only this screen knows it. */
export function useSaveCustomsWay() {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  // Kept until the server has answered: where an answer was lost, the next try gives the same secret.
  const [next, setNext] = useState(newSecret);
  const { mutate, isPending, error } = useCommand<CustomsInterface, Said & { secret?: string }>(
    (body, idempotencyKey) => call(putCustomsInterface, { o: org.id, body }, { idempotencyKey }),
    {
      gcTime: 0,
      onSuccess: (setting, sent) => {
        cache.setQueryData(freightQueries.customsInterface(org.id).queryKey, setting);
        setSecret(sent.secret ?? (setting.way === 'http' ? secret : null));
        if (sent.secret !== undefined) setNext(newSecret());
        toast.success(t('freightSettings.customs.saved'));
      },
    },
  );
  const save = (said: Said, isNew: boolean, done: () => void) => mutate(isNew ? { ...said, secret: next } : said, { onSuccess: done });
  return { secret, save, isPending, error };
}
