import { type FreightItem, itemsIn, textIn } from '../xml/freight-item.js';

/** How the members of a list are told apart, and what people call them. */
interface ListHabit {
  readonly word: string;
  /** Fields that together say which one it is. */
  readonly key: readonly string[];
  /** What is shown of one that is missing on a side. */
  readonly label: string;
}

// biome-ignore format: a table reads best in rows
const HABITS: Readonly<Record<string, ListHabit>> = {
  invoices: { word: 'invoice', key: ['number'], label: 'number' },
  lines: { word: 'line', key: ['number'], label: 'description' },
  charges: { word: 'charge', key: ['type'], label: 'amount' },
  otherBills: { word: 'bill', key: ['number'], label: 'number' },
  references: { word: 'reference', key: ['type', 'number'], label: 'number' },
  containers: { word: 'container', key: ['number'], label: 'number' },
  dates: { word: 'date', key: ['type'], label: 'day' },
  parties: { word: 'party', key: ['type'], label: 'name' },
  packingLines: { word: 'packing line', key: ['link'], label: 'description' },
  items: { word: 'item', key: ['lineLink'], label: 'quantity' },
};

/** A member of a list on each of some sides; undefined where that side has none. */
export interface Member {
  /** `invoice NB-26-0917`. */
  readonly place: string;
  /** `invoice`: the same for all members. */
  readonly word: string;
  readonly sides: readonly (FreightItem | undefined)[];
  /** What each side says that it is. */
  readonly labels: readonly (string | null)[];
}

/** The members of a list on several sides, each beside its like: those of the first side first. Of several alike the first belong together. */
export function membersOf(list: string, sides: readonly (FreightItem | null)[]): Member[] {
  const habit = HABITS[list] ?? { word: list, key: [], label: '' };
  const keyed = sides.map((side) => keyedMembers(side === null ? [] : itemsIn(side, list), habit));
  const names = new Set(keyed.flatMap((members) => [...members.keys()]));
  return [...names].map((name) => {
    const found = keyed.map((members) => members.get(name));
    return {
      place: `${habit.word} ${name}`.trim(),
      word: habit.word,
      sides: found,
      labels: found.map((member) => (member === undefined ? null : (textIn(member, habit.label) ?? name))),
    };
  });
}

/** Members by what tells them apart; a second one of a name is another. */
function keyedMembers(members: readonly FreightItem[], { key }: ListHabit): Map<string, FreightItem> {
  const keyed = new Map<string, FreightItem>();
  const times = new Map<string, number>();
  for (const member of members) {
    const name = key
      .map((field) => textIn(member, field) ?? '')
      .join(' ')
      .trim();
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    keyed.set(time === 1 ? name : `${name} (${time})`, member);
  }
  return keyed;
}
