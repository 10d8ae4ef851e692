import { CustomsReceipt } from '@tallyport/contracts/freight-export/customs-interface-http';
import type { AnswerLine, UnknownReason } from '@tallyport/contracts/freight-export/values';

/** What a receipt has to say of a snapshot. */
export type WantedReceipt = CustomsReceipt;

export type ReceiptJudgement =
  | { readonly kind: 'accepted'; readonly key: string }
  | { readonly kind: 'refused'; readonly lines: readonly AnswerLine[] }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason };

/** With these nobody said whether it was taken. */
const UNDECIDED: readonly number[] = [408, 425, 429];
const EXCERPT = 500;

/**
 * What the answer of a customs interface to a snapshot means. It was taken only where a receipt says so, by our handle and the hash of what was
 * sent: a page in the place of a receipt is none. A redirect is not followed, and is a refusal.
 */
export function judgeReceipt(status: number, text: string, wanted: WantedReceipt): ReceiptJudgement {
  if (status >= 500 || UNDECIDED.includes(status)) return { kind: 'unknown', reason: 'server-error' };
  if (status < 200 || status >= 300) return { kind: 'refused', lines: [{ severity: 'error', text: `HTTP ${status}${said(text)}` }] };
  const receipt = receiptIn(text);
  if (receipt?.handle === wanted.handle && receipt.sha256 === wanted.sha256) return { kind: 'accepted', key: wanted.handle };
  return { kind: 'unknown', reason: 'unreadable-answer' };
}

/** The receipt that a text is; null where it is none. */
export function receiptIn(text: string): CustomsReceipt | null {
  try {
    return CustomsReceipt.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The beginning of what was said, as a line of plain text. */
function said(text: string): string {
  const plain = text
    .slice(0, EXCERPT)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
  return plain === '' ? '' : `: ${plain}`;
}
