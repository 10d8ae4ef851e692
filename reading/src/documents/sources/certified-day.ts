import { anyOf } from '@tallyport/domain/any-of';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import { CERTIFIED_DAY } from '../tuning.js';
import { DONE_AT } from './words/done-at.js';

/** A day alone, behind a town or behind the word for it, as it stands at a signature. */
const SIGNED_ON = new RegExp(
  String.raw`^\W*(?:(?:[\p{L} ]{4,12}\s?\/\s?)?${anyOf(DONE_AT)}\s+)?` +
    String.raw`(?:\p{Lu}[\p{L}\s.()'’-]{1,30}(?:,\s?\p{Lu}[\p{L}\s.]{2,20})?[,\s]\s*(?:(?:le \/ on|le|den|el|il|am|on|dated?)\s+)?` +
    String.raw`|(?:date|datum|data|fecha|le|den)\W*)?$`,
  'iu',
);

/** Nothing, or the name of who signed. */
const SIGNER = /^\W{0,2}(?:\s+\p{Lu}[\p{L}.'’-]*){0,4}\s*$/u;
/** Where a certificate is given, before the place. */
const GIVEN_AT =
  /^.*?(?<!\p{L})(?:done at|fait [àa]|hecho en|fatto a|issued at|utfärdat i|opgemaakt te|ausgestellt in)\s+(?:done at\s+)?/iu;

const DONE = /(?<!\p{L})(?:done at|fait [àa]|hecho en|fatto a)\s|^\W*(?:on|le)\W*$/iu;

/** The day on which an authority certified. */
export function certifiedDay(text: DocumentText): Understood | null {
  return latestDay(text)?.day ?? null;
}

/** The town before that day: `Lyon, le 9 mai 2025`, `NINGBO, CHINA APR. 15, 2025`. */
export function certifiedPlace(text: DocumentText): Understood | null {
  const { phrase, lead } = latestDay(text) ?? { phrase: null, lead: '' };
  const place = lead
    .replace(GIVEN_AT, '')
    .replace(BEFORE_DAYS, '')
    .replace(/[\s,:/]+$/u, '')
    .replace(/\s(?:le|on)(?: \/)?$/u, '');
  const from = phrase === null ? null : partOf(phrase, 0, lead.length);
  return from === null || !/^\p{Lu}[\p{L}\s,.'’-]{2,40}$/u.test(place)
    ? null
    : { value: place, from: [from], certainty: CERTAINTY.certificate.placeBeforeDay };
}

const BEFORE_DAYS = /[\s,]*(?<!\p{L})(?:(?:on )?(?:date[d]?|the)|datum|data|fecha|le|den|el|il|am|dne|dnia)\W*$/iu;

/** The day on which a certificate says that it was done, and the place. */
export function dayDone(text: DocumentText): Understood | null {
  return latestDay(text, DONE)?.day ?? null;
}

export function placeDone(text: DocumentText): Understood | null {
  const found = latestDay(text, DONE);
  return found === null || !GIVEN_AT.test(found.lead) ? null : certifiedPlace(text);
}

/** The later of the days at the signatures, for the exporter declares first; of two alike that further right, where the authority signs. */
function latestDay(text: DocumentText, isLead = SIGNED_ON): { day: Understood; phrase: Phrase; lead: string } | null {
  const last = Math.max(...text.phrases.map(({ page }) => page));
  const onPage = text.phrases.filter(({ page }) => page === last);
  const middle = Math.max(...onPage.map(({ area }) => area.bottom)) * CERTIFIED_DAY.lowerPart;
  const days = onPage.filter(({ area }) => area.top > middle).flatMap((phrase) => dayOf(phrase, text, isLead) ?? []);
  const [latest] = days.toSorted(
    (a, b) => String(b.day.value).localeCompare(String(a.day.value)) || b.phrase.area.left - a.phrase.area.left,
  );
  return latest ?? null;
}

function dayOf(phrase: Phrase, text: DocumentText, isLead: RegExp): { day: Understood; phrase: Phrase; lead: string } | null {
  const [day, ...more] = daysIn(phrase.text, text.dayOrder);
  if (day === undefined || more.length > 0 || !SIGNER.test(phrase.text.slice(day.end))) return null;
  const lead = phrase.text.slice(0, day.start);
  if (!isLead.test(lead)) return null;
  const isClear = day.certain || text.isDayOrderKnown;
  const certainty = isClear ? CERTAINTY.certificate.bodyAlone : CERTAINTY.day.twoWaysAlone;
  return { day: { value: day.value, from: [phrase], certainty }, phrase, lead };
}
