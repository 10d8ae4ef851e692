import { isCompanyName } from '@tallyport/domain/values/company-names';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { pick } from '../../fields/pick.js';
import { cleaned, readShortText, type ValueReader } from '../../fields/value-readers.js';

/** A voyage number behind a vessel's name: `HMM OSLO V.0004W`, `PACIFIC STAR / 12E`, `OCEAN JADE VOY 551B`. */
const VOYAGE_BEHIND =
  /^(?<vessel>\D.*?)\s*(?:[/,]\s*|\s)(?:(?:v|voy|voyage)(?:\s?no)?[.:\s-]*(?=[A-Z]{0,2}\d)|(?<=\/\s?))(?<voyage>[A-Z]{0,3}[\d]{1,5}[A-Z-]{0,3})$/iu;

/** A voyage number that no word tells: figures and the quarter of the sky to which the ship goes, `HMM OSLO 0004W`, `HMM OSLO FE312N`. */
const DIRECTED = /^(?<vessel>\D*\p{L}{3}\D*?)\s+(?<voyage>[A-Z]{0,2}\d{2,4}[NSEW])$/u;

/** A voyage that a word tells, with letters wherever a line puts them, and what follows it: `CMA CGM TAGE VOY. 0BXKQW1MA`, `MSC ROMA V. QA544A, Napoli`. */
const NAMED =
  /^(?<vessel>\D*?\p{L}{3}\D*?)[\s,/–-]+(?:v|voy|voyage)(?:\s?no)?\.?[\s:]*(?<=[.:\s])(?<voyage>(?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]{2,11})(?=$|[\s,;)])/iu;

/** One behind a stroke or a hyphen: `EVER ALOT / 1422-021W`, `MSC ANITA - NX534R`. */
const BEHIND_STROKE = /^(?<vessel>\D*\p{L}{3}\D*?)\s*(?:\s[–-]|\/)\s+(?<voyage>(?=[A-Z\d-]*\d{2})[A-Z\d][A-Z\d-]{2,11})$/u;

/** Forms that ask for the flag, too, have the quarter of the sky last: `HMM OSLO / 7 / E`. */
const WITH_QUARTER = /^(?<vessel>\D*\p{L}{3}\D*?)\s*\/\s*(?<voyage>\d{1,4}\s?\/\s?[NSEW])$/u;

const PATTERNS = [VOYAGE_BEHIND, DIRECTED, NAMED, BEHIND_STROKE, WITH_QUARTER];

/** Ship and voyage where a text tells both. */
export function shipAndVoyage(words: string): { vessel: string; voyage: string } | null {
  const match = PATTERNS.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  const { vessel, voyage } = match?.groups ?? {};
  return vessel === undefined || voyage === undefined
    ? null
    : { vessel: cleaned(vessel).replace(/^s\.\s?s\.\s+/iu, ''), voyage: voyage.replaceAll(' ', '') };
}

/** A voyage number alone, which is no name of a ship: `0004W`, `FE312A`. */
const VOYAGE_ALONE = /^(?:v|voy)?[.\s]*[A-Z]{0,3}\d{2,5}[A-Z]{0,2}$/iu;

/** What a ship is called: a voyage's number, a company and a caption in Chinese under an English one are none. */
const readVessel: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  const name = String(read?.value ?? '');
  return VOYAGE_ALONE.test(name) || isCompanyName(name) || !/\p{Script=Latin}|\d/u.test(name) ? null : read;
};

/** Ship and voyage, at their own labels or both at one. */
function shipOf(text: DocumentText): { vessel: Understood | null; voyage: Understood | null } {
  const both = pick(text, ['vessel_and_voyage', 'vessel'], readVessel);
  const voyage = pick(text, ['voyage'], readShortText);
  const printed = both === null ? null : String(both.value);
  const told = printed === null ? null : shipAndVoyage(printed);
  if (both === null || told === null || voyage !== null) return { vessel: both, voyage };
  const dashed = /v-[\d]/iu.test(printed ?? '') ? `V-${told.voyage}` : told.voyage;
  return { vessel: { ...both, value: told.vessel }, voyage: { ...both, value: dashed } };
}

export const vesselOf = (text: DocumentText): Understood | null => shipOf(text).vessel;
export const voyageOf = (text: DocumentText): Understood | null => shipOf(text).voyage;
