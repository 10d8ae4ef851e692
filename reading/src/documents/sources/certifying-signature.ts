import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Area } from '../../page/area.js';
import { CERTIFYING_SIGNATURE } from '../tuning.js';

/** How the box of the authority on a certificate begins. */
const CERTIFIES = new RegExp(
  anyOf(String.raw`
    ^\W*(?:\d+\.\s*)?certification\W*$
    hereby certified
    customs endorsement
    visa de la douane
    sichtvermerk der zollbehörde
    visto della dogana
    visado de la aduana
    visto da alfândega
    visum van de douane
  `),
  'iu',
);

/** Whether the authority signed or stamped in its own box: anything drawn under its caption. A box in which nothing is drawn is doubtful: much is pasted and stamped. */
export function certifyingSignature(text: DocumentText): Understood | null {
  const captions = text.phrases.filter(({ text: words }) => CERTIFIES.test(words));
  const [caption] = captions;
  if (caption === undefined) return null;
  const drawn = captions.some(({ page, area }) => (text.drawings.get(page) ?? []).some((ink) => isUnder(ink, area)));
  if (drawn) return { value: true, from: [caption], certainty: CERTAINTY.signature.atFoot };
  const isBare = text.drawings.get(caption.page)?.length === 0;
  return isBare ? { value: false, from: [caption], certainty: CERTAINTY.signature.noneUnseen } : null;
}

function isUnder(ink: Area, caption: Area): boolean {
  const right = Math.max(caption.right, caption.left + CERTIFYING_SIGNATURE.width);
  const below = ink.top - caption.bottom;
  return ink.top > caption.top && below < CERTIFYING_SIGNATURE.reach && ink.left < right && ink.right > caption.left;
}
