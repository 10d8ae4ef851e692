import { Inject, Injectable } from '@nestjs/common';
import { BlobMissing, type BlobStore } from '@tallyport/blob-store/blob-store';
import type { CustomsDialogue } from '@tallyport/contracts/lodgement/dialogue';
import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { customsTablesAt } from '@tallyport/customs-tables/read-tables';
import { customsDialogue, type DialogueSources } from '@tallyport/domain/lodgement/dialogue/customs-dialogue';
import { bytesNamedBy } from '@tallyport/domain/lodgement/dialogue/named-bytes';
import type pg from 'pg';
import { BLOBS, POOL } from '../../platform/tokens.js';
import { CustomsMessageQueries } from './customs-message.queries.js';
import type { SignedVersions } from './lodged-versions.js';
import { presentLodgement } from './lodgement.queries.js';

/** What was said between a lodgement and customs, with every byte of it that is still there. */
@Injectable()
export class DialogueQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(CustomsMessageQueries) private readonly messages: CustomsMessageQueries,
  ) {}

  async of({ of, stream, lodgement }: SignedVersions): Promise<CustomsDialogue> {
    const events = stream.events.flatMap((envelope): DialogueSources['events'][number][] => {
      const event = parseEvent(envelope);
      return event?.type.startsWith('lodgement.') ? [{ event: event as LodgementEvent, envelope }] : [];
    });
    const named = [...new Set(events.flatMap(({ event }) => bytesNamedBy(event) ?? []))];
    const [bytes, received, segments] = await Promise.all([
      Promise.all(named.map(async (address) => [address, await this.read(of.orgId, address)] as const)),
      this.messages.receivedFor(of.orgId, of.workOrderId),
      customsTablesAt(this.pool, events.at(-1)?.envelope.recordedAt ?? new Date().toISOString(), ['segment']),
    ]);
    return customsDialogue({
      events,
      bytes: new Map(bytes.flatMap(([address, content]) => (content === null ? [] : [[address, content] as const]))),
      receivedAt: new Map(received.map(({ id, received_at }) => [id, received_at])),
      segments,
      outcome: presentLodgement(lodgement, of),
    });
  }

  private async read(orgId: string, address: string): Promise<Uint8Array | null> {
    try {
      return await this.blobs.read(orgId, address);
    } catch (error) {
      if (error instanceof BlobMissing) return null;
      throw error;
    }
  }
}
