import { putCustomsAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { newToken } from './new-token.js';
import { customsSettingsQueries } from './queries.js';

interface GivenAddress {
  /** The token of the address that was made here. Only this screen knows it, and only until it is left. */
  readonly token: string | null;
  readonly isPending: boolean;
  give(done: () => void): void;
}

/** Makes an address, or a new one in the place of the old. */
export function useGiveAddress(): GivenAddress {
  const { org } = useDesk();
  const cache = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  // Kept until the server has answered: where an answer was lost, the next try makes the same address and not a third one.
  const [next, setNext] = useState(newToken);
  const { mutate, isPending } = useCommand(
    (made: string, idempotencyKey) => call(putCustomsAddress, { o: org.id, body: { token: made } }, { idempotencyKey }),
    {
      onSuccess: (address, made) => {
        cache.setQueryData(customsSettingsQueries.address(org.id).queryKey, address);
        setToken(made);
        setNext(newToken());
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
  return { token, isPending, give: (onSuccess) => mutate(next, { onSuccess }) };
}
