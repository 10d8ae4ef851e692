import type { DocumentText } from '../document-text.js';
import type { Understood } from './field-reading.js';
import { labelsFor } from './pick.js';

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
  return isScan ? null : { value: false, from: first.phrases, certainty: 0.85 };
}
