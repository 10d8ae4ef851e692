import { Inject, Injectable } from '@nestjs/common';
import { BlobMissing, type BlobStore } from '@tallyport/blob-store/blob-store';
import type { ExportText } from '@tallyport/contracts/freight-export/export-detail';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { BLOBS } from '../../../platform/tokens.js';

/** So much of a message is shown. */
const MOST_BYTES = 256 * 1024;

/** What was sent and answered, as text. Only its beginning is read, however much it is. */
@Injectable()
export class ExportTexts {
  constructor(@Inject(BLOBS) private readonly blobs: BlobStore) {}

  async read(orgId: string, hash: string): Promise<ExportText> {
    const { bytes, stream } = await this.blobs.open(orgId, hash).catch((error: unknown) => {
      throw error instanceof BlobMissing ? new ProblemError('export.not-found') : error;
    });
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of stream as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= MOST_BYTES) break;
    }
    const text = new TextDecoder('utf-8').decode(Buffer.concat(parts).subarray(0, MOST_BYTES), { stream: length >= MOST_BYTES });
    return { text: text.replaceAll('\u0000', '\ufffd'), bytes, is_cut: bytes > MOST_BYTES };
  }
}
