import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_MAIL_ORG } from '@tallyport/contracts/outbound-email/account-mail';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { EventStore } from '@tallyport/event-store/event-store';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { OutboundEmails } from '@tallyport/gateway/platform/mail/outbound-emails';
import { startKafka, startTemporal, type TestKafka, type TestTemporal } from '@tallyport/local/test-engines';
import { MailSimulator } from '@tallyport/simulators/mail/mail-simulator';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LogStack } from '../../support/log-stack.js';
import type { ServiceProcess } from '../../support/service-process.js';
import { until } from '../../support/until.js';

let [kafka, temporal, stack, simulator, sender, emails, blobFolder]: Partial<
  [TestKafka, TestTemporal, LogStack, MailSimulator, ServiceProcess, OutboundEmails, string]
> = [];

beforeAll(async () => {
  [kafka, temporal, simulator] = await Promise.all([startKafka(), startTemporal(), MailSimulator.start()]);
  stack = await LogStack.open(inject('postgresUrl'), kafka.access);
  blobFolder = await mkdtemp(join(tmpdir(), 'tallyport-test-blobs-'));
  const around = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace, BLOB_FOLDER: blobFolder };
  const mail = { SMTP_URL: `${simulator.smtpUrl}?tls=offered`, MAIL_FROM: 'desk@tallyport.example', CUSTOMS_ADDRESS: 'http://127.0.0.1:1' };
  [sender] = await Promise.all([
    stack.start('worker', { ...around, ...mail, WORKER_QUEUES: 'exports' }),
    stack.start('worker', { ...around, WORKER_QUEUES: 'workflows' }),
    stack.start('reactor', around),
    stack.start('relay'),
  ]);
  emails = new OutboundEmails(new EventStore(stack.database.pool('gateway', 2)), new EventStore(stack.database.pool('login', 2)));
}, 180_000);
afterAll(async () => {
  await stack?.close();
  await Promise.all([kafka?.stop(), temporal?.stop(), simulator?.close(), blobFolder && rm(blobFolder, { recursive: true })]);
});

const now = () => new Date().toISOString();

/** The types of a mail of an account, as they stand. */
async function typesOf(emailId: string): Promise<string[]> {
  const events = await new EventStore((stack as LogStack).database.pool('worker', 2)).load(ACCOUNT_MAIL_ORG, `outbound-email/${emailId}`);
  return events.map((event) => parseEvent(event)?.type.replace('outbound-email.', '') ?? '');
}

function request(emailId: string, to: string): Promise<number> {
  const content = { template: 'password-changed' as const, changedAt: now() };
  const email = { to: [to], locale: 'zh' as const, content, workOrderId: null };
  return (emails as OutboundEmails).recordOfAccount({ type: 'request', emailId, email }, sampleMetadata(), now());
}

async function mailsTo(address: string) {
  return (await (simulator as MailSimulator).mails()).filter(({ to }) => to.includes(address));
}

test('what is asked for arrives in the language of who reads it, through every process of the product', async () => {
  const emailId = randomUUID();
  await request(emailId, 'chen.mei@harbourline.example');
  await until('it is sent', async () => (await typesOf(emailId)).includes('sent'), 60_000);
  expect(await typesOf(emailId)).toEqual(['requested', 'sending', 'sent']);
  const [mail, ...others] = await mailsTo('chen.mei@harbourline.example');
  expect([mail?.subject, others]).toEqual(['您的 Tallyport 密码已更改', []]);
});

test('fault 55: a sender that is killed after it handed the mail over leaves it unknown, and a person says that it arrived', async () => {
  const [emailId, to] = [randomUUID(), 'kai@harbourline.example'];
  simulator?.next('slow:600');
  await request(emailId, to);
  await until('it arrived', async () => (await mailsTo(to)).length > 0, 60_000);
  await sender?.kill();
  await sender?.restart();
  await until('it is unknown', async () => (await typesOf(emailId)).includes('outcome-unknown'), 60_000);
  await emails?.recordOfAccount({ type: 'count-as-sent', emailId, reason: 'Kai has it' }, sampleMetadata(), now());
  expect(await typesOf(emailId)).toEqual(['requested', 'sending', 'outcome-unknown', 'counted-as-sent']);
  expect(await mailsTo(to)).toHaveLength(1);
});

test('fault 55: an unknown mail that did not arrive is sent again at the word of a person', async () => {
  const [emailId, to] = [randomUUID(), 'priya@harbourline.example'];
  simulator?.next('drop-untaken');
  await request(emailId, to);
  await until('it is unknown', async () => (await typesOf(emailId)).includes('outcome-unknown'), 60_000);
  await emails?.recordOfAccount({ type: 'send-again', emailId, reason: null }, sampleMetadata(), now());
  await until('it is sent', async () => (await typesOf(emailId)).includes('sent'), 60_000);
  expect(await mailsTo(to)).toHaveLength(1);
});
