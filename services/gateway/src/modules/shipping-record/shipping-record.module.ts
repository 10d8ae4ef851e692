import { Module } from '@nestjs/common';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { InvoiceController } from './invoice.controller.js';
import { PackingListController } from './packing-list.controller.js';
import { RecordCommands } from './record.commands.js';
import { RecordQueries } from './record.queries.js';
import { RecordCalls } from './record-calls.js';
import { WaybillController } from './waybill.controller.js';

@Module({
  imports: [WorkOrderModule],
  controllers: [WaybillController, InvoiceController, PackingListController],
  providers: [RecordCalls, RecordCommands, RecordQueries],
})
export class ShippingRecordModule {}
