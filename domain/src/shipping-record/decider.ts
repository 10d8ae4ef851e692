import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';
import type { RecordCommand } from './commands.js';
import { eventsOfEdits } from './edit.js';
import { eventsOfReading } from './extract.js';
import { eventsOfInference } from './infer.js';
import { evolveRecord, NO_RECORD, type RecordState } from './state.js';

/**
 * A waybill, an invoice or any other record, written by people and by extractions through the same rules: an extraction
 * never overwrites a person's value, it offers the difference.
 */
export const recordDecider: Decider<RecordCommand, RecordEvent, RecordState> = {
  name: 'record',
  version: 4,
  initialState: NO_RECORD,
  decide,
  evolve: evolveRecord,
};

function decide(command: RecordCommand, state: RecordState): RecordEvent[] {
  switch (command.type) {
    case 'extract':
      return eventsOfReading(command, state);
    case 'infer':
      return state.kind === 'standing' ? eventsOfInference(command, state) : [];
    case 'edit':
      if (state.kind !== 'standing') throw new Rejection('record.not-found');
      return eventsOfEdits(command, state);
    case 'withdraw': {
      const { recordId, workOrderId, kind, reason } = command;
      return state.kind === 'standing' ? [{ type: 'record.withdrawn', data: { recordId, workOrderId, kind, reason } }] : [];
    }
  }
}
