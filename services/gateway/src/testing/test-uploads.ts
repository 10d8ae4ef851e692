import { randomBytes } from 'node:crypto';
import { Document } from '@tallyport/contracts/document-extraction/document';
import { multipart } from './multipart.js';
import type { TestDesk } from './test-desk.js';
import type { Answer } from './test-gateway.js';
import type { TestMember, TestOrg } from './test-org.js';

/** Bytes that begin as a PDF does. */
export function pdf(bytes = 100): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
}

export interface UploadedFile {
  readonly file_name: string;
  readonly document: Document | null;
  readonly problem: { readonly code: string; readonly title: string } | null;
}

/** Uploads to one job by one person. */
export class TestUploads {
  readonly path: string;

  constructor(
    private readonly desk: TestDesk,
    org: TestOrg,
    private readonly member: TestMember,
    private readonly job: { readonly id: string },
  ) {
    this.path = `/api/v1/orgs/${org.id}/work_orders/${job.id}/documents`;
  }

  async send(
    files: { name: string; content: Buffer }[],
    headers: Record<string, string> = {},
  ): Promise<Answer & { results: UploadedFile[] }> {
    const form = multipart(files);
    const answer = await this.desk.call('POST', this.path, {
      token: this.member.token,
      body: form.body,
      headers: { ...form.headers, ...headers },
    });
    return { ...answer, results: answer.body['results'] as unknown as UploadedFile[] };
  }

  /** One file that is taken. */
  async document(name = 'invoice.pdf', content = pdf()): Promise<Document> {
    const { results, text } = await this.send([{ name, content }]);
    const document = results?.[0]?.document;
    if (!document) throw new Error(text);
    return Document.parse(document);
  }

  /** What the log holds of a document and of its reading. */
  async eventsOf(document: string): Promise<{ type: string; data: Record<string, unknown> }[]> {
    const { rows } = await this.desk.owner.query<{ type: string; data: Record<string, unknown> }>(
      `select type, data from event_store.event where stream_id in ($1, $2) order by stream_id, stream_position`,
      [`document/${document}`, `extraction/${document}`],
    );
    return rows;
  }

  /** How many events the log holds of the job's documents and their readings. */
  async recorded(): Promise<number> {
    const { rows } = await this.desk.owner.query<{ count: number }>(
      `select count(*)::int as count from event_store.event where job_id = $1 and type like any ('{document.%,extraction.%}')`,
      [this.job.id],
    );
    return rows[0]?.count ?? -1;
  }
}
