import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { MessageName } from '@tallyport/contracts/customs-table/message-tables';
import type { ExplainedSegment, MessageFinding } from '@tallyport/contracts/lodgement/customs-message-http';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import type { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { CannotCompute } from '@tallyport/domain/duty/cannot-compute';
import { readInterchange } from '@tallyport/domain/edifact/read-interchange';
import { dayOfCustoms } from '@tallyport/domain/lodgement/day-of-customs';
import type { ExchangedMessage } from '@tallyport/domain/lodgement/exchanged-messages';
import { explainInterchange } from '@tallyport/domain/lodgement/messages/explain-interchange';
import { type MessageLayout, messageLayout } from '@tallyport/domain/lodgement/messages/layout';
import { readCustomsInterchange } from '@tallyport/domain/lodgement/messages/read-customs-interchange';
import type pg from 'pg';
import { BLOBS, POOL } from '../../platform/tokens.js';

export interface Explanation {
  readonly segments: readonly ExplainedSegment[];
  readonly findings: readonly MessageFinding[];
}

/** Reads the stored bytes of a message by the layouts of its day. */
@Injectable()
export class MessageExplainer {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async explain(orgId: string, { message, original }: ExchangedMessage): Promise<Explanation> {
    const [bytes, layoutOf] = await Promise.all([this.blobs.read(orgId, original), this.layoutsOn(dayOfCustoms(message.at))]);
    const segments = explainInterchange(bytes, layoutOf);
    return { segments, findings: message.direction === 'sent' ? findingsOf(readInterchange(bytes)) : wrongWith(bytes, layoutOf) };
  }

  private async layoutsOn(day: string): Promise<LayoutOf> {
    return layoutsIn(await newestCustomsTables(this.pool, ['segment']), day);
  }
}

/** The layouts of a day; null for one that no table has. */
export function layoutsIn(tables: DatedTables, day: string): LayoutOf {
  return (name) => {
    try {
      return messageLayout(tables, name, day);
    } catch (error) {
      if (error instanceof CannotCompute) return null;
      throw error;
    }
  };
}

type LayoutOf = (name: MessageName) => MessageLayout | null;

/** What is wrong with a message of customs: without a table that says how it looks, that. */
function wrongWith(bytes: Uint8Array, layoutOf: LayoutOf): readonly MessageFinding[] {
  const [answer, acknowledgement, declaration, cargoReport] = (['CUSRES', 'CONTRL', 'IMD', 'SEACR'] as const).map(layoutOf);
  if (!answer || !acknowledgement || !declaration || !cargoReport)
    return [...findingsOf(readInterchange(bytes)), { code: 'no-table', segment: null, found: '', expected: '' }];
  return findingsOf(readCustomsInterchange(bytes, { answer, acknowledgement, declaration, cargoReport }));
}

function findingsOf(reading: { readonly outcome: 'read' } | { readonly findings: readonly MessageFinding[] }): readonly MessageFinding[] {
  return 'findings' in reading ? reading.findings : [];
}
