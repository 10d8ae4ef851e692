import { Module } from '@nestjs/common';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { CheckController } from './check.controller.js';

@Module({ imports: [WorkOrderModule, ShippingRecordModule], controllers: [CheckController] })
export class CheckModule {}
