/** Tells whether one letter put in, left out, changed or swapped with its neighbour makes one word the other. */
export function isOneEdit(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  if (long.length > short.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return short[same] === long[same + 1] && short[same + 1] === long[same] && short.slice(same + 2) === long.slice(same + 2);
}
