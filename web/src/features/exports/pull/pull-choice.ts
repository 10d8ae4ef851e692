import type { PullItem, PullProposal } from '@tallyport/contracts/freight-export/pull-http';

/** What is chosen unless a person says otherwise: all that fits, but no line of ours goes by itself. */
function isMeant({ kind, is_unfit }: PullItem): boolean {
  return !is_unfit && kind !== 'gone-line';
}

/** Things whose choice a person turned round. It outlives a list that changes under it: a thing that comes newly is as it is meant. */
export type Turned = ReadonlySet<string>;

export function isChosen(item: PullItem, turned: Turned): boolean {
  return !item.is_unfit && isMeant(item) !== turned.has(item.id);
}

export function chosenOf(items: readonly PullItem[], turned: Turned): PullItem[] {
  return items.filter((item) => isChosen(item, turned));
}

/** The choice with one thing turned round; what does not fit is never chosen. */
export function turnedRound(turned: Turned, item: PullItem): Turned {
  if (item.is_unfit) return turned;
  return turned.has(item.id) ? new Set([...turned].filter((id) => id !== item.id)) : new Set([...turned, item.id]);
}

/** All of them, lines of ours that are not there too; or none. */
export function turnedAll(items: readonly PullItem[], isOn: boolean): Turned {
  return new Set(items.filter((item) => !item.is_unfit && isMeant(item) !== isOn).map(({ id }) => id));
}

/** What the call says: the whole where nothing was turned round, else each by its name. */
export function takeOf({ items, seen }: PullProposal, turned: Turned): { seen: PullProposal['seen']; take: 'all' | string[] } {
  const chosen = chosenOf(items, turned);
  const isAll = items.every((item) => isChosen(item, turned) === isMeant(item));
  return { seen, take: isAll ? 'all' : chosen.map(({ id }) => id) };
}
