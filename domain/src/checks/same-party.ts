/** Words that say how a company is organised, in the spellings of papers: two papers seldom agree on them. */
const LEGAL_FORMS = new Set(
  'PTY PROPRIETARY LTD LIMITED LLC LLP INC INCORPORATED CO COMPANY CORP CORPORATION PLC GMBH AG KG SA SAS SARL SPA SRL BV NV AB OY AS PTE SDN BHD JSC PVT PRIVATE KK SL THE AND OF'.split(
    ' ',
  ),
);

/**
 * Whether two papers name the same party: the words of one name are all in the other, without those of the legal form and whatever
 * stands between. An address behind a name, or a short form of it, is no other party.
 */
export function isSameParty(one: string, other: string): boolean {
  const [shorter, longer] = [partyWords(one), partyWords(other)].toSorted((a, b) => a.size - b.size);
  if (shorter === undefined || longer === undefined) return false;
  if (shorter.size === 0) return one.trim() === other.trim();
  return [...shorter].every((word) => longer.has(word));
}

/** The words of a party’s name, in capitals, without those of its legal form. */
export function partyWords(name: string): Set<string> {
  // `S.A.` and `P/L` are one word each.
  const words = name
    .toUpperCase()
    .replace(/\bP\/L\b/g, 'PTY LTD')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '');
  return new Set((words.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LEGAL_FORMS.has(word)));
}
