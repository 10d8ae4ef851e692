import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Phrase } from '../../page/phrases.js';
import { CERTIFIED_DAY } from '../tuning.js';

/** A day alone, behind a town or behind the word for it, as it stands at a signature. */
const SIGNED_ON = /^\W*(?:\p{Lu}[\p{L}\s.'’-]{1,30}[,\s]\s*|(?:date|datum|data|fecha|le|den)\W*)?$/iu;

/** The day on which an authority certified: the later of those at the signatures, for the exporter declares first. */
export function certifiedDay(text: DocumentText): Understood | null {
  const last = Math.max(...text.phrases.map(({ page }) => page));
  const onPage = text.phrases.filter(({ page }) => page === last);
  const middle = Math.max(...onPage.map(({ area }) => area.bottom)) * CERTIFIED_DAY.lowerPart;
  const days = onPage.filter(({ area }) => area.top > middle).flatMap((phrase) => dayOf(phrase, text) ?? []);
  const [latest] = days.toSorted((a, b) => String(b.value).localeCompare(String(a.value)));
  return latest ?? null;
}

function dayOf(phrase: Phrase, text: DocumentText): Understood | null {
  const [day, ...more] = daysIn(phrase.text, text.dayOrder);
  if (day === undefined || more.length > 0 || day.end < phrase.text.trimEnd().length - 1) return null;
  if (!SIGNED_ON.test(phrase.text.slice(0, day.start))) return null;
  const isClear = day.certain || text.isDayOrderKnown;
  return { value: day.value, from: [phrase], certainty: isClear ? CERTAINTY.certificate.bodyAlone : CERTAINTY.day.twoWaysAlone };
}
