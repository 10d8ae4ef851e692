import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the life of a component that does what the newest of its renders said: what it is given to is not drawn anew. */
export function useStable<Arguments extends unknown[], Answer>(newest: (...given: Arguments) => Answer): (...given: Arguments) => Answer {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...given: Arguments) => current.current(...given), []);
}
