import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Known } from '../declaration.js';

type Field = HeaderField<'certificate-of-origin'>;

/** What all lines of a certificate say that say it: the invoice under which all goods are sold, the country from which all come. */
export function ofAllLines(field: 'invoice_number' | 'invoice_date' | 'country_of_origin') {
  return (_text: DocumentText, { lines }: Known<Field>): Understood | null => {
    const said = lines.flatMap((line) => line.get(field) ?? []);
    const [first] = said;
    return first !== undefined && new Set(said.map(({ value }) => value)).size === 1 ? first : null;
  };
}
