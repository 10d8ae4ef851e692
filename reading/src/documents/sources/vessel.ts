import { anyOf } from '@tallyport/domain/any-of';
import { isCompanyName } from '@tallyport/domain/values/company-names';
import { daysIn } from '@tallyport/domain/values/dates';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor, pick, understand } from '../../fields/pick.js';
import { cleaned, readShortText, type ValueReader } from '../../fields/value-readers.js';
import type { Concept } from '../../labels/concepts.js';
import { AIR_WORDS, RAIL_WORDS, ROAD_WORDS, SEA_WORDS } from './words/transport-words.js';

/** A voyage number behind a vessel's name: `HMM OSLO V.0004W`, `HMM OSLO VIAJE 12E`, `PACIFIC STAR / 12E`, `OCEAN JADE VOY 551B`. */
const VOYAGE_BEHIND =
  /^(?<vessel>\D.*?)\s*(?:[/,]\s*|\s)(?:(?:v|voy|voyage|viaje|viagem|viaggio|reise|reis|sefer)(?:\s?no)?[.:\s-]*(?=[A-Z]{0,2}\d)|(?<=\/\s?))(?<voyage>[A-Z]{0,3}[\d]{1,5}[A-Z-]{0,3})$/iu;

/** A voyage number that no word tells: figures and the quarter of the sky to which the ship goes, `HMM OSLO 0004W`, `HMM OSLO FE312N`. */
const DIRECTED = /^(?<vessel>\D*\p{L}{3}\D*?)\s+(?<voyage>(?:\d{2,4}-)?[A-Z]{0,2}\d{2,4}[NSEW])$/u;

/** A voyage that a word tells, with letters wherever a line puts them, and what follows it: `CMA CGM TAGE VOY. 0BXKQW1MA`, `MSC ROMA V. QA544A, Napoli`. */
const NAMED =
  /^(?<vessel>\D*?\p{L}{3}\D*?)[\s,/–-]+(?:v|voy|voyage|viaje|viagem|viaggio|reise|reis|sefer)(?:\s?no)?\.?[\s:]*(?<=[.:\s])(?<voyage>(?=[A-Z\d-]*\d)[A-Z\d][A-Z\d-]{2,11})(?=$|[\s,;)])/iu;

/** One behind a stroke or a hyphen: `EVER ALOT / 1422-021W`, `MSC ANITA - NX534R`. */
const BEHIND_STROKE = /^(?<vessel>\D*\p{L}{3}\D*?)\s*(?:\s[–-]|\/)\s+(?<voyage>(?=[A-Z\d-]*\d{2})[A-Z\d][A-Z\d-]{2,11})$/u;

/** Forms that ask for the flag, too, have the quarter of the sky last: `HMM OSLO / 7 / E`. */
const WITH_QUARTER = /^(?<vessel>\D*\p{L}{3}\D*?)\s*\/\s*(?<voyage>\d{1,4}\s?\/\s?[NSEW])$/u;

/** One in the form of the great lines, without a word or the quarter of the sky: `MSC ROMA FY336A`, `WAN HAI 289 S412`, `CMA CGM TAGE 0BX3ON`. */
const OF_LINES =
  /^(?<vessel>\D*\p{L}{3}.*?)[\s/,–-]+(?<voyage>[A-Z]{1,2}\d{3}[A-Z]|[NSEW]\d{3,4}|0(?=[A-Z\d]*[A-Z])[A-Z\d]{5,8}|\d{3,4}[NSEWR]|\d{5}[NSEW])$/u;

const PATTERNS = [VOYAGE_BEHIND, NAMED, BEHIND_STROKE, DIRECTED, WITH_QUARTER, OF_LINES];

/** What ships are called by before their names: motor vessel, motor tanker, steam ship. */
const KIND_OF_SHIP = /^(?:m\s?\.\s?[vt]\s?\.|m\/[vts]|m[vt]|s\.\s?s\.|s\/s|ss)[.\s]+(?=["“”'‘’]?\p{L})/iu;

/** The name of a ship without the kind of the ship, the marks around it and the way of transport before it: `Sea freight, M.V. "IONIAN STAR"`. */
function shipNamed(words: string): string {
  const alone = words.replace(BY_SEA, '');
  const name = alone.replace(KIND_OF_SHIP, '');
  return cleaned(name === alone ? alone : name.replace(/["“”]|^['‘’]|['‘’]$/gu, ' '));
}

/** Forms ask for ship and way of transport at one place: before a ship stands how she goes, and what goes otherwise, or only from somewhere, is none. */
const BY_SEA = new RegExp(String.raw`^\W*${anyOf(SEA_WORDS)}(?:\s+(?:per|on|by|with)\s+|\s*[,;:/–-]+\s*|\s*$|\s+(?=from\s))`, 'iu');
const OTHER_WAYS = String.raw`(?<!\p{L})(?:${[AIR_WORDS, ROAD_WORDS, RAIL_WORDS].map((words) => anyOf(words)).join('|')})(?!\p{L})`;
const NO_SHIP = new RegExp(String.raw`^\W*$|\[[ x]?\]|[☐☑☒□■✓]|^(?:from|to|via|ex)\s|${OTHER_WAYS}`, 'iu');

/** What follows a voyage: the day on which she sails or comes, and her number with the International Maritime Organization. */
const BEHIND_VOYAGE = /\s+(?:et[sda]|sail(?:s|ing)?|due)(?!\p{L}).*$|\s*[/,]\s*(?:imo\W*(?:no\W*)?)?[5-9]\d{6}\s*$/iu;

/** Ship and voyage where a text tells both. */
export function shipAndVoyage(words: string): { vessel: string; voyage: string } | null {
  const told = words.replace(BEHIND_VOYAGE, '');
  const match = PATTERNS.map((pattern) => pattern.exec(told)).find((found) => found !== null);
  const { vessel, voyage } = match?.groups ?? {};
  return vessel === undefined || voyage === undefined ? null : { vessel: shipNamed(vessel), voyage: voyage.replaceAll(' ', '') };
}

/** A voyage number alone, which is no name of a ship: `0004W`, `FE312A`. */
const VOYAGE_ALONE = /^(?:v|voy)?[.\s]*[A-Z]{0,3}\d{2,5}[A-Z]{0,2}$/iu;

/** What a ship is called: a voyage's number, a company and a caption in Chinese under an English one are none. The day on which she sails may follow. */
const readVessel: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  const name = shipNamed(withoutDay(String(read?.value ?? ''), text));
  return read === null || VOYAGE_ALONE.test(name) || NO_SHIP.test(name) || isCompanyName(name) || !/\p{Script=Latin}|\d/u.test(name)
    ? null
    : { ...read, value: name };
};

function withoutDay(words: string, { dayOrder }: DocumentText): string {
  const [day] = daysIn(words, dayOrder);
  return day === undefined || day.start === 0 ? words : cleaned(words.slice(0, day.start).replace(/\s(?:of|on|dated?)\W*$/iu, ''));
}

/** Older forms call the ship the exporting carrier: with her voyage she is no company. */
const readShipOfCarrier: ValueReader = (candidate, label, text) => {
  const read = readVessel(candidate, label, text);
  return read === null || shipAndVoyage(String(read.value)) === null ? null : read;
};

/** Ship and voyage, at their own labels or both at one. */
function shipOf(all: DocumentText): { vessel: Understood | null; voyage: Understood | null } {
  const text = withoutFeeders(all);
  const both = pick(text, ['vessel_and_voyage', 'vessel'], readVessel) ?? pick(text, ['carrier'], readShipOfCarrier);
  const named = pick(text, ['voyage'], readShortText);
  const voyage = named !== null && shipAndVoyage(String(named.value)) !== null ? null : named; // one label asks for both
  const printed = both === null ? null : String(both.value);
  const told = printed === null ? null : shipAndVoyage(printed);
  if (both === null || told === null) return { vessel: both, voyage };
  if (voyage !== null) return { vessel: NAMED.test(printed ?? '') ? { ...both, value: told.vessel } : both, voyage };
  const dashed = /v-[\d]/iu.test(printed ?? '') ? `V-${told.voyage}` : told.voyage;
  return { vessel: { ...both, value: told.vessel }, voyage: { ...both, value: dashed } };
}

const OF_SHIPS: readonly Concept[] = ['vessel', 'vessel_and_voyage', 'voyage'];
/** Ships that bring goods to another one or take them on from it, and what the ship that crosses the sea is called beside them. */
const FEEDER = /(?<!\p{L})(?:feeder|pre-?\s?carr\p{L}+|on-?\s?carr\p{L}+|local|barge|(?:1st|first|2nd|second)\s+(?:leg|vessel))(?!\p{L})/iu;
const MAIN = /(?<!\p{L})(?:ocean|mother|main|sea-?going|deep\s?sea)(?!\p{L})/iu;

/** Where a paper names the ship that crosses the sea beside her feeder, she is the one of the bill. */
function withoutFeeders(text: DocumentText): DocumentText {
  const ofShips = labelsFor(text, OF_SHIPS);
  const feeders = ofShips.filter((label) => FEEDER.test(label.text) && !MAIN.test(label.text));
  const isBeside = ofShips.some((label) => MAIN.test(label.text) && understand(label, readVessel, text) !== null);
  return feeders.length > 0 && isBeside ? { ...text, labels: text.labels.filter((label) => !feeders.includes(label)) } : text;
}

export const vesselOf = (text: DocumentText): Understood | null => shipOf(text).vessel;
export const voyageOf = (text: DocumentText): Understood | null => shipOf(text).voyage;
