import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { pickParty } from '../../fields/pick-party.js';
import { cleaned } from '../../fields/value-readers.js';

/** `SAME AS CONSIGNEE` on a bill is the notify party, however its box is called; unless a label takes it. */
function sameAsOther(text: DocumentText): Understood | null {
  const taken = new Set(
    text.labels.flatMap(({ concepts, candidates }) => (concepts.length > 0 ? candidates.flatMap(({ lines }) => lines) : [])),
  );
  const [only, ...more] = text.phrases.filter(
    (phrase) => SAME.test(phrase.text) && phrase.text.split(' ').length <= 4 && !taken.has(phrase),
  );
  return only === undefined || more.length > 0
    ? null
    : { value: cleaned(only.text), from: [only], certainty: CERTAINTY.transport.sameAsOther };
}

const SAME = /^\W*same as\b/iu;
/** Another party is pointed to, and what follows is the caption of the next box. */
const POINTS_TO =
  /^\W*(?:(?:the\s+)?same\s+)?as\s+(?:per\s+)?(?:consignee|importer|buyer|applicant|above)(?:\s+(?:above|below))?(?!\p{L})/iu;

/** A telephone behind an address on its last line, without a word for it: `HEATHROW TW6 3UA 0208 555 0171`. */
const TELEPHONE = /(?<=[\p{L}\d,.])\s+(?:\+\d{1,3}|0\d)[\d\s()/-]{8,}$/u;

/** The notify party as printed: `SAME AS CONSIGNEE`, or name and address. */
export function notifyOf(text: DocumentText): Understood | null {
  const { name, address } = pickParty(text, ['notify']);
  if (name === null && address === null) return sameAsOther(text);
  const points = POINTS_TO.exec(String(name?.value ?? ''))?.[0];
  if (name !== null && points !== undefined) return { ...name, value: points.trim() };
  if (name === null || address === null || SAME.test(String(name.value))) return name;
  return { ...name, value: `${String(name.value)} ${String(address.value).replace(TELEPHONE, '')}`, from: [...name.from, ...address.from] };
}
