import type { DomainEvent } from '@tallyport/contracts/events';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { FieldChange } from '@tallyport/contracts/values/field-change';
import type { RecordView } from '../../shipping-record/fold.js';
import { isPersons, type ShownValues } from '../../shipping-record/fold-value.js';

/**
 * The edits by which a record is again what it was before a pull: what was read stands as it was read, what a person wrote as they
 * wrote it. `before` is the record before the pull, the events are those of the pull.
 */
export function putBackRecord(events: readonly DomainEvent[], before: RecordView): RecordEdit[] {
  return events.toReversed().flatMap((event): RecordEdit[] => {
    switch (event.type) {
      case 'record.amended':
        return putBackValues(null, event.data.changes, before.fields);
      case 'record.line-amended': {
        const { lineId, changes } = event.data;
        return putBackValues(lineId, changes, before.lines.find(({ line_id }) => line_id === lineId)?.fields ?? {});
      }
      case 'record.line-added':
      case 'record.line-restored':
        return [{ kind: 'remove-line', line_id: event.data.lineId }];
      case 'record.line-removed':
        return [{ kind: 'restore-line', line_id: event.data.lineId }];
      default:
        return [];
    }
  });
}

/** The same of the job. What followed another value follows it back. */
export function putBackJob(events: readonly DomainEvent[]): FieldChange[] {
  return events.flatMap((event) => {
    if (event.type !== 'work-order.amended') return [];
    const { changes, followed = [] } = event.data;
    const entered = changes.filter(({ field }) => !followed.includes(field));
    return entered.map(({ field, previous, next }) => ({ field, previous: next, next: previous }));
  });
}

function putBackValues(lineId: string | null, changes: readonly FieldChange[], before: ShownValues): RecordEdit[] {
  const isRead = ({ field }: FieldChange) => {
    const stood = before[field];
    return stood === undefined || !isPersons(stood);
  };
  const read = changes.filter(isRead).map(({ field, next }) => ({ field, value: next }));
  const written = changes
    .filter((change) => !isRead(change))
    .map(({ field, previous, next }) => ({ field, previous: next, next: previous }));
  return [
    ...(read.length === 0 ? [] : [{ kind: 'take-back' as const, line_id: lineId, fields: read }]),
    ...(written.length === 0
      ? []
      : [lineId === null ? amend(written) : { ...amend(written), kind: 'amend-line' as const, line_id: lineId }]),
  ];
}

function amend(changes: FieldChange[]): Extract<RecordEdit, { kind: 'amend' }> {
  return { kind: 'amend', changes };
}
