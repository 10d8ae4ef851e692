import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Known } from '../declaration.js';

/** Words for packages of any kind that papers give for the kind itself. */
const GENERAL = /^(?:parcels?|coll[io]|colis|kolli|koli|bultos|volumes)$/iu;

/** `Parcels: 7`, `Kolli: 5`: where a paper tells no other kind, its packages are of the kind that their label names. */
export function generalKind(text: DocumentText, known: Known<'packages'>): Understood | null {
  if (known.get('packages') === null) return null;
  for (const { concepts, text: label, phrases } of text.labels) {
    const kind = concepts.includes('packages') ? packageTypeIn(label) : null;
    if (kind !== null && GENERAL.test(kind)) return { value: kind, from: phrases, certainty: CERTAINTY.cargo.kindOfLabel };
  }
  return null;
}
