/** The cache is emptied at this size: the texts of a few hundred pages. */
const MOST = 20_000;

/** The same pure function, but each text is worked out once: labels and column headers come again on every page. */
export function memoise<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.value;
    const value = work(text);
    if (known.size >= MOST) known.clear();
    known.set(text, { value });
    return value;
  };
}
