import { useState } from 'react';

type Counts = Readonly<Record<string, number>>;
type Versions = Readonly<Record<string, string>>;

const NONE: Counts = {};

/**
 * How often each value of one thing changed while it was shown: it washes as often. `of` names the thing; of another one, as of what just
 * came, nothing has changed yet. A version is what stands for a value.
 */
export function useWashes(of: string, versions: Versions): Counts {
  const [seen, setSeen] = useState({ of, versions, washes: NONE });
  const changed = Object.keys(versions).filter((name) => seen.versions[name] !== versions[name]);
  if (seen.of === of && changed.length === 0) return seen.washes;
  const isSame = seen.of === of;
  const washed = changed.filter((name) => isSame && seen.versions[name] !== undefined);
  const washes = { ...(isSame ? seen.washes : NONE), ...Object.fromEntries(washed.map((name) => [name, (seen.washes[name] ?? 0) + 1])) };
  setSeen({ of, versions, washes });
  return washes;
}
