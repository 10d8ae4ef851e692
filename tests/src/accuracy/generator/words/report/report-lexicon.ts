import type { Lexicon } from '../lexicon.js';
import { REPORT_COLUMNS } from './report-columns.js';
import { REPORT_LABELS } from './report-labels.js';
import { REPORT_LANGUAGES } from './report-languages.js';
import { REPORT_PHRASES } from './report-phrases.js';

/** The words of the set `report`. */
export const REPORT_LEXICON: Lexicon = {
  labels: REPORT_LABELS,
  columns: REPORT_COLUMNS,
  phrases: REPORT_PHRASES,
  languages: REPORT_LANGUAGES,
  asides: [
    { group: 'references', label: 'File', value: 'F####/##' },
    { group: 'references', label: 'Letter of credit', value: '@@@-#######' },
    { group: 'references', label: 'Agent code', value: 'A##' },
    { group: 'references', label: 'R.U.C.', value: '#BR########2########' },
    { group: 'references', label: 'Replaces document', value: 'none' },
    { group: 'references', label: 'Debtor no.', value: '4####' },
    { group: 'terms', label: 'Partial shipments', value: 'not allowed' },
    { group: 'terms', label: 'Exchange rate (information)', value: '1 : 34.####' },
    { group: 'closing', label: 'BIC', value: '@@@@@@@@' },
    { group: 'closing', label: 'Down payment', value: 'received on @@-####' },
    { group: 'closing', label: 'Counter-value (not to be paid)', value: 'TRY ###.###,##' },
    { group: 'closing', label: 'REX', value: '@@REX########' },
    { group: 'closing', label: 'Packing', value: 'export standard, seaworthy' },
  ],
  tradeShare: 0.4,
  clutter: 0.35,
  footnotes: [
    'Errors and omissions excepted.',
    'Quality system certified to ISO 9001 and ISO 14001.',
    'Place of performance and jurisdiction: Izmir.',
    'Please quote our document number with your payment.',
    'No signature is needed on documents sent by electronic means.',
  ],
};
