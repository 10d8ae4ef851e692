import { useEffect, useRef } from 'react';

/**
 * The moment that was asked for last, while the page still follows: keys come faster than it does, and each goes on from the
 * request before. A moment that nobody asked for here, such as that of Back, is taken over.
 */
export function useRequestedPosition(shown: number | null): { last: () => number | null; request: (position: number | null) => void } {
  const last = useRef(shown);
  const onTheWay = useRef(new Set<number | null>());
  useEffect(() => {
    const isPassedBy = onTheWay.current.has(shown) && shown !== last.current;
    if (isPassedBy) return;
    onTheWay.current.clear();
    last.current = shown;
  }, [shown]);
  return {
    last: () => last.current,
    request: (position) => {
      onTheWay.current.add(position);
      last.current = position;
    },
  };
}
