import type { DomainEvent } from '@tallyport/contracts/events';

/** The lines whose values these events of a record changed; null where lines came, went or were read again, so that every line counts. */
export function changedLines(events: readonly (DomainEvent | null)[]): ReadonlySet<string> | null {
  const changed = new Set<string>();
  for (const event of events) {
    switch (event?.type) {
      case 'record.amended':
        break;
      case 'record.line-amended':
        changed.add(event.data.lineId);
        break;
      case 'record.values-confirmed':
      case 'record.values-unconfirmed':
      case 'record.values-taken-back':
      case 'record.difference-declined':
        if (event.data.lineId !== null) changed.add(event.data.lineId);
        break;
      default:
        return null;
    }
  }
  return changed;
}
