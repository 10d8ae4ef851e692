import { Inject, Injectable } from '@nestjs/common';
import type { EventMetadata } from '@tallyport/contracts/envelope';
import { ACCOUNT_MAIL_ORG } from '@tallyport/contracts/outbound-email/account-mail';
import type { EmailCommand, EmailDecision, EmailRequest } from '@tallyport/domain/outbound-email/commands';
import { emailDecider } from '@tallyport/domain/outbound-email/decider';
import { appendWithin } from '@tallyport/event-store/append-within';
import type { EventStore } from '@tallyport/event-store/event-store';
import { type StreamPlace, StreamWriter } from '@tallyport/event-store/stream-writer';
import { CompiledQuery, type Transaction } from 'kysely';
import type { LoginTables } from '../auth/sessions.js';
import { ACCOUNT_MAIL_STORE, EVENT_STORE } from '../tokens.js';

/** Whose mail it is, and which job it is about. */
interface PlaceOfEmail {
  readonly orgId: string;
  readonly workOrderId: string | null;
}

/** Records that mail is wanted, and what people decide about it. Sending follows from the log, so that nobody waits for a mail server. */
@Injectable()
export class OutboundEmails {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ACCOUNT_MAIL_STORE) private readonly accountStore: EventStore,
  ) {}

  /** Mail of an organisation. Answers where the stream stands. */
  record(orgId: string, command: EmailRequest, metadata: EventMetadata, recordedAt: string): Promise<number> {
    return this.write({ orgId, workOrderId: command.email.workOrderId }, command, metadata, recordedAt);
  }

  /** What a person decides of a mail of an organisation, in the lane of its job where it has one. Answers where the stream stands. */
  decide(place: PlaceOfEmail, command: EmailDecision, metadata: EventMetadata, recordedAt: string): Promise<number> {
    return this.write(place, command, metadata, recordedAt);
  }

  /** Mail of an account, which belongs to no organisation. */
  recordOfAccount(command: EmailCommand, metadata: EventMetadata, recordedAt: string): Promise<number> {
    const place = { orgId: ACCOUNT_MAIL_ORG, streamId: streamOf(command), jobId: null };
    return writer(this.accountStore, place).record(command, metadata, recordedAt);
  }

  /** The same within a transaction of the log-in role: it is asked for exactly if that commits, and leaves once {@link told} was called. */
  async recordOfAccountWithin(
    transaction: Transaction<LoginTables>,
    command: EmailRequest,
    metadata: EventMetadata,
    recordedAt: string,
  ): Promise<void> {
    const place = { orgId: ACCOUNT_MAIL_ORG, streamId: streamOf(command), jobId: null };
    const append = writer(this.accountStore, place).beginning(command, metadata, recordedAt);
    const insert = async (text: string, values: readonly unknown[]) => {
      const { numAffectedRows = 0n } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
      return Number(numAffectedRows);
    };
    await appendWithin(insert, append);
  }

  /** Says that a transaction with a mail has committed. Unsaid, the relay finds it at its next look. */
  told(): void {
    this.accountStore.announce();
  }

  private write({ orgId, workOrderId: jobId }: PlaceOfEmail, command: EmailCommand, metadata: EventMetadata, recordedAt: string) {
    return writer(this.store, { orgId, streamId: streamOf(command), jobId }).record(command, metadata, recordedAt);
  }
}

function streamOf({ emailId }: EmailCommand): string {
  return `outbound-email/${emailId}`;
}

function writer(store: EventStore, place: StreamPlace) {
  return new StreamWriter(store, emailDecider, place);
}
