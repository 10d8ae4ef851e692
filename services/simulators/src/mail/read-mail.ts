import { simpleParser } from 'mailparser';
import type { KeptMail } from './ledger.js';

/** A mail as somebody reads it. */
export interface ReadMail {
  readonly number: number;
  readonly at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** Each header line as it arrived, unfolded. */
  readonly headers: readonly string[];
  readonly text: string;
  /** Empty where there is none. */
  readonly html: string;
  /** Where the links of the text lead to. */
  readonly links: readonly string[];
}

/** A link in plain text. */
export const LINK = /https?:\/\/[^\s<>"]+/gu;

export async function readMail({ number, at, from, to, raw }: KeptMail): Promise<ReadMail> {
  const parsed = await simpleParser(Buffer.from(raw, 'latin1'), { skipTextToHtml: true, skipImageLinks: true });
  const { subject = '', text = '', html, headerLines } = parsed;
  return {
    number,
    at,
    from,
    to,
    subject,
    headers: headerLines.map(({ line }) => line.replaceAll(/\r?\n(?=[ \t])/gu, '')),
    text,
    html: html || '',
    links: text.match(LINK) ?? [],
  };
}
