import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../support/json-lines.js';

/** A mail that was taken, as it arrived. Bytes are kept as text of ISO 8859-1, which has all of them. */
export interface KeptMail {
  readonly number: number;
  readonly at: string;
  /** The addresses of the envelope, which no header decides. */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

/** The mails that were taken, one line of JSON each, so that a restart knows them too. Without a folder they are kept in memory. */
export class MailLedger {
  readonly mails: KeptMail[] = [];
  private readonly file: string | null;

  constructor(folder: string | null) {
    this.file = folder === null ? null : join(folder, 'mail.jsonl');
    if (folder === null || this.file === null) return;
    mkdirSync(folder, { recursive: true });
    for (const line of linesOf(this.file)) this.mails.push(line as KeptMail);
  }

  keep(mail: Omit<KeptMail, 'number'>): void {
    const kept = { number: this.mails.length + 1, ...mail };
    if (this.file !== null) appendFileSync(this.file, `${JSON.stringify(kept)}\n`);
    this.mails.push(kept);
  }

  /** Everything is as it was before the first start. */
  forget(): void {
    if (this.file !== null) rmSync(this.file, { force: true });
    this.mails.length = 0;
  }
}
