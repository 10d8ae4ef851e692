import type { DocumentText } from '../document-text.js';
import type { Understood } from './field-reading.js';
import { labelsFor, pick, understand } from './pick.js';
import { readShortText } from './value-readers.js';

/** The name in print of who signed: at its own label, else at `Name` beside the signature. */
export function signatoryOf(text: DocumentText): Understood | null {
  const named = pick(text, ['signatory_name'], readShortText);
  if (named !== null) return named;
  const labels = labelsFor(text, ['signature']).filter(
    ({ text: words, ending }) => ending !== 'loose' && /^\W*(?:name|姓名)(?:\W|姓名)*$/iu.test(words),
  );
  return labels.flatMap((label) => understand(label, readShortText, text) ?? [])[0] ?? null;
}

/**
 * Whether a paper is signed. Only text can be judged here: a typed name at the place of the signature signs, an empty place on a page
 * that was not scanned does not. On a scan a signature is ink that no word tells of, so nothing is said.
 */
export function signatureOf(text: DocumentText): Understood | null {
  const labels = labelsFor(text, ['signature', 'signatory_name']).filter(({ text: words }) => /sign|firma|签/iu.test(words));
  const [first] = labels;
  if (first === undefined) return null;
  const signed = labels
    .flatMap(({ candidates }) => candidates.slice(0, 1))
    .flatMap(({ lines }) => lines.slice(0, 1))
    .find((line) => /\p{L}{2}/u.test(line.text) && !/^\(.*\)$/u.test(line.text.trim()));
  if (signed !== undefined) return { value: true, from: [signed], certainty: 0.7 };
  const isScan = first.phrases.some(({ method }) => method === 'ocr');
  const isDrawable = first.phrases.some(({ method }) => method === 'text layer'); // a signature may be drawn there, and words do not tell
  return isScan ? null : { value: false, from: first.phrases, certainty: isDrawable ? 0.6 : 0.85 };
}
