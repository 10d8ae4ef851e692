import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Sides } from './paper-layout.js';

/** How large an element is, also when it changes. */
export function useElementSize(element: RefObject<HTMLElement | null>): Sides {
  const [size, setSize] = useState<Sides>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const measure = () => setSize({ width: shown.clientWidth, height: shown.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
