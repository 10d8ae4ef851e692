import { isCompanyName } from '@tallyport/domain/values/company-names';
import { daysIn } from '@tallyport/domain/values/dates';
import type { DocumentText, LabelledValue } from '../document-text.js';
import { heightOf } from '../page/area.js';
import type { Understood } from './field-reading.js';
import { pick, understand } from './pick.js';
import { PICK_PORT } from './tuning.js';
import { readShortText, type ValueReader } from './value-readers.js';

/** `Shipped from` and `Shipped to` stand over companies on some papers and over ports on others; `Ship to` is a company. */
const EITHER = {
  port_of_loading: {
    concepts: ['shipper', 'seller'],
    words:
      /(?:^\W*(?:ship(?:ped|ment|ping)|dispatch(?:ed)?|despatch(?:ed)?|loaded)\s+(?:from|ex|at)|(?:^|[/|])\W*(?:\d{1,2}\W+)?from)\W*$/iu,
  },
  port_of_discharge: {
    concepts: ['consignee', 'buyer'],
    words:
      /(?:^\W*(?:ship(?:ped|ment|ping)|dispatch(?:ed)?|despatch(?:ed)?|destined)\s+(?:to|for)|(?:^|[/|])\W*(?:\d{1,2}\W+)?to|destined for)\W*$/iu,
  },
} as const;

/** Whether a label may name a place as well as a company. */
export function isPlaceOrParty({ text }: Pick<LabelledValue, 'text'>): boolean {
  return Object.values(EITHER).some(({ words }) => words.test(text));
}

/** A port of the journey: at a label of its own, else in one line that is no company under a label that may mean either. */
export function pickPort(text: DocumentText, field: keyof typeof EITHER): Understood | null {
  const port = portAt(text, field);
  return port === null ? null : { ...port, value: String(port.value).replace(BY_MODE, '') };
}

/** How goods travel stands behind where they go: `ANTWERP, BELGIUM BY SEA`. */
const BY_MODE =
  /[\s,]+(?:by|per|via)\s+(?:sea|air|road|rail|truck|courier|vessel|ocean|train|sea\s?freight|air\s?freight)(?:\s+freight)?\W*$/iu;

function portAt(text: DocumentText, field: keyof typeof EITHER): Understood | null {
  const labelled = pick(text, [field], readPort);
  if (labelled !== null) return labelled;
  const { concepts, words } = EITHER[field];
  const labels = text.labels.filter((label) => words.test(label.text) && concepts.some((concept) => label.concepts.includes(concept)));
  const places = labels.filter((label) => !hasAddressBelow(label, text));
  return places.flatMap((label) => understand(label, readPlace, text) ?? [])[0] ?? null;
}

/** A place and nothing else; what stands under it may belong to the next label. */
const readPlace: ValueReader = (candidate, label, text) => {
  const alone = { relation: candidate.relation, lines: candidate.lines.slice(0, 1) };
  const isBeside = candidate.relation === 'right' || candidate.relation === 'inline'; // under a label several lines are an address
  const reads = [candidate, ...(isBeside ? [alone] : [])].flatMap((lines) => readShortText(lines, label, text) ?? []);
  return reads.find(({ value, from }) => from.length <= 2 && isPlace(String(value))) ?? null;
};

/** A port, without the place inland from which goods come to it or through which they go, or to which they go on: `Felixstowe (ex Leeds)`. */
const readPort: ValueReader = (candidate, label, text) => {
  const read = readShortText(candidate, label, text);
  if (read === null) return null;
  const value = withoutSailing(String(read.value), text).replace(/\s*\((?:ex|via)\s[^)]*\)?$|\s+in transit\s.*$/iu, '');
  return value === '' ? null : { ...read, value };
};

/** The day on which a ship is expected there or leaves may stand behind a port: `Brisbane ETA 25-Aug-26`, `YANTIAN, CHINA 03/09/2026`. */
function withoutSailing(words: string, { dayOrder }: DocumentText): string {
  const [day] = daysIn(words, dayOrder);
  if (day === undefined || day.start === 0 || day.end < words.length - 1) return words;
  return words.slice(0, day.start).replace(SAILING, '');
}

const SAILING = /[\s,/(–-]*(?:\b(?:et[abds]|at[ad]|on|of|due|dated?|arriv\p{L}*|depart\p{L}*|sail\p{L}*)\W*)?$/iu;

/** Whoever has a street has a label for it below: `From: Alder Foods` over `Address: 12 Quay Street`. */
function hasAddressBelow(label: LabelledValue, text: DocumentText): boolean {
  return text.labels.some(
    ({ page, area, text: words }) =>
      page === label.page &&
      /^\W*addr(?:ess)?(?!\p{L})/iu.test(words) &&
      Math.abs(area.left - label.area.left) < heightOf(area) &&
      area.top > label.area.bottom &&
      area.top - label.area.bottom < PICK_PORT.formReach * heightOf(area),
  );
}

/** A place is a few words without the form of a company, and no street. */
export function isPlace(words: string): boolean {
  return words.length <= 45 && words.split(' ').length <= PICK_PORT.mostWords && !/\d/u.test(words) && !isCompanyName(words);
}
