import type { RecordedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import type { VersionChange } from '@tallyport/contracts/lodgement/version-http';
import { actingId } from '../../acting-id.js';
import type { Change } from './changes-between.js';

type By = VersionChange['by'];

interface LoggedEvent {
  readonly event: DomainEvent | null;
  readonly envelope: Pick<RecordedEvent, 'recordedAt' | 'metadata'>;
}

/** Who touched each value and line last, as the events of a record between two versions tell it. */
export class WhoChanged {
  private readonly touched = new Map<string, By>();
  /** The newest compilation: what no person touched came with it. */
  private compiled: By = null;

  constructor(events: Iterable<LoggedEvent>) {
    for (const { event, envelope } of events) this.note(event, byOf(envelope));
  }

  of({ line_id, field }: Change): By {
    return this.touched.get(keyOf(line_id, field)) ?? this.touched.get(keyOf(line_id, null)) ?? this.compiled;
  }

  private note(event: DomainEvent | null, by: By): void {
    const names = (lineId: string | null, fields: readonly string[]) => {
      for (const field of fields) this.touched.set(keyOf(lineId, field), by);
    };
    switch (event?.type) {
      case 'record.extracted':
        this.compiled = by;
        break;
      case 'record.amended':
        return names(
          null,
          event.data.changes.map(({ field }) => field),
        );
      case 'record.line-amended':
        return names(
          event.data.lineId,
          event.data.changes.map(({ field }) => field),
        );
      case 'record.values-taken-back':
        return names(
          event.data.lineId,
          event.data.values.map(({ field }) => field),
        );
      case 'record.line-added':
      case 'record.line-removed':
      case 'record.line-restored':
        this.touched.set(keyOf(event.data.lineId, null), by);
        break;
      default:
    }
  }
}

function byOf({ metadata: { actor }, recordedAt }: LoggedEvent['envelope']): By {
  return { user_id: actingId(actor), at: recordedAt };
}

function keyOf(lineId: string | null, field: string | null): string {
  return `${lineId ?? ''} ${field ?? ''}`;
}
