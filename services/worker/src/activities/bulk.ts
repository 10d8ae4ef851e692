import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { BulkItem } from '@tallyport/contracts/freight-export/bulk-commands';
import type { BulkItemResult } from '@tallyport/contracts/freight-export/bulk-events';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import { RenewedMessage } from '@tallyport/contracts/freight-export/export-events';
import type { ExportKind } from '@tallyport/contracts/freight-export/export-standing';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { type BulkView, foldBulk } from '@tallyport/domain/freight-export/bulk/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import { updateRefusal } from '@tallyport/temporal/update-refusal';
import type { BulkActivities } from '@tallyport/workflows/freight-bulk/activities';
import { ApplicationFailure } from '@temporalio/common';
import { z } from 'zod';
import { type Asked, commandFor } from '../freight-export/bulk-command.js';
import { someAtOnce } from '../freight-export/some-at-once.js';
import { alive } from './alive.js';

/** So many are told at a time: a person who stops it waits for no more. */
const PORTION = 25;
/** So many are handed over at once. */
const AT_ONCE = 8;

export interface BulkPorts {
  readonly store: EventStore;
  readonly blobs: Pick<BlobStore, 'read'>;
  /** Hands a command to the process of an export. Throws what the update fails with. */
  hand(kind: ExportKind, command: ExportCommand): Promise<unknown>;
}

/** Hands the commands of a step for many exports to their processes. */
export function bulkActivities({ store, blobs, hand }: BulkPorts): BulkActivities {
  return {
    handPortion: ({ orgId, bulkId, from }) =>
      alive(async (signal) => {
        const events = await store.load(orgId, `bulk/${bulkId}`);
        const first = events[0];
        const view = events.reduce<BulkView | null>((before, event) => foldBulk(before, parseEvent(event), event), null);
        if (!first || !view) throw ApplicationFailure.nonRetryable('there is no such step', 'bulk.not-found');
        const items = z.array(BulkItem).parse(JSON.parse((await blobs.read(orgId, view.items)).toString('utf8')));
        const asked = {
          orgId,
          bulkId,
          step: view.step,
          reason: view.reason,
          actor: first.metadata.actor,
          issuedAt: new Date().toISOString(),
        };
        return someAtOnce(items.slice(from, from + PORTION), AT_ONCE, (item) => {
          signal.throwIfAborted();
          return handOne(asked, item);
        });
      }),
  };

  async function handOne(asked: Asked, item: BulkItem): Promise<BulkItemResult> {
    const { exportId, kind, renewed, problem } = item;
    if (problem !== null) return { exportId, problem };
    const message = renewed === null ? null : RenewedMessage.parse(JSON.parse((await blobs.read(asked.orgId, renewed)).toString('utf8')));
    try {
      await hand(kind, commandFor(asked, item, message));
      return { exportId, problem: null };
    } catch (error) {
      const refusal = updateRefusal(error);
      if (refusal === null) throw error;
      return { exportId, problem: (refusal.type ?? 'defect').slice(0, 60) };
    }
  }
}
