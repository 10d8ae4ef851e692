import { isCarrierName, isCompanyName } from '@tallyport/domain/values/company-names';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { cleaned } from '../../fields/value-readers.js';
import { heightOf } from '../../page/area.js';
import { type Phrase, partOf } from '../../page/phrases.js';

/** On whose behalf somebody signs. */
const BEHALF = String.raw`(?:for(?:\s+and)?(?:\s+on\s+behalf\s+of)?|on\s+behalf\s+of)`;
/** Behind these words of a signature stands the carrier by name (UCP 600, article 20: a bill names the carrier and who signs for it). */
const FOR_THE_CARRIER = new RegExp(
  String.raw`(?:(?:as|acting as)\s+(?:an?\s+)?agents?(?:\s+only)?\s*,?\s*${BEHALF}|^signed\s+(?:${BEHALF}|by)\s+the\s+carrier|^${BEHALF}\s+the\s+carrier(?=\W*$))(?:\s+the\s+carrier)?[\s:,]*`,
  'iu',
);
/** A clause that ends so is not done; behind `the carrier` the agent signs. */
const GOES_ON = /(?<!\p{L})(?:for|of)[\s:,]*$|^for\s+(?:and\s+on\s+behalf\s+of\s+)?the\s+carrier\W*$/iu;
/** Who signs as such is named before it: `Alder Marine Corporation, as Carrier`. */
const AS_SUCH = new RegExp(
  String.raw`^(?:signed\s+)?(?:by\s+|${BEHALF}\s+)?(?<name>\p{L}[^:]{3,60}?),?\s+as\s+(?:the\s+)?carrier\W*$`,
  'iu',
);
/** A remark behind the name. */
const REMARK = /\s+[—–]\s.*$/u;
const AGENT = /(?<!\p{L})agen(?:t|ts|cy)(?!\p{L})/iu;

/** The carrier that signs as the carrier, by name. */
export function carrierAsSuch(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const name = AS_SUCH.exec(phrase.text)?.groups?.['name'];
    if (name === undefined || AGENT.test(name) || !isCompanyName(name)) continue;
    const from = partOf(phrase, phrase.text.indexOf(name), phrase.text.indexOf(name) + name.length) ?? phrase;
    return { value: cleaned(name), from: [from], certainty: CERTAINTY.party.signedForCarrier };
  }
  return null;
}
/** What a name is called behind it. */
const CAPACITY = /[\s,]*\(?(?:(?:the|as)\s+)*(?:carrier|principal)\)?\W*$/iu;

/** The carrier for which an agent signs, on the line of the clause or the next one. */
export function carrierInClause(text: DocumentText): Understood | null {
  for (const phrase of text.phrases) {
    const clause = FOR_THE_CARRIER.exec(phrase.text);
    if (clause === null) continue;
    const rest = partOf(phrase, clause.index + clause[0].length, phrase.text.length);
    const name = rest ?? (GOES_ON.test(phrase.text) ? lineUnder(phrase, text) : null);
    const value = name === null ? '' : cleaned(name.text.replace(REMARK, '').replace(CAPACITY, ''));
    if (name !== null && !AGENT.test(name.text) && (isCompanyName(value) || isCarrierName(value)))
      return { value, from: [name], certainty: CERTAINTY.party.signedForCarrier };
  }
  return null;
}

function lineUnder(phrase: Phrase, text: DocumentText): Phrase | null {
  const height = heightOf(phrase.area);
  return (
    text.phrases.find(
      ({ page, area }) =>
        page === phrase.page &&
        area.top > phrase.area.top + height / 2 &&
        area.top - phrase.area.bottom < height &&
        Math.abs(area.left - phrase.area.left) < 2 * height,
    ) ?? null
  );
}
