import type { OutboundEmailEvent } from '@tallyport/contracts/outbound-email/events';

/** What the decider must know of a mail. What it says stays in its first event. */
export interface EmailProgress {
  /** Null before it was asked for. */
  readonly state: 'queued' | 'sending' | 'deferred' | 'sent' | 'refused' | 'unknown' | null;
  /** Tries, over all decisions of people. */
  readonly attempts: number;
  /** Those since a person decided last, and when the first of them began. */
  readonly tries: number;
  readonly triesSince: string | null;
  readonly retryAt: string | null;
}

export const NEVER_ASKED: EmailProgress = { state: null, attempts: 0, tries: 0, triesSince: null, retryAt: null };

/** Whether it goes on by itself: then it needs a running workflow. An unknown one needs a person. */
export function goesOnByItself({ state }: Pick<EmailProgress, 'state'>): boolean {
  return state === 'queued' || state === 'sending' || state === 'deferred';
}

export function evolveEmail(before: EmailProgress, event: OutboundEmailEvent): EmailProgress {
  switch (event.type) {
    case 'outbound-email.requested':
      return { ...NEVER_ASKED, state: 'queued' };
    case 'outbound-email.sending': {
      const { attempt, at } = event.data;
      const { tries, triesSince } = before;
      return { state: 'sending', attempts: attempt, tries: tries + 1, triesSince: triesSince ?? at, retryAt: null };
    }
    case 'outbound-email.sent':
    case 'outbound-email.counted-as-sent':
      return { ...before, state: 'sent' };
    case 'outbound-email.refused':
      return { ...before, state: 'refused' };
    case 'outbound-email.deferred':
      return { ...before, state: 'deferred', retryAt: event.data.retryAt };
    case 'outbound-email.outcome-unknown':
      return { ...before, state: 'unknown' };
    case 'outbound-email.sent-again':
      return { ...NEVER_ASKED, state: 'queued', attempts: before.attempts };
  }
}
