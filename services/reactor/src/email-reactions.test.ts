import { randomUUID } from 'node:crypto';
import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';
import { append } from '@tallyport/event-store/append';
import { laneOf } from '@tallyport/event-store/lane';
import { streamHead } from '@tallyport/event-store/load';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { allOpenEmails } from './emails.js';
import { ReactionDesk } from './testing/reaction-desk.js';

let desk: ReactionDesk;

beforeAll(async () => {
  desk = await ReactionDesk.open(inject('postgresUrl'));
});
afterAll(() => desk.database.drop());
beforeEach(() => desk.start());
afterEach(() => desk.clear());

const orgId = randomUUID();
const at = '2026-03-14T02:00:00.000Z';
const came = { attempt: 1, milliseconds: 9 };

/** An event, by which mail it is of. */
type Told = (emailId: string) => OutboundEmailEvent;
const requested: Told = (emailId) => {
  const content = { template: 'password-changed' as const, changedAt: at };
  return { type: 'outbound-email.requested', data: { emailId, to: ['mei@harbourline.example'], locale: 'en', content, workOrderId: null } };
};
const sending: Told = (emailId) => ({ type: 'outbound-email.sending', data: { emailId, attempt: 1, messageId: '<1@tallyport>', at } });
const sent: Told = (emailId) => ({ type: 'outbound-email.sent', data: { emailId, ...came, code: 250, sentence: null, refused: [] } });
const refused: Told = (emailId) => ({
  type: 'outbound-email.refused',
  data: { emailId, ...came, reason: 'by-server', code: 550, sentence: null, refused: [] },
});
const deferred: Told = (emailId) => ({
  type: 'outbound-email.deferred',
  data: { emailId, ...came, code: 450, sentence: null, retryAt: at },
});
const unknown: Told = (emailId) => ({ type: 'outbound-email.outcome-unknown', data: { emailId, ...came, reason: 'timeout' } });
const sentAgain: Told = (emailId) => ({ type: 'outbound-email.sent-again', data: { emailId, reason: null } });
const countedAsSent: Told = (emailId) => ({ type: 'outbound-email.counted-as-sent', data: { emailId, reason: null } });

/** A mail after these events, of which the reactor has heard. */
async function email(...events: Told[]): Promise<string> {
  const emailId = randomUUID();
  const streamId = `outbound-email/${emailId}`;
  for (const event of [requested, ...events]) {
    const after = await streamHead(desk.worker, orgId, streamId);
    await append(desk.worker, {
      orgId,
      streamId,
      jobId: null,
      after,
      events: [event(emailId)],
      metadata: sampleMetadata(),
      recordedAt: at,
    });
  }
  await desk.number();
  await desk.lanes.fill(laneOf(null, streamId));
  return emailId;
}

test('a mail gets its run when it is asked for, and again when a person has it sent again', async () => {
  const asked = await email();
  expect(desk.calls).toEqual([`wake ${asked}`]);
  const again = await email(sending, unknown, sentAgain);
  expect(desk.calls.filter((call) => call === `wake ${again}`)).toHaveLength(2);
});

test('after a wipe the mails that go on by themselves are found, and those that wait for a person are left alone', async () => {
  const open = [await email(), await email(sending), await email(sending, deferred), await email(sending, unknown, sentAgain)];
  for (const end of [[sent], [refused], [unknown], [unknown, countedAsSent]]) await email(sending, ...end);
  const found = await allOpenEmails(desk.reactor);
  expect(found.map(({ emailId }) => emailId).toSorted()).toEqual(open.toSorted());
  expect(found[0]).toMatchObject({ orgId, workOrderId: null });
});
