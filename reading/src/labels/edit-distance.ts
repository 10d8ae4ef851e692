/** Whether one text becomes the other by at most `most` letters changed, added or left out. */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const [left, right] = withoutSameEnds(a, b);
  if (Math.max(left.length, right.length) <= most) return true;
  // Both ends of what is left differ, and it is longer than one letter: one change is not enough.
  return most > 1 && isDistanceWithin(left, right, most);
}

/** What is left of two texts without the letters that they begin with alike, and those that they end with alike. */
function withoutSameEnds(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

function isDistanceWithin(a: string, b: string, most: number): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row[b.length] ?? most + 1) <= most;
}
