import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import { type Party, partyOf } from './party.js';
import { partyOfForm } from './party-form.js';
import { certaintyOf } from './value-readers.js';

const NOBODY: Party = { name: null, address: null };

/** The party that a label for one of these things names. A blank or blacked-out block stays empty: no other label is asked for it. */
export function pickParty(text: DocumentText, concepts: readonly Concept[]): Party {
  for (const concept of concepts) {
    for (const label of text.labels.filter(({ concepts: named, ending }) => named.includes(concept) && ending !== 'loose')) {
      const party = partyAt(label, text);
      if (party.name !== null || party.address !== null) return party;
    }
  }
  return NOBODY;
}

function partyAt(label: LabelledValue, text: DocumentText): Party {
  for (const candidate of label.candidates) {
    const party = partyOf(candidate.lines, certaintyOf(candidate.relation), candidate.relation === 'inline');
    if (party.name !== null || party.address !== null) return party;
  }
  return partyOfForm(label, text);
}
