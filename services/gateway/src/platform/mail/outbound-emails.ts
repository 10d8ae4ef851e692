import { Inject, Injectable } from '@nestjs/common';
import type { EventMetadata } from '@tallyport/contracts/envelope';
import { ACCOUNT_MAIL_ORG } from '@tallyport/contracts/outbound-email/account-mail';
import type { EmailCommand } from '@tallyport/domain/outbound-email/commands';
import { emailDecider } from '@tallyport/domain/outbound-email/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { type StreamPlace, StreamWriter } from '@tallyport/event-store/stream-writer';
import { ACCOUNT_MAIL_STORE, EVENT_STORE } from '../tokens.js';

/** Records that mail is wanted, and what people decide about it. Sending follows from the log, so that nobody waits for a mail server. */
@Injectable()
export class OutboundEmails {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ACCOUNT_MAIL_STORE) private readonly accountStore: EventStore,
  ) {}

  /** Mail of an organisation. Answers where the stream stands. */
  record(orgId: string, command: EmailCommand, metadata: EventMetadata, recordedAt: string): Promise<number> {
    const jobId = command.type === 'request' ? command.email.workOrderId : null;
    return writer(this.store, { orgId, streamId: streamOf(command), jobId }).record(command, metadata, recordedAt);
  }

  /** Mail of an account, which belongs to no organisation. */
  recordOfAccount(command: EmailCommand, metadata: EventMetadata, recordedAt: string): Promise<number> {
    const place = { orgId: ACCOUNT_MAIL_ORG, streamId: streamOf(command), jobId: null };
    return writer(this.accountStore, place).record(command, metadata, recordedAt);
  }
}

function streamOf({ emailId }: EmailCommand): string {
  return `outbound-email/${emailId}`;
}

function writer(store: EventStore, place: StreamPlace) {
  return new StreamWriter(store, emailDecider, place);
}
