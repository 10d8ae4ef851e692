import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A value that washes once when it changes while it is shown. `version` is what stands for the value; the first one
 * never washes, so that a list which just appeared is quiet.
 */
export function LiveValue({ version, className = '', children }: { version: string; className?: string; children: ReactNode }) {
  const first = useRef(version);
  const [washes, setWashes] = useState(0);

  useEffect(() => {
    if (first.current === version) return;
    first.current = version;
    setWashes((count) => count + 1);
  }, [version]);

  return (
    <span key={washes} className={washes > 0 ? `washed rounded-mark ${className}` : className}>
      {children}
    </span>
  );
}
