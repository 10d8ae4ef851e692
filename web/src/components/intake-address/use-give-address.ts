import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../i18n/problem-text.js';
import { useCommand } from '../../lib/use-command.js';
import { toast } from '../ui/toast.js';
import { newToken } from './new-token.js';
import type { Sender } from './sender.js';

interface GivenAddress {
  /** The token of the address that was made here. Only this screen knows it, and only until it is left. */
  readonly token: string | null;
  readonly isPending: boolean;
  give(done: () => void): void;
}

/** Makes an address, or a new one in the place of the old. */
export function useGiveAddress(sender: Sender): GivenAddress {
  const cache = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  // Kept until the server has answered: where an answer was lost, the next try makes the same address and not a third one.
  const [next, setNext] = useState(newToken);
  const { mutate, isPending } = useCommand((made: string, idempotencyKey) => sender.give(made, idempotencyKey), {
    onSuccess: (address, made) => {
      cache.setQueryData(sender.queryKey, address);
      setToken(made);
      setNext(newToken());
    },
    onError: (error) => toast.error(problemText(error)),
  });
  return { token, isPending, give: (onSuccess) => mutate(next, { onSuccess }) };
}
