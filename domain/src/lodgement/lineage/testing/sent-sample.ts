import { tablesOf } from '../../../customs-table/testing/tables-of.js';
import { declaredGoodsOf } from '../../../declaration/declared-goods.js';
import { AMOUNT_NAMES, type AssessedEntry, type LineAmounts } from '../../../duty/assessed-entry.js';
import type { StepName } from '../../../duty/computation-step.js';
import type { FrozenRecord } from '../../frozen-record.js';
import { MessageEncoder } from '../../messages/encode-message.js';
import { explainInterchange } from '../../messages/explain-interchange.js';
import { outboundInterchange } from '../../messages/outbound-interchange.js';
import type { Sending } from '../../messages/sending.js';
import { starterLayout } from '../../messages/testing/starter-tables.js';
import type { SentMessage } from '../sent-message.js';
import { type Planted, plantOrigins } from './planted-origins.js';

const SIGNED_AT = '2026-11-23T02:15:40.000Z';
export const SIGNER = { user_id: 'signer', at: SIGNED_AT };
export const ANSWERER = { user_id: 'answerer', at: '2026-11-23T01:00:00.000Z' };
export const MESSAGE: SentMessage['message'] = {
  signed_by: { user_id: SIGNER.user_id, name: 'ROWAN PELL', licence_number: '04417' },
  signed_at: SIGNED_AT,
  confirmed: [],
  errors: [],
  amounts: [],
};
const ADDRESS = {
  site: 'TALLY01',
  ownerSite: 'TALLY02',
  customsSite: 'AAA336C',
  controlReference: 'TP1',
  preparedAt: SIGNED_AT,
  isTest: true,
};
const LAYOUTS = { declaration: starterLayout('IMD'), 'cargo-report': starterLayout('SEACR') };

/** The step of its own that each amount has. */
export const STEP_OF: Readonly<Record<string, StepName>> = {
  customs_value: 'customs-value',
  transport_and_insurance: 'transport-and-insurance',
  duty: 'duty',
  dumping_duty: 'dumping-duty',
  wet: 'wet',
  gst_payable: 'gst',
  gst_deferred: 'gst',
  lct: 'lct',
};

/** A message with the origins that were planted behind it. */
export interface SentSample {
  readonly sent: SentMessage;
  readonly planted: Planted;
}

/** What is frozen, with origins that are the same for a seed; Q1 was answered, and each line has rows of its own. */
export function sentSample(made: FrozenRecord, seed: number): SentSample {
  const { planted, frozen } = plantOrigins(made, seed);
  const assessed = made.kind === 'declaration' ? assessedAs(planted.record, frozen) : null;
  const answeredBy = (question: string) => (question === 'Q1' ? ANSWERER : null);
  return { planted, sent: { message: MESSAGE, frozen, assessed, tables: tablesOf({}), answeredBy, ...planted } };
}

/** The segments of a message through its bytes. */
export function segmentsOf(frozen: FrozenRecord, sending: Sending, before: FrozenRecord | null) {
  const layout = LAYOUTS[frozen.kind];
  return explainInterchange(outboundInterchange(new MessageEncoder(layout).encode(frozen, sending, before), ADDRESS), () => layout);
}

export function rowOfStep(line: number, step: string): string {
  return `tax_rate/${line}/${step}`;
}

/** Amounts as they were frozen. */
function assessedAs(record: SentMessage['record'], frozen: FrozenRecord): AssessedEntry {
  const zero = Object.fromEntries(AMOUNT_NAMES.map((name) => [name, '0.00']));
  const lines = declaredGoodsOf(record).map(({ number, lines: [first] }) => {
    const amounts = frozen.lines.find(({ lineIds }) => lineIds[0] === first?.line_id)?.amounts;
    const steps = Object.values(STEP_OF).map((step) => ({ step, formula: '', values: {}, rows: [rowOfStep(number, step)], result: '0' }));
    return { kind: 'computed' as const, number, steps, amounts: { ...zero, ...amounts } as LineAmounts };
  });
  const charges = [{ charge: 'IPC', amount: '1.00', row: 'charge/1/1' }];
  return { lines, totals: { ...zero, ...frozen.amounts } as LineAmounts, reason: null, charges, due: frozen.amounts['due'] ?? null };
}
