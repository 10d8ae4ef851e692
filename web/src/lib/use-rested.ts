import { useEffect, useState } from 'react';

/** Shorter than a person takes to look elsewhere, longer than they take to type on. */
const TYPING_RESTS_MS = 150;

/** A value as it stood when typing last rested, for what takes long to compute. What is first shown is shown at once. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
