import { Controller, Inject, type Type } from '@nestjs/common';
import { type AmendedRecord, RECORD_CALLS, type ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { RECORD_KINDS, type RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Handles } from '../../platform/http/handles.js';
import type { Page } from '../../platform/http/pages.js';
import { type AmendCall, type GetCall, type ListCall, RecordCalls } from './record-calls.js';

/** The controller of one kind of record: each kind has the same three calls under a name of its own. */
function recordController(kind: RecordKind): Type {
  const { list, get, amend } = RECORD_CALLS[kind];

  @Controller()
  class RecordController {
    constructor(@Inject(RecordCalls) private readonly calls: RecordCalls) {}

    @Handles(list)
    list(call: ListCall): Promise<Page<ShippingRecord>> {
      return this.calls.list(kind, call);
    }

    @Handles(get)
    get(call: GetCall): Promise<ShippingRecord> {
      return this.calls.get(kind, call);
    }

    @Handles(amend)
    amend(call: AmendCall): Promise<AmendedRecord> {
      return this.calls.amend(kind, amend, call);
    }
  }
  return RecordController;
}

export const RECORD_CONTROLLERS: Type[] = RECORD_KINDS.map(recordController);
