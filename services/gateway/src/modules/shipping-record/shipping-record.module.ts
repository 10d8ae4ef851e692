import { Module } from '@nestjs/common';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { FillLines } from './fill-lines.js';
import { RecordCommands } from './record.commands.js';
import { RECORD_CONTROLLERS } from './record.controllers.js';
import { RecordQueries } from './record.queries.js';
import { RecordCalls } from './record-calls.js';
import { RecordFlagsController } from './record-flags.controller.js';
import { RecordFlagsQueries } from './record-flags.queries.js';
import { ValueFlagsQueries } from './value-flags.queries.js';

@Module({
  imports: [WorkOrderModule],
  controllers: [...RECORD_CONTROLLERS, RecordFlagsController],
  providers: [FillLines, RecordCalls, RecordCommands, RecordFlagsQueries, ValueFlagsQueries, RecordQueries],
  exports: [FillLines, RecordCommands, RecordFlagsQueries, RecordQueries],
})
export class ShippingRecordModule {}
