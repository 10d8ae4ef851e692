import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HttpError } from './api/http-error.js';
import { useCommand } from './use-command.js';

function commandOf(send: (input: string, key: string) => Promise<unknown>) {
  const client = new QueryClient();
  return renderHook(() => useCommand(send), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
}

test('fault 102: a double click sends one key', async () => {
  const keys: string[] = [];
  const answers: (() => void)[] = [];
  const command = commandOf((_, key) => {
    keys.push(key);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  act(() => {
    command.current.mutate('create');
    command.current.mutate('create');
  });
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test('fault 102: pressing again after a lost answer sends the same key, after an answer a new one', async () => {
  const keys: string[] = [];
  const outcomes = [new TypeError('network'), new HttpError(503, null), null, null];
  const command = commandOf(async (_, key) => {
    keys.push(key);
    const outcome = outcomes[keys.length - 1];
    if (outcome) throw outcome;
  });
  const seen: unknown[] = [];
  for (const _ of outcomes)
    await act(() =>
      command.current.mutateAsync('create').then(
        () => seen.push(null),
        (error: unknown) => seen.push(error),
      ),
    );
  expect(seen).toEqual(outcomes);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[3]).not.toBe(keys[2]);
});

test('another request has another key', async () => {
  const keys: string[] = [];
  const command = commandOf((_, key) => {
    keys.push(key);
    return Promise.reject(new TypeError('network'));
  });
  for (const input of ['one', 'two']) await act(() => command.current.mutateAsync(input).catch(() => {}));
  expect(new Set(keys).size).toBe(2);
});
