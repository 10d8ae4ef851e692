/** Does the work for each, so many at once, and answers in the order of the list. */
export async function someAtOnce<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += atOnce) results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))));
  return results;
}
