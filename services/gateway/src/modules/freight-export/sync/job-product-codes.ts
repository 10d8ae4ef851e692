import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { BLOBS } from '../../../platform/tokens.js';
import { RecordQueries } from '../../shipping-record/record.queries.js';
import { textOf } from '../../shipping-record/text-of.js';

const MOST_BYTES = 1024 * 1024;

/** How the lines of a job call its products. */
@Injectable()
export class JobProductCodes {
  constructor(
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(BLOBS) private readonly blobs: Pick<BlobStore, 'putFile'>,
  ) {}

  /** Each once, whatever its case, in order. */
  async of(orgId: string, jobId: string): Promise<string[]> {
    const invoices = await this.records.ofJob(orgId, jobId, 'invoice');
    const codes = invoices
      .flatMap(({ lines }) => lines.map((line) => textOf(line, 'product_code')?.trim() ?? ''))
      .filter((code) => code !== '');
    return [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()].toSorted();
  }

  /** Stores them, so that a fetch asks for what its person saw. Answers their address. */
  async store(orgId: string, codes: readonly string[]): Promise<string> {
    const { hash } = await this.blobs.putFile(orgId, Readable.from([Buffer.from(JSON.stringify(codes), 'utf8')]), { limit: MOST_BYTES });
    return hash;
  }
}
