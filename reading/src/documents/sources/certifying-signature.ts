import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { overlapX } from '../../page/area.js';
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

/** Whether the authority signed or stamped in its own box: anything drawn under its caption. */
export function certifyingSignature(text: DocumentText): Understood | null {
  const caption = text.phrases.find(({ text: words }) => CERTIFIES.test(words));
  if (caption === undefined) return null;
  const below = (text.drawings.get(caption.page) ?? []).find(
    (ink) => ink.top > caption.area.top && ink.top - caption.area.bottom < CERTIFYING_SIGNATURE.reach && overlapX(ink, caption.area) > 0,
  );
  return below === undefined ? null : { value: true, from: [caption], certainty: CERTAINTY.signature.atFoot };
}
