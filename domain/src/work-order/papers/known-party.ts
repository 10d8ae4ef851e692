import { partyWords } from '../../checks/same-party.js';

interface Party {
  readonly id: string;
  readonly name: string;
}

/** The party that goes by this name, without the words of its legal form; null where none does, or more than one. */
export function knownParty<Known extends Party>(name: string, parties: readonly Known[]): Known | null {
  const key = keyOf(name);
  const [only, another] = key === '' ? [] : parties.filter((party) => keyOf(party.name) === key);
  return only === undefined || another !== undefined ? null : only;
}

/** The longest word of a name: what a search among many parties may begin with. Null where a name has none. */
export function searchWord(name: string): string | null {
  return [...partyWords(name)].toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function keyOf(name: string): string {
  return [...partyWords(name)].toSorted().join(' ');
}
