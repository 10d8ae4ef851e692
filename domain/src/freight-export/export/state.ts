import type { ExportEvent } from '@tallyport/contracts/freight-export/export-events';
import type { ExportKind, ExportState } from '@tallyport/contracts/freight-export/export-standing';
import type { HoldReason, WaitingReason } from '@tallyport/contracts/freight-export/values';

/** What the decider must know of an export. */
export interface ExportProgress {
  /** Null before it was asked for. */
  readonly state: ExportState | null;
  readonly kind: ExportKind | null;
  readonly systemId: string | null;
  readonly message: { readonly hash: string; readonly fingerprint: string } | null;
  readonly looked: { readonly fingerprint: string } | null;
  /** The key that the message names; without one it makes a new job. */
  readonly sentKey: string | null;
  /** The key under which it is known to be there. */
  readonly key: string | null;
  /** Calls that left, over all retries. */
  readonly attempts: number;
  /** Those since a person decided last, and when the first of them left. */
  readonly tries: number;
  readonly triesSince: string | null;
  /** Since when the outcome is unknown, or an acknowledgement is waited for. */
  readonly since: string | null;
  readonly retryAt: string | null;
  readonly waitingFor: WaitingReason | null;
  readonly hold: HoldReason | null;
  /** Whether the freight system warned when it accepted. */
  readonly isWarned: boolean;
  readonly isJobDeleted: boolean;
  /** The messages of the freight system that were heard. */
  readonly heard: readonly string[];
}

export const NEVER_ASKED: ExportProgress = {
  state: null,
  kind: null,
  systemId: null,
  message: null,
  looked: null,
  sentKey: null,
  key: null,
  attempts: 0,
  tries: 0,
  triesSince: null,
  since: null,
  retryAt: null,
  waitingFor: null,
  hold: null,
  isWarned: false,
  isJobDeleted: false,
  heard: [],
};

const ENDS: readonly (ExportState | null)[] = ['done', 'done_with_warnings', 'skipped', 'cancelled'];
const GOES_ON: readonly (ExportState | null)[] = ['queued', 'sending', 'unknown', 'accepted_later', 'verifying', 'retry_planned'];

export function isEnded({ state }: Pick<ExportProgress, 'state'>): boolean {
  return ENDS.includes(state);
}

/** Whether it goes on by itself: then it needs a running workflow. Held and waiting ones need a person, or somebody to let them go. */
export function goesOnByItself({ state }: Pick<ExportProgress, 'state'>): boolean {
  return GOES_ON.includes(state);
}

export function evolveExport(before: ExportProgress, event: ExportEvent): ExportProgress {
  switch (event.type) {
    case 'export.requested': {
      const { kind, systemId, key, message, looked } = event.data;
      return { ...before, state: 'queued', kind, systemId, sentKey: key, key, message: identity(message), looked };
    }
    case 'export.call-begun': {
      const { attempt, at } = event.data;
      const { tries, triesSince } = before;
      return {
        ...before,
        state: 'sending',
        attempts: attempt,
        tries: tries + 1,
        triesSince: triesSince ?? at,
        retryAt: null,
        isWarned: false,
      };
    }
    case 'export.accepted': {
      const { key, lines } = event.data;
      return { ...before, state: 'verifying', key: key ?? before.key, isWarned: lines.some(({ severity }) => severity === 'warning') };
    }
    case 'export.accepted-later':
      return { ...before, state: 'accepted_later', since: event.data.at };
    case 'export.outcome-unknown':
      return { ...before, state: 'unknown', since: event.data.at };
    case 'export.found':
      return { ...before, state: 'verifying', key: event.data.key, since: null };
    case 'export.read-back':
      return readBack(before, event.data);
    case 'export.spared':
      return { ...before, state: 'done', key: event.data.key };
    case 'export.retry-planned':
      return { ...before, state: 'retry_planned', retryAt: event.data.at, since: null };
    case 'export.waiting':
      return { ...before, state: 'waiting_for_person', waitingFor: event.data.waitingFor, since: null };
    case 'export.held':
      return { ...before, state: 'held', hold: event.data.hold };
    case 'export.released':
      return { ...before, state: 'queued', hold: null };
    case 'export.retried':
      return retried(before, event.data);
    case 'export.resolved':
      return resolved(before, event.data.key);
    case 'export.skipped':
      return { ...before, state: 'skipped', waitingFor: null };
    case 'export.cancelled':
      return { ...before, state: 'cancelled', waitingFor: null };
    case 'export.job-deleted':
      return { ...before, isJobDeleted: true };
    case 'export.acknowledged':
      return acknowledged(before, event.data);
    case 'export.refused':
    case 'export.not-sent':
    case 'export.not-found':
      return before;
  }
}

type DataOf<Type extends ExportEvent['type']> = Extract<ExportEvent, { type: Type }>['data'];

function identity({ hash, fingerprint }: DataOf<'export.requested'>['message']): { hash: string; fingerprint: string } {
  return { hash, fingerprint };
}

/** What differs there from what was sent waits for a person, in an event of its own. */
function readBack(before: ExportProgress, { key, differences }: DataOf<'export.read-back'>): ExportProgress {
  if (differences.length > 0) return { ...before, key };
  return { ...before, key, state: before.isWarned ? 'done_with_warnings' : 'done' };
}

/** A person decided: what counts how often it was tried begins anew. */
function retried(before: ExportProgress, { renewed }: DataOf<'export.retried'>): ExportProgress {
  const again = { ...before, ...TRIED_ANEW };
  if (renewed === null) return again;
  return { ...again, message: identity(renewed.message), looked: renewed.looked, sentKey: before.key };
}

function resolved(before: ExportProgress, key: string | null): ExportProgress {
  return key === null ? { ...before, ...TRIED_ANEW } : { ...before, state: 'verifying', key, waitingFor: null };
}

const TRIED_ANEW = { state: 'queued', tries: 0, triesSince: null, since: null, retryAt: null, waitingFor: null } as const;

/** Only what was waited for moves it: a word that comes late changes nothing. */
function acknowledged(before: ExportProgress, { messageId, outcome, key, lines, expected }: DataOf<'export.acknowledged'>): ExportProgress {
  const heard = { ...before, heard: [...before.heard, messageId] };
  if (!expected || outcome !== 'accepted') return heard;
  const isWarned = lines.some(({ severity }) => severity === 'warning');
  return { ...heard, state: 'verifying', key: key ?? before.key, since: null, isWarned };
}
