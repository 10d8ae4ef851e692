import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { BlobMissing, type BlobStore } from '@tallyport/blob-store/blob-store';
import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedVersion } from '@tallyport/contracts/lodgement/version-http';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { importsBetween } from '@tallyport/customs-tables/customs-versions';
import { customsTablesAt, newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import type { LodgementView } from '@tallyport/domain/lodgement/fold';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import type { Version } from '@tallyport/domain/lodgement/versions/amounts-of';
import { refrozen } from '@tallyport/domain/lodgement/versions/refrozen';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { canonicalJson } from '@tallyport/event-store/canonical-json';
import type pg from 'pg';
import { ProblemError } from '../../platform/problems/problem-error.js';
import type { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { BLOBS, POOL } from '../../platform/tokens.js';
import { presentRecord, RecordQueries } from '../shipping-record/record.queries.js';
import { type LodgedRecord, LodgementQueries } from './lodgement.queries.js';
import { acceptedMessage } from './message-drafts.js';

/** A record with everything that was ever signed of it. */
export interface SignedVersions {
  readonly of: LodgedRecord;
  readonly record: LoadedStream<RecordView>;
  /** Null before anything was signed. */
  readonly lodgement: LodgementView | null;
  readonly stream: LoadedStream<LodgementView>;
}

/** One signed message with the version that it is of. */
export interface SignedVersion extends Version {
  readonly message: LodgementMessage;
  /** What customs had accepted when it was signed: lines keep the numbers that they had then. */
  readonly before: FrozenRecord | null;
  /** Whether all that, frozen anew, gives the bytes that were signed. */
  readonly isSame: boolean;
}

/** An import takes seconds at most: who signs meanwhile still goes by what was there before. */
const LONGEST_IMPORT_MS = 60_000;

/** Versions as they were signed. All of it comes from the log, the snapshots, and the tables as they were imported then. */
@Injectable()
export class LodgedVersions {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(LodgementQueries) private readonly lodgements: LodgementQueries,
  ) {}

  /** The record is looked up below its job first. Throws 404. */
  async open(of: LodgedRecord): Promise<SignedVersions> {
    const record = await this.records.open(of.orgId, of.workOrderId, of.kind, of.recordId);
    const stream = await this.lodgements.open(of);
    return { of, record, stream, lodgement: stream.at() };
  }

  /** Every version, the newest first. */
  async list({ of, lodgement }: SignedVersions): Promise<LodgedVersion[]> {
    const messages = lodgement?.messages ?? [];
    const shown = await Promise.all(messages.map((message) => this.shown(of.orgId, message)));
    return shown.toReversed();
  }

  /** A message with what it makes due, as the snapshot says. */
  async shown(orgId: string, message: LodgementMessage): Promise<LodgedVersion> {
    return { ...message, due: (await this.snapshot(orgId, message))?.amounts['due'] ?? null };
  }

  /** The version of this control reference. Throws 404. */
  async one({ of, record, stream, lodgement }: SignedVersions, controlReference: string): Promise<SignedVersion> {
    const message = lodgement?.messages.find(({ control_reference }) => control_reference === controlReference);
    if (!message) throw new ProblemError('lodgement.version-not-found');
    const accepted = acceptedMessage(stream.at(signedAt(stream, controlReference)));
    const before = accepted === null ? null : await this.snapshot(of.orgId, accepted);
    return this.byItsTables({ message, before, record: presentRecord(record.at(message.record_position)) });
  }

  /** By the tables as of its signature; where an import was under way then, by those before it if these were the ones. */
  private async byItsTables(signed: Omit<SignedVersion, 'tables' | 'isSame'>): Promise<SignedVersion> {
    const { signed_at, snapshot } = signed.message;
    const at = async (instant: string): Promise<SignedVersion> => {
      const version = { ...signed, tables: await customsTablesAt(this.pool, instant) };
      return { ...version, isSame: hash('sha256', canonicalJson(refrozen(version))) === snapshot };
    };
    const version = await at(signed_at);
    if (version.isSame) return version;
    const earliest = new Date(Date.parse(signed_at) - LONGEST_IMPORT_MS).toISOString();
    for (const imported of await importsBetween(this.pool, earliest, signed_at)) {
      const earlier = await at(new Date(Date.parse(imported) - 1).toISOString());
      if (earlier.isSame) return earlier;
    }
    return version;
  }

  /** What stands now, by the newest tables. */
  async now({ record }: SignedVersions): Promise<Version> {
    return { record: presentRecord(record.at()), tables: await newestCustomsTables(this.pool) };
  }

  /** Null where its bytes are gone. */
  private async snapshot(orgId: string, { snapshot }: LodgementMessage): Promise<FrozenRecord | null> {
    try {
      return JSON.parse((await this.blobs.read(orgId, snapshot)).toString('utf8')) as FrozenRecord;
    } catch (error) {
      if (error instanceof BlobMissing) return null;
      throw error;
    }
  }
}

/** Where in the stream of its lodgement a message was signed. */
export function signedAt({ events }: LoadedStream<LodgementView>, controlReference: string): number {
  const signed = events.find((envelope) => {
    const event = parseEvent(envelope);
    return event?.type === 'lodgement.requested' && event.data.controlReference === controlReference;
  });
  return signed?.streamPosition ?? 0;
}
