/**
 * What goods, wood and containers are fumigated with, as certificates name it: fumigants of ISPM 28 and ISPM 43, of the
 * Australian Fumigation Accreditation Scheme and of grain stores, in English and Chinese.
 */
const NAMES = [
  String.raw`methyl\s?bromide`,
  String.raw`bromomethane`,
  String.raw`sul(?:f|ph)uryl\s?(?:di)?fluoride`,
  String.raw`alumini?um\s?phosphide`,
  String.raw`magnesium\s?phosphide`,
  String.raw`phosphine`,
  String.raw`ethyl\s?formate`,
  String.raw`hydrogen\s?cyanide`,
  String.raw`ethylene\s?oxide`,
  String.raw`carbonyl\s?sul(?:f|ph)ide`,
  String.raw`ethanedinitrile`,
  String.raw`chloropicrin`,
  String.raw`溴甲烷|溴化甲烷|硫酰氟|磷化氢|磷化铝|环氧乙烷`,
].join('|');

/** Names of fumigants for a pattern of one's own; without groups. */
export const FUMIGANT_NAMES = NAMES;

const NAME = new RegExp(String.raw`(?<!\p{L})(?:${NAMES})(?!\p{L})`, 'giu');
/** The formula or the mark of a fumigant, alone. */
const FORMULA = /^\W*(?:CH3Br|MeBr|MB|SO2F2|PH3|AlP|EDN|HCN|EtO)\W*$/u;

/** The fumigants that a text names, as printed. */
export function fumigantsIn(text: string): string[] {
  return FORMULA.test(text) ? [text.trim()] : [...text.matchAll(NAME)].map(([name]) => name);
}
