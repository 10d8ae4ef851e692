import { Module } from '@nestjs/common';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { CheckCommands } from './check.commands.js';
import { CheckController } from './check.controller.js';
import { EarlierPricesQueries } from './earlier-prices.queries.js';
import { JobChecks } from './job-checks.js';

@Module({
  imports: [WorkOrderModule, ShippingRecordModule],
  controllers: [CheckController],
  providers: [JobChecks, EarlierPricesQueries, CheckCommands],
  exports: [JobChecks],
})
export class CheckModule {}
