import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWishedPosition } from './use-wished-position.js';

test('moments that the page passes by do not take a wish back', () => {
  const { result, rerender } = renderHook(({ shown }: { shown: number | null }) => useWishedPosition(shown), {
    initialProps: { shown: null as number | null },
  });
  result.current.wish(8);
  result.current.wish(7);
  result.current.wish(6);
  rerender({ shown: 8 });
  expect(result.current.last()).toBe(6);
  rerender({ shown: 6 });
  expect(result.current.last()).toBe(6);
});

test('a moment that came by another road is taken over, even one that was passed by before', () => {
  const { result, rerender } = renderHook(({ shown }: { shown: number | null }) => useWishedPosition(shown), {
    initialProps: { shown: null as number | null },
  });
  result.current.wish(8);
  result.current.wish(7);
  rerender({ shown: 7 });
  rerender({ shown: 8 });
  expect(result.current.last()).toBe(8);
  rerender({ shown: null });
  expect(result.current.last()).toBeNull();
});
