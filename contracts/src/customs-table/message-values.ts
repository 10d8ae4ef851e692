import { fieldForm } from '../shipping-record/fields.js';

/** What a message says besides the fields of its record, by where the value comes from. */
const SENT_VALUES = {
  /** The sending: our reference of the declaration, its version, what customs does with it, and who answers for it. */
  sending: ['reference', 'version', 'function', 'step', 'customs_id', 'reason', 'licence', 'broker_name'],
  /** As computed, of a line or of all. */
  amounts: [
    'customs_value',
    'transport_and_insurance',
    'duty',
    'dumping_duty',
    'wet',
    'gst_payable',
    'gst_deferred',
    'lct',
    'charges',
    'due',
  ],
  line: ['number', 'action'],
  /** What stands in this message. */
  count: ['goods', 'packages', 'containers'],
  /** An answer to a question that customs asked. */
  answer: ['question', 'answer', 'reason'],
} as const;

/** What answers of customs say. */
export const RECEIVED_VALUES = [
  'message_name',
  'message_id',
  'message_time',
  'outcome',
  'entry_status',
  'is_paid',
  'cargo_status',
  'question',
  'question_text',
  'referral',
  'reference',
  'version',
  'customs_id',
  'amount_qualifier',
  'amount',
  'amount_currency',
  'error_part',
  'error_line',
  'error_segment',
  'error_qualifier',
  'error_code',
  'error_text',
  'line_number',
  'asc_dec',
  'asc_scr',
  'aqis_dec',
  'aqis_scr',
  'control_reference',
  'sender_site',
  'sender_owner_site',
  'recipient_site',
  'recipient_owner_site',
  'action',
  'syntax_error',
  'message_reference',
  'message_type',
  'message_action',
  'message_error',
] as const;
export type ReceivedValue = (typeof RECEIVED_VALUES)[number];

const KNOWN: ReadonlySet<string> = new Set([
  ...Object.entries(SENT_VALUES).flatMap(([scope, names]) => names.map((name) => `${scope}.${name}`)),
  ...RECEIVED_VALUES,
]);
const KINDS = ['declaration', 'cargo-report'] as const;

/** Whether a row of the table of segments can ask for this: a field of a record, of its header or of a line's invoice, or one of these. */
export function isMessageValue(name: string): boolean {
  if (KNOWN.has(name)) return true;
  const field = name.replace(/^(header|invoice)\./, '');
  return KINDS.some((kind) => fieldForm(kind, field, false) !== null || fieldForm(kind, field, true) !== null);
}
