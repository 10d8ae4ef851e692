import { Module } from '@nestjs/common';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { RecordCommands } from './record.commands.js';
import { RECORD_CONTROLLERS } from './record.controllers.js';
import { RecordQueries } from './record.queries.js';
import { RecordCalls } from './record-calls.js';

@Module({
  imports: [WorkOrderModule],
  controllers: RECORD_CONTROLLERS,
  providers: [RecordCalls, RecordCommands, RecordQueries],
  exports: [RecordQueries],
})
export class ShippingRecordModule {}
