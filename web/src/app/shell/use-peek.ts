import { useCallback, useEffect, useState } from 'react';

const AFTER_MS = 500;

/** Whether the sections show themselves: half a second after somebody has come to the settings, until a key or a press. */
export function usePeek(inSettings: boolean): { readonly peeks: boolean; readonly closePeek: () => void } {
  const [peeks, setPeeks] = useState(false);
  const closePeek = useCallback(() => setPeeks(false), []);
  useEffect(() => {
    if (!inSettings) return undefined;
    const timer = setTimeout(() => setPeeks(true), AFTER_MS);
    const cancel = () => clearTimeout(timer);
    // Who is at work already is not interrupted.
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, cancel, { capture: true, once: true });
    return () => {
      cancel();
      setPeeks(false);
      for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, cancel, { capture: true });
    };
  }, [inSettings]);
  return { peeks, closePeek };
}
