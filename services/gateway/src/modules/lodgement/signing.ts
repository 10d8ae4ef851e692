import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { RequestLodgement } from '@tallyport/contracts/lodgement/commands';
import type { LodgementPurpose, SignedSnapshot } from '@tallyport/contracts/lodgement/values';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { LodgementView } from '@tallyport/domain/lodgement/fold';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { controlReferenceOf } from '@tallyport/domain/lodgement/references';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { canonicalJson } from '@tallyport/event-store/canonical-json';
import type { Config } from '../../config.js';
import type { Member } from '../../platform/auth/caller.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BLOBS, CONFIG } from '../../platform/tokens.js';
import { JobChecks } from '../check/job-checks.js';
import { OrgSettings } from '../organisation/org-settings.js';
import { refusalOfSigning } from './lodgement.policy.js';
import type { LodgedRecord } from './lodgement.queries.js';
import { acceptedMessage, type MessageDraft, MessageDrafts } from './message-drafts.js';
import { SignerQueries } from './signer.queries.js';
import { requireChecked, requireLookedAt, requireReady, requireUnchanged, type WhatWasRead } from './what-was-read.js';

/** Far more than the values of any declaration. */
const MOST_SNAPSHOT_BYTES = 64 * 1024 * 1024;

/** What a broker wants to send. What they read is null for a withdrawal: that is of what customs has. */
export interface Wish {
  readonly purpose: LodgementPurpose;
  readonly reason: string | null;
  readonly read: WhatWasRead | null;
}

/** What it is about, as it stands. */
export interface Subject {
  readonly of: LodgedRecord;
  readonly job: WorkOrderView;
  readonly record: ShippingRecord;
  readonly lodgement: LodgementView | null;
}

type Circumstance = 'commandId' | 'correlationId' | 'orgId' | 'workOrderId' | 'lodgementId' | 'actor' | 'issuedAt' | 'transitions';
/** The command without who, when and about what. */
export type SigningPayload = Omit<RequestLodgement, Circumstance>;

/**
 * Signs: who may, what was read, what customs would refuse and what the checks say are all asked first; then the values are frozen and
 * stored, so that what is sent later is what was signed.
 */
@Injectable()
export class Signing {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(SignerQueries) private readonly signers: SignerQueries,
    @Inject(OrgSettings) private readonly settings: OrgSettings,
    @Inject(MessageDrafts) private readonly drafts: MessageDrafts,
    @Inject(JobChecks) private readonly checks: JobChecks,
  ) {}

  async sign(member: Member, { of, job, record, lodgement }: Subject, wish: Wish, commandId: string): Promise<SigningPayload> {
    const { purpose, reason, read } = wish;
    const [signature, setting] = await Promise.all([this.signers.signature(member), this.settings.of(member.orgId)]);
    const refusal = refusalOfSigning({ kind: of.kind, purpose, licenceNumber: signature?.licenceNumber ?? null, setting, job });
    if (refusal) throw new ProblemError(refusal);
    const { customs_site_id: siteId, customs_owner_site_id: ownerSiteId } = setting;
    if (signature === null || siteId === null || ownerSiteId === null) throw new TypeError('the policy lets nobody sign without these');
    if (read !== null) requireUnchanged(record, read);
    const [draft, findings] = await Promise.all([
      this.drafts.draft({ of, jobCode: job.code, record, lodgement, purpose, reason, signature }),
      read !== null && of.kind === 'declaration' ? this.checks.now(of.orgId, of.workOrderId) : [],
    ]);
    requireSameReference(lodgement, draft);
    requireReady(draft);
    requireChecked(findings);
    // A pre-lodgement only asks customs; what is lodged is looked at before.
    if (read !== null && purpose !== 'pre-lodge') requireLookedAt(draft.riskiest, read);
    return {
      type: 'request-lodgement',
      kind: of.kind,
      purpose,
      snapshot: await this.snapshot(of.orgId, record, lodgement, draft.frozen, purpose),
      ownReference: draft.ownReference,
      controlReference: controlReferenceOf(commandId),
      signedBy: signature,
      sender: { siteId, ownerSiteId },
      confirmed: (read?.confirmed ?? []).map(({ line_id, field, value }) => ({ lineId: line_id, field, value })),
      reason,
      timeZone: this.config.CUSTOMS_TIME_ZONE,
    };
  }

  /** What is withdrawn is what customs accepted; anything else is frozen now. */
  private async snapshot(
    orgId: string,
    record: ShippingRecord,
    lodgement: LodgementView | null,
    frozen: FrozenRecord,
    purpose: LodgementPurpose,
  ): Promise<SignedSnapshot> {
    const accepted = purpose === 'withdraw' ? acceptedMessage(lodgement) : null;
    if (accepted !== null) return { streamPosition: accepted.record_position, hash: accepted.snapshot };
    const content = Readable.from([Buffer.from(canonicalJson(frozen))]);
    const { hash } = await this.blobs.putFile(orgId, content, { limit: MOST_SNAPSHOT_BYTES });
    return { streamPosition: record.stream_position, hash };
  }
}

/** The reference by which customs knows it cannot become another. */
function requireSameReference(lodgement: LodgementView | null, { ownReference }: MessageDraft): void {
  const known = lodgement?.own_reference ?? ownReference;
  if (known === ownReference) return;
  const errors = [{ pointer: '/fields/sender_reference', message: `customs knows it by ${known}` }];
  throw new ProblemError('lodgement.not-ready', { errors });
}
