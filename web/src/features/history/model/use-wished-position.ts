import { useEffect, useRef } from 'react';

/**
 * The moment that was wished last, while the page still follows: keys come faster than it does, and each goes on from the
 * wish before. A moment that nobody wished here, such as that of Back, is taken over.
 */
export function useWishedPosition(shown: number | null): { last: () => number | null; wish: (position: number | null) => void } {
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
    wish: (position) => {
      onTheWay.current.add(position);
      last.current = position;
    },
  };
}
