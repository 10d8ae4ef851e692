import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRequestedPosition } from './use-requested-position.js';

test('moments that the page passes by do not take a request back', () => {
  const { result, rerender } = renderHook(({ shown }: { shown: number | null }) => useRequestedPosition(shown), {
    initialProps: { shown: null as number | null },
  });
  result.current.request(8);
  result.current.request(7);
  result.current.request(6);
  rerender({ shown: 8 });
  expect(result.current.last()).toBe(6);
  rerender({ shown: 6 });
  expect(result.current.last()).toBe(6);
});

test('a moment that came another way is taken over, even one that was passed by before', () => {
  const { result, rerender } = renderHook(({ shown }: { shown: number | null }) => useRequestedPosition(shown), {
    initialProps: { shown: null as number | null },
  });
  result.current.request(8);
  result.current.request(7);
  rerender({ shown: 7 });
  rerender({ shown: 8 });
  expect(result.current.last()).toBe(8);
  rerender({ shown: null });
  expect(result.current.last()).toBeNull();
});
