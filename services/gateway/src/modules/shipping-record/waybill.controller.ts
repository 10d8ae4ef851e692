import { Controller, Inject } from '@nestjs/common';
import { RECORD_CALLS, type ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Handles } from '../../platform/http/handles.js';
import type { Page } from '../../platform/http/pages.js';
import { type AmendCall, type GetCall, type ListCall, RecordCalls } from './record-calls.js';

const { list, get, amend } = RECORD_CALLS.waybill;

@Controller()
export class WaybillController {
  constructor(@Inject(RecordCalls) private readonly calls: RecordCalls) {}

  @Handles(list)
  list(call: ListCall): Promise<Page<ShippingRecord>> {
    return this.calls.list('waybill', call);
  }

  @Handles(get)
  get(call: GetCall): Promise<ShippingRecord> {
    return this.calls.get('waybill', call);
  }

  @Handles(amend)
  amend(call: AmendCall): Promise<ShippingRecord> {
    return this.calls.amend('waybill', amend, call);
  }
}
