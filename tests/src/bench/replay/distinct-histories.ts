import type { RecordedHistory } from './recorded-history.js';

/**
 * The shortest history of each kind: those that were played for the same fault, in whichever batch, and went through the same
 * sorts of events, however often, tell the same of a changed workflow. The activity that a local one was stands in its
 * marker's details.
 */
export function distinctHistories(histories: readonly RecordedHistory[]): RecordedHistory[] {
  const kinds = new Map<string, RecordedHistory>();
  for (const recorded of histories.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const kind = kindOf(recorded);
    if (!kinds.has(kind)) kinds.set(kind, recorded);
  }
  return [...kinds.values()];
}

function lengthOf({ history }: RecordedHistory): number {
  return history.events?.length ?? 0;
}

function kindOf({ history, faultPoint }: RecordedHistory): string {
  const marks = (history.events ?? []).map((event) => {
    const marker = event.markerRecordedEventAttributes?.details?.['data']?.payloads?.[0]?.data;
    const name = marker && /"activity_type":"(\w+)"/.exec(Buffer.from(marker).toString())?.[1];
    return `${event.eventType}${name ?? event.activityTaskScheduledEventAttributes?.activityType?.name ?? ''}`;
  });
  return [faultPoint.replace(/\d+/g, 'n'), ...[...new Set(marks)].sort()].join();
}
