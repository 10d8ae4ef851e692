import { randomUUID } from 'node:crypto';
import type { Actor } from '@tallyport/contracts/actor';
import type { DomainEvent } from '@tallyport/contracts/events';
import { append } from '@tallyport/event-store/append';
import { laneOf } from '@tallyport/event-store/lane';
import { streamHead } from '@tallyport/event-store/load';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import { WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { allOpenLodgements } from './lodgements.js';
import { ReactionDesk } from './testing/reaction-desk.js';
import { RecordedJob } from './testing/recorded-job.js';

let desk: ReactionDesk;

beforeAll(async () => {
  desk = await ReactionDesk.open(inject('postgresUrl'));
});
afterAll(() => desk.database.drop());
beforeEach(() => desk.start());
afterEach(() => desk.clear());

const orgId = randomUUID();

/** A declaration of a job, with what becomes of it. */
class Declaration extends RecordedJob {
  readonly lodgementId = randomUUID();

  constructor(jobId?: string, ofOrg = orgId) {
    super(desk, ofOrg, jobId);
  }

  private interchange(version: number, ownReference = 'SYD-1-AAAA') {
    return { lodgementId: this.lodgementId, workOrderId: this.id, ownReference, version, controlReference: `CONTROL${version}` };
  }

  private tell(event: DomainEvent) {
    return this.record(`lodgement/${this.lodgementId}`, event);
  }

  sign(ownReference?: string, version = 1) {
    const data = {
      ...this.interchange(version, ownReference),
      kind: 'declaration' as const,
      purpose: 'lodge' as const,
      snapshot: { streamPosition: 1, hash: 'a'.repeat(64) },
      signedBy: { userId: orgId, name: 'Mei Harper', licenceNumber: '01234' },
      signedAt: '2026-03-14T10:41:50.123Z',
      sender: { siteId: 'SITE1', ownerSiteId: 'OWNER1' },
      confirmed: [],
      reason: null,
    };
    return this.tell({ type: 'lodgement.requested', data });
  }

  send() {
    return this.tell({ type: 'lodgement.sent', data: { ...this.interchange(1), attempt: 1, learntBy: 'answer' } });
  }

  failToSend() {
    return this.tell({ type: 'lodgement.send-failed', data: { ...this.interchange(1), reason: 'turned-away', detail: '413' } });
  }

  private word(version: number) {
    const { controlReference: _, ...message } = this.interchange(version);
    const messageTime = `2026-03-14T11:0${version}:00Z`;
    return { ...message, messageTime, messageId: randomUUID(), original: 'c'.repeat(64), expected: true, icsIdentifier: 'ICS1' };
  }

  accept(purpose: 'pre-lodge' | 'lodge', version = 1) {
    return this.tell({ type: 'lodgement.accepted', data: { ...this.word(version), purpose, amounts: [] } });
  }

  withdraw(version = 2) {
    return this.tell({ type: 'lodgement.withdrawn', data: this.word(version) });
  }
}

describe('what customs sends', () => {
  /** Records events in the stream of a message, which belongs to no job; the reactions have happened. */
  async function record(messageId: string, actor: Actor, ...events: DomainEvent[]): Promise<void> {
    const streamId = `customs-message/${messageId}`;
    const after = await streamHead(desk.worker, orgId, streamId);
    const metadata = { ...sampleMetadata(), actor };
    await append(desk.worker, { orgId, streamId, jobId: null, after, events, metadata, recordedAt: '2026-03-14T10:41:50.123Z' });
    await desk.number();
    await desk.lanes.fill(laneOf(null, streamId));
  }

  async function receive(ownReference: string | null): Promise<string> {
    const messageId = randomUUID();
    const reference = ownReference === null ? null : { ownReference, version: 1 };
    const data = { messageId, hash: 'c'.repeat(64), bytes: 9, reference, unreadable: reference ? null : 'no UNB' };
    await record(messageId, { kind: 'customs' }, { type: 'customs-message.received', data });
    return messageId;
  }

  test('is handed to the lodgement that goes by the reference', async () => {
    const declaration = new Declaration();
    await declaration.sign('SYD-1-AAAA');
    await declaration.sign('SYD-1-AAAA', 2);
    const messageId = await receive('SYD-1-AAAA');
    expect(desk.calls).toEqual([`hear ${declaration.lodgementId} ${messageId}`]);
  });

  test('waits for a person where nobody goes by the reference, where two do, and where it cannot be read', async () => {
    await new Declaration().sign('SYD-2-AAAA');
    await new Declaration().sign('SYD-2-AAAA');
    for (const reference of ['SYD-2-AAAA', 'SYD-3-AAAA', null]) await receive(reference);
    expect([desk.calls, await desk.parked()]).toEqual([[], []]);
  });

  test('is handed to the lodgement to which a person gave it, and not once more where its reference matched it', async () => {
    const declaration = new Declaration();
    await declaration.sign('SYD-6-AAAA');
    const given = { workOrderId: declaration.id, lodgementId: declaration.lodgementId };
    const messageId = await receive(null);
    await record(messageId, { kind: 'person', userId: orgId }, { type: 'customs-message.matched', data: { messageId, ...given } });
    const read = await receive('SYD-6-AAAA');
    const machine = { kind: 'machine', process: 'lodgement' } as const;
    await record(read, machine, { type: 'customs-message.matched', data: { messageId: read, ...given } });
    expect(desk.calls).toEqual([`hear ${declaration.lodgementId} ${messageId}`, `hear ${declaration.lodgementId} ${read}`]);
  });

  test('fault 48: what names a lodgement of another organisation reaches nobody', async () => {
    await new Declaration(undefined, randomUUID()).sign('SYD-4-AAAA');
    await receive('SYD-4-AAAA');
    expect(desk.calls).toEqual([]);
  });

  test('and what its process refuses for good is parked, to be looked at', async () => {
    await new Declaration().sign('SYD-5-AAAA');
    desk.fail = () =>
      new WorkflowUpdateFailedError('refused', ApplicationFailure.nonRetryable('it speaks of nothing', 'customs-message-refused'));
    await receive('SYD-5-AAAA');
    expect(await desk.parked()).toEqual([{ member: 'reactions', count: 1 }]);
  });
});

describe('the job of a declaration', () => {
  test('is lodged when customs lodges, not when it pre-lodges, and accepted when it withdraws', async () => {
    const declaration = new Declaration();
    await declaration.sign();
    await declaration.accept('pre-lodge');
    await declaration.sign(undefined, 2);
    await desk.lanes.fill(declaration.lane);
    expect(desk.calls).toEqual([]);
    await declaration.accept('lodge', 2);
    await desk.lanes.fill(declaration.lane);
    expect(desk.calls).toEqual(['follow-lodgement lodged']);
    await declaration.withdraw(3);
    await desk.lanes.fill(declaration.lane);
    expect(desk.calls).toEqual(['follow-lodgement lodged', 'follow-lodgement accepted']);
  });

  test('stays lodged while another of its declarations is', async () => {
    const declaration = new Declaration();
    const another = new Declaration(declaration.id);
    for (const one of [declaration, another]) {
      await one.sign();
      await one.accept('lodge');
    }
    await declaration.withdraw();
    await desk.lanes.fill(declaration.lane);
    expect(new Set(desk.calls)).toEqual(new Set(['follow-lodgement lodged']));
  });

  test('that was deleted meanwhile holds up nothing', async () => {
    const declaration = new Declaration();
    await declaration.sign();
    await declaration.accept('lodge');
    desk.fail = () => new WorkflowUpdateFailedError('refused', ApplicationFailure.nonRetryable('gone', 'work-order.not-found'));
    await desk.lanes.fill(declaration.lane);
    expect([await desk.parked(), await desk.positionOf(declaration)]).toEqual([[], 2]);
  });
});

test('a lodgement is open while customs may not have its newest message', async () => {
  const [signed, sent, failed, again] = [new Declaration(), new Declaration(), new Declaration(), new Declaration()];
  for (const declaration of [signed, sent, failed, again]) await declaration.sign();
  await sent.send();
  await failed.failToSend();
  await again.send();
  await again.sign(undefined, 2);
  const open = (await allOpenLodgements(desk.reactor)).map(({ lodgementId }) => lodgementId);
  expect(new Set(open)).toEqual(new Set([signed.lodgementId, again.lodgementId]));
});
