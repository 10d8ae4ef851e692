import { CERTAINTY } from '../../certainty.js';
import type { DocumentText, LabelledValue } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { labelsFor, pick, understand } from '../../fields/pick.js';
import { readIdentifier } from '../../fields/value-readers.js';

/** The number of a bill at its label. */
export function billNumberAt(text: DocumentText): Understood | null {
  const own = withoutLineBills(text);
  return (
    pick(own, ['bl_number', 'transport_document'], readIdentifier) ??
    houseBillInWords(text) ??
    (isLeftBlank(own) ? null : pick(text, ['bl_number', 'transport_document'], readIdentifier))
  );
}

/** The bill of the line on a paper of a forwarder, who names his own beside it. */
export function masterBillOf(text: DocumentText): Understood | null {
  const labels = labelsFor(text, ['bl_number']).filter(isOfLine);
  const master = labels.flatMap((label) => understand(label, readIdentifier, text) ?? [])[0] ?? null;
  return master === null || master.value === billNumberAt(text)?.value ? null : master;
}

const HOUSE_BILL =
  /(?<!\p{L})(?:house\s+(?:bill(?:\s+of\s+lading)?|b\/?l)|hb\/?l)\s*(?:no|number|nr)?[\s.:#]*(?<number>(?=[^\s,;]*\d{4})[A-Z0-9][A-Z0-9/-]{5,19})(?![\p{L}\d])/iu;

/** The forwarder's bill that a sentence names, where it names only one: `shipped on our house bill ABCD1234567`. */
function houseBillInWords(text: DocumentText): Understood | null {
  const named = text.phrases.flatMap((phrase) => {
    const number = HOUSE_BILL.exec(phrase.text)?.groups?.['number'];
    return number === undefined ? [] : [{ number, phrase }];
  });
  const [first] = named;
  if (first === undefined || named.some(({ number }) => number !== first.number)) return null;
  return { value: first.number, from: [first.phrase], certainty: CERTAINTY.number.inLetter };
}

/** The only code that stands alone in the head of a bill, beside the title. */
export function billNumberInHead(text: DocumentText): Understood | null {
  if (isLeftBlank(withoutLineBills(text))) return null;
  const height = text.sizes.get(1)?.height ?? 0;
  const alone = text.phrases.filter(
    (phrase) => phrase.area.top < 0.2 * height && /^(?=.*\d{4})[A-Z]{2,}[A-Z\d-]{5,16}$/u.test(phrase.text),
  );
  const [only] = alone;
  return only === undefined || alone.length > 1 ? null : { value: only.text, from: [only], certainty: CERTAINTY.number.inHeadOfBill };
}

/** The number of the job, by which some forwarders know their bills. */
export function jobAsBillNumber(text: DocumentText): Understood | null {
  const job = isLeftBlank(withoutLineBills(text)) ? null : pick(text, ['job_number'], readIdentifier);
  return job === null ? null : { ...job, certainty: CERTAINTY.number.jobForBill };
}

export function billNumberOf(text: DocumentText): Understood | null {
  return billNumberAt(text) ?? billNumberInHead(text) ?? jobAsBillNumber(text);
}

/** Whether a paper has a place for its number, so that no other one is asked for: the name of the form alone, `FBL`, is its title. */
function isLeftBlank(text: DocumentText): boolean {
  return labelsFor(text, ['bl_number']).some(
    ({ ending, text: words }) => ending !== 'loose' && (ending === 'colon' || !/^\W*fbl\W*$/iu.test(words)),
  );
}

/** A house bill also names the bill of the line, under which its goods sail. */
function isOfLine({ text: words }: LabelledValue): boolean {
  return /(?<!\p{L})(?:master|carrier|line|ocean|mb\/?l|ob\/?l|m\.b)(?!\p{L})/iu.test(words);
}

function withoutLineBills(text: DocumentText): DocumentText {
  return { ...text, labels: text.labels.filter((label) => !isOfLine(label)) };
}

/** `S/O No.` is the shipping order on a bill, by which its space was booked. */
export function shippingOrderOf(text: DocumentText): Understood | null {
  const labels = text.labels.filter(({ text: words, ending }) => /^\W*s\s?\/\s?o(?!\p{L})/iu.test(words) && ending !== 'loose');
  return labels.flatMap((label) => understand(label, readIdentifier, text) ?? [])[0] ?? null;
}
