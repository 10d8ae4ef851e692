import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { LodgementPurpose, Signature } from '@tallyport/contracts/lodgement/values';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import type { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { entryOf } from '@tallyport/domain/declaration/declared-entry-of';
import { type RiskyValue, riskiestValues } from '@tallyport/domain/declaration/riskiest-values';
import { assessEntry } from '@tallyport/domain/duty/assess-entry';
import { CannotCompute, inShort } from '@tallyport/domain/duty/cannot-compute';
import { dayOfCustoms } from '@tallyport/domain/lodgement/day-of-customs';
import type { LodgementView } from '@tallyport/domain/lodgement/fold';
import { freeze } from '@tallyport/domain/lodgement/freeze';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { MessageEncoder } from '@tallyport/domain/lodgement/messages/encode-message';
import { type MessageLayout, messageLayout } from '@tallyport/domain/lodgement/messages/layout';
import { preflight } from '@tallyport/domain/lodgement/preflight/preflight';
import { ownReferenceOf } from '@tallyport/domain/lodgement/references';
import { sendingOf } from '@tallyport/domain/lodgement/sending-of';
import type pg from 'pg';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BLOBS, POOL } from '../../platform/tokens.js';
import { type LodgedRecord, presentLodgement } from './lodgement.queries.js';

/** A message as it would be sent now, and everything that stands in its way. */
export interface MessageDraft {
  readonly frozen: FrozenRecord;
  readonly ownReference: string;
  readonly findings: readonly PreflightFinding[];
  /** Why its amounts cannot be computed; null where they are. */
  readonly uncomputed: string | null;
  /** What has to be looked at before it is signed. */
  readonly riskiest: readonly RiskyValue[];
}

export interface DraftRequest {
  readonly of: LodgedRecord;
  readonly jobCode: string;
  readonly record: ShippingRecord;
  readonly lodgement: LodgementView | null;
  readonly purpose: LodgementPurpose;
  readonly reason: string | null;
  readonly signature: Signature | null;
}

/** Drafts of messages to customs: the record frozen with what is computed for it, held to everything that customs would refuse. */
@Injectable()
export class MessageDrafts {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async draft({ of, jobCode, record, lodgement, purpose, reason, signature }: DraftRequest): Promise<MessageDraft> {
    const [tables, before] = await Promise.all([newestCustomsTables(this.pool), this.accepted(of.orgId, lodgement)]);
    const day = dayOfCustoms(new Date().toISOString());
    const assessed = of.kind === 'declaration' ? assessEntry(entryOf(record), tables) : null;
    const frozen = purpose === 'withdraw' && before !== null ? before : freeze(record, assessed, before);
    const ownReference = ownReferenceIn(of, jobCode, frozen);
    const layout = layoutOn(tables, of, day);
    const encoder = new MessageEncoder(layout);
    const signed = { ownReference, version: (lodgement?.accepted_version ?? 0) + 1, purpose, reason, signedBy: signature ?? NOBODY };
    const sending = sendingOf(signed, presentLodgement(lodgement, of));
    const findings = preflight({ record: frozen, sending, before, layout, encoder, tables, day });
    const riskiest = assessed === null || purpose === 'withdraw' ? [] : riskiestValues(record, assessed);
    const uncomputed = assessed?.reason ? inShort(assessed.reason) : null;
    return { frozen, ownReference, findings, uncomputed, riskiest };
  }

  /** What customs accepted last, as it was signed. */
  private async accepted(orgId: string, lodgement: LodgementView | null): Promise<FrozenRecord | null> {
    const message = acceptedMessage(lodgement);
    if (message === null) return null;
    return JSON.parse((await this.blobs.read(orgId, message.snapshot)).toString('utf8')) as FrozenRecord;
  }
}

/** Throws where nobody has imported the rows of messages: then nothing can be sent, and that is said. */
function layoutOn(tables: DatedTables, { kind }: LodgedRecord, day: string): MessageLayout {
  try {
    return messageLayout(tables, kind === 'declaration' ? 'IMD' : 'SEACR', day);
  } catch (error) {
    if (error instanceof CannotCompute) throw new ProblemError('lodgement.not-ready', { detail: error.message });
    throw error;
  }
}

export function acceptedMessage(lodgement: LodgementView | null): LodgementView['messages'][number] | null {
  return lodgement?.messages.findLast(({ version, phase }) => version === lodgement.accepted_version && phase === 'accepted') ?? null;
}

/** For whoever only wants to know what stands in the way; a signature has its own check. */
const NOBODY = { name: 'NOBODY YET', licenceNumber: '00000' };

/** A cargo report says its own reference itself. */
function ownReferenceIn({ kind, recordId }: LodgedRecord, jobCode: string, { fields }: FrozenRecord): string {
  return kind === 'declaration' ? ownReferenceOf(jobCode, recordId) : (fields.sender_reference ?? '');
}
