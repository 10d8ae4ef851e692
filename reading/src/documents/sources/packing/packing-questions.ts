/** What a packing declaration asks or states something about. */
export type PackingSubject = 'plants' | 'timber' | 'bamboo' | 'treatment';

const PLANTS = /(?<!\p{L})(?:straw|peat|hay|chaff|rice (?:hull|husk)s?|bark|moss|reed|used (?:fruit|vegetable|produce))(?!\p{L})/giu;
const BANNED =
  /(?:unacceptable|prohibited|forbidden|non-?permitted|restricted|banned)\s+(?:\p{L}+\s+)?(?:pack|material|dunnage)|(?:plant|straw) pack/iu;
const WOOD = /(?<!\p{L})(?:timber|wood(?:en)?|lumber|plywood)(?!\p{L})/iu;
const BAMBOO = /(?<!\p{L})bamboo(?!\p{L})/iu;
const PACKING = /pack|dunnage|pallet|crat|case|skid|drum|secur|material|statement|used/iu;
const TREATED = /treat|ISPM|IPPC|fumigat|stamped|(?<!\p{L})bark(?!\p{L})/iu;

/** What a question or a statement is about, or null: told by what it names, however it is worded. */
export function subjectOf(words: string): PackingSubject | null {
  const plants = new Set([...words.matchAll(PLANTS)].map(([plant]) => plant.toLowerCase()));
  if (BANNED.test(words) || plants.size > 1) return 'plants';
  if (!PACKING.test(words)) return null;
  if (TREATED.test(words)) return 'treatment';
  if (WOOD.test(words)) return 'timber';
  return BAMBOO.test(words) ? 'bamboo' : null;
}

/** Whether a text names the standard after which wood is treated and marked. */
export function namesStandard(words: string): boolean {
  return /ISPM\W*(?:No\.?\s*)?15|(?<!\p{L})IPPC(?!\p{L})/iu.test(words);
}

/** Both kinds of wood at once: what is said of them is said of each. */
export function namesBamboo(words: string): boolean {
  return BAMBOO.test(words);
}
