import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { HttpError } from './api/http-error.js';
import { newKey } from './new-key.js';

type Options<Reply, Input> = Omit<UseMutationOptions<Reply, Error, Input>, 'mutationFn'>;

/**
 * A command of a person. All repeats of one request carry the same idempotency key: a double click, a retry after a lost
 * answer and the same button pressed again have one effect. The key is given up when the server has answered.
 */
export function useCommand<Reply, Input = void>(
  send: (input: Input, idempotencyKey: string) => Promise<Reply>,
  options: Options<Reply, Input> = {},
) {
  const pending = useRef<{ input: string; key: string } | null>(null);

  return useMutation<Reply, Error, Input>({
    ...options,
    mutationFn: async (input) => {
      const text = JSON.stringify(input) ?? '';
      if (pending.current?.input !== text) pending.current = { input: text, key: newKey() };
      const { key } = pending.current;
      try {
        const reply = await send(input, key);
        pending.current = null;
        return reply;
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) pending.current = null;
        throw error;
      }
    },
  });
}
