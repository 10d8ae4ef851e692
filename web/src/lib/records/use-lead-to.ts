import { useEffect, useRef, useState } from 'react';
import type { Spot } from './edits.js';
import { focusSpot } from './focus-spot.js';

/** Leads to the spot that is chosen in the same breath: once it is shown, the focus goes there. Where a person goes by themselves, nothing does. */
export function useLeadTo(spot: Spot | null, grid: string | null): () => void {
  const [led, setLed] = useState(0);
  const latest = useRef({ spot, grid });
  useEffect(() => {
    latest.current = { spot, grid };
  });
  useEffect(() => {
    if (led > 0 && latest.current.spot) focusSpot(latest.current.spot, latest.current.grid);
  }, [led]);
  return () => setLed((times) => times + 1);
}
