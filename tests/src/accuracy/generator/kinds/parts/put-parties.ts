import type { Draft } from '../../draft.js';
import type { Company } from '../../truth/company.js';
import type { LabelConcept } from '../../words/lexicon.js';

/** Prints a party under its label, with its address and at times a telephone that belongs to neither name nor address. */
export function putParty(draft: Draft, concept: LabelConcept, role: string, company: Company, hasTelephone = false): void {
  const contact = hasTelephone ? [`Tel: ${company.telephone}`] : [];
  draft.print('parties', concept, [company.name, ...company.address, ...contact], {
    [`${role}_name`]: company.name,
    [`${role}_address`]: company.address.join(', '),
  });
}

/** A company as the head of its own paper. */
export function letterheadOf(company: Company): { name: string; lines: string[] } {
  return { name: company.name, lines: [...company.address, `Tel: ${company.telephone}  E-mail: ${company.email}`] };
}
