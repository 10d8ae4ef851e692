import { useEffect, useState } from 'react';

/** The time, once a second while `ticking`: only rows that show a running figure are drawn again. */
export function useSecond(ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
