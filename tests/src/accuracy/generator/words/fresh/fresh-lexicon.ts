import type { Lexicon } from '../lexicon.js';
import { FRESH_COLUMNS } from './fresh-columns.js';
import { FRESH_LABELS } from './fresh-labels.js';
import { FRESH_LANGUAGES } from './fresh-languages.js';
import { FRESH_PHRASES } from './fresh-phrases.js';

/** The words of the set `fresh`. */
export const FRESH_LEXICON: Lexicon = {
  labels: FRESH_LABELS,
  columns: FRESH_COLUMNS,
  phrases: FRESH_PHRASES,
  languages: FRESH_LANGUAGES,
  asides: [
    { group: 'references', label: "Exporter's ref.", value: 'EXP/####' },
    { group: 'references', label: 'IEC no.', value: '0#########' },
    { group: 'references', label: 'L/C no.', value: 'LC@@######' },
    { group: 'references', label: 'Previous ref.', value: 'QT-#####' },
    { group: 'references', label: 'Customer no.', value: '1#####' },
    { group: 'references', label: 'Sales order', value: 'SO-######' },
    { group: 'terms', label: 'Country of final destination', value: 'AS PER CONSIGNEE' },
    { group: 'terms', label: 'AD code', value: '#######-#######' },
    { group: 'closing', label: 'IBAN', value: '@@## #### #### #### ####' },
    { group: 'closing', label: 'Advance received', value: '30% by T/T' },
    { group: 'closing', label: 'Equivalent for statistics', value: 'INR #,##,###.00' },
    { group: 'closing', label: 'LUT ARN', value: '@@##########@' },
    { group: 'closing', label: 'Drawback', value: 'Shipment under drawback scheme' },
  ],
  tradeShare: 0.4,
  clutter: 0.35,
  footnotes: [
    'E. & O. E.',
    'An ISO 9001:2015 certified company',
    'SUPPLY MEANT FOR EXPORT UNDER LUT WITHOUT PAYMENT OF INTEGRATED TAX',
    'Claims, if any, must be lodged within 8 days of receipt. All disputes subject to Chennai jurisdiction only.',
    'This is a computer generated document.',
  ],
};
