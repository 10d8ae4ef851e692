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
    (isLeftBlank(own) ? null : pick(text, ['bl_number', 'transport_document'], readIdentifier))
  );
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

/** Whether a paper has a place for its number, so that no other one is asked for. */
function isLeftBlank(text: DocumentText): boolean {
  return labelsFor(text, ['bl_number']).some(({ ending }) => ending !== 'loose');
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
