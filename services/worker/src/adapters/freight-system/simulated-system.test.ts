import { judgeAnswer } from '@tallyport/domain/freight-export/answer/judge-answer';
import { judgeReading } from '@tallyport/domain/freight-export/answer/judge-reading';
import type { TransportOutcome } from '@tallyport/domain/freight-export/answer/transport-outcome';
import { causeOf } from '@tallyport/domain/freight-export/causes/known-causes';
import { AllowedHosts } from '@tallyport/runtime/outbound/outbound-address';
import { EVERYBODY } from '@tallyport/simulators/freight/books/everybody';
import { MISBEHAVIOURS, type MisbehaviourName } from '@tallyport/simulators/freight/misbehaviour/misbehaviours';
import { type FreightDesk, FreightDesks } from '@tallyport/simulators/freight/testing/freight-desk';
import { invoice, line, shipment, shipmentRequest } from '@tallyport/simulators/freight/testing/messages';
import { afterEach, describe, expect, test } from 'vitest';
import { HttpFreightSystem } from './http-freight-system.js';
import { readAnswer } from './read-answer.js';

const desks = new FreightDesks();
afterEach(() => desks.close());

const system = new HttpFreightSystem({ allowedHosts: AllowedHosts.parse('127.0.0.1') });
const NEW = { type: 'CustomsDeclaration', key: null } as const;
const { user, password: secret } = EVERYBODY;

async function post(desk: FreightDesk, message: string, { withinMs = 20_000, password = secret } = {}): Promise<TransportOutcome> {
  const login = { address: desk.simulator.addressOf('LBYSYD'), user, secret: password };
  const raw = await system.post(login, Buffer.from(message), { withinMs, signal: new AbortController().signal });
  if (raw.kind !== 'answered') return raw;
  return { kind: 'answered', status: raw.status, document: readAnswer(raw.body, raw.contentType) };
}

/** What each misbehaviour is taken for; those that are not named are unknown. */
const TAKEN_FOR: Partial<Record<MisbehaviourName, string>> = {
  faithful: 'accepted',
  slow: 'accepted',
  warning: 'accepted',
  'lost-line': 'accepted',
  unauthorized: 'log-in-refused',
  forbidden: 'log-in-refused',
  'error-in-200': 'refused',
  'status-err': 'refused',
  discarded: 'refused',
  rejected: 'refused',
  'failure-reason': 'refused',
  'unknown-status': 'needs-person',
  'other-key': 'needs-person',
  queued: 'accepted-later',
  'queued-late': 'accepted-later',
  'queued-silent': 'accepted-later',
  'queued-lost': 'accepted-later',
  'queued-discarded': 'accepted-later',
  'duplicate-acknowledgement': 'accepted-later',
  'contradicting-acknowledgement': 'accepted-later',
  'stray-acknowledgement': 'accepted-later',
};
/** What must have become of a message that is taken for this. */
const BELIEVED: Readonly<Record<string, string>> = { accepted: 'done', refused: 'not done', 'log-in-refused': 'not done' };
const WITH_SECONDS: Partial<Record<MisbehaviourName, string>> = { slow: 'slow:1', 'late-commit': 'late-commit:60' };
const NAMES = Object.keys(MISBEHAVIOURS) as MisbehaviourName[];

describe('fault 46 (exports): a system that misbehaves is believed only where it can be', () => {
  test.each(NAMES)('%s', async (name) => {
    const desk = await desks.open();
    desk.simulator.next(WITH_SECONDS[name] ?? name);
    const judged = judgeAnswer(await post(desk, shipment(), { withinMs: name === 'slow' ? 20_000 : 1_500 }), {
      ...NEW,
      key: name === 'other-key' ? 'B00001001' : null,
    });
    expect(judged.kind).toBe(TAKEN_FOR[name] ?? 'unknown');
    const [effect] = MISBEHAVIOURS[name];
    expect(BELIEVED[judged.kind] ?? effect).toBe(effect);
  });
});

describe('what is there is told from what is not', () => {
  const ask = async (desk: FreightDesk, by: { readonly key?: string; readonly reference?: string }) => {
    const asked = { ...NEW, key: by.key ?? null };
    return judgeReading(await post(desk, shipmentRequest(by)), asked, by.key ?? by.reference ?? '');
  };

  test('by its key, and by the reference that it was sent with', async () => {
    const desk = await desks.open();
    const sent = judgeAnswer(await post(desk, shipment({ reference: 'TPHANDLE' })), NEW);
    expect(sent).toMatchObject({ kind: 'accepted', key: 'B00001001', hasWarnings: false });
    expect(await ask(desk, { key: 'B00001001' })).toMatchObject({ kind: 'there', key: 'B00001001' });
    expect(await ask(desk, { reference: 'TPHANDLE' })).toMatchObject({ kind: 'there', key: 'B00001001' });
    expect((await ask(desk, { key: 'B00009999' })).kind).toBe('not-there');
    expect((await ask(desk, { reference: 'TPOTHER' })).kind).toBe('not-there');
  });

  test('where the system does not find by reference, nothing is known', async () => {
    const desk = await desks.open();
    desk.simulator.change('LBYSYD', { finds_by_reference: false });
    await post(desk, shipment({ reference: 'TPHANDLE' }));
    expect((await ask(desk, { reference: 'TPHANDLE' })).kind).not.toBe('not-there');
  });
});

describe('the cause of a refusal is understood', () => {
  test.each([
    ['an importer that is not there', shipment({ importer: 'NOBODYSYD' }), 'organisation-unknown', 'NOBODYSYD'],
    ['a unit that is not there', shipment({ invoices: invoice('INV-1', [line(1, { unit: 'QQQ' })]) }), 'unit-unknown', 'QQQ'],
    ['a job that is not there', shipment({ key: 'B00009999' }), 'job-not-there', 'B00009999'],
    ['lines of the same number', shipment({ invoices: invoice('INV-1', [line(1), line(1)]) }), 'line-twice', '1'],
    ['another system', shipment({ to: ['LBY', 'MEL'] }), 'wrong-system', 'LBYMEL'],
  ])('%s', async (_what, message, code, key) => {
    const desk = await desks.open();
    const judged = judgeAnswer(await post(desk, message), NEW);
    expect(judged.kind).toBe('refused');
    expect(causeOf(judged.lines)).toMatchObject({ code, key });
  });

  test('a wrong password', async () => {
    const desk = await desks.open();
    const judged = judgeAnswer(await post(desk, shipment(), { password: 'wrong' }), NEW);
    expect(judged.kind).toBe('log-in-refused');
    expect(causeOf(judged.lines)?.code).toBe('log-in-refused');
  });
});
