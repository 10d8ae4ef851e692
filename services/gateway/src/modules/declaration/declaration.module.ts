import { Module } from '@nestjs/common';
import { CrmModule } from '../crm/crm.module.js';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { AfterImportQueries } from './after-import.queries.js';
import { DeclarationCommands } from './declaration.commands.js';
import { DeclarationController } from './declaration.controller.js';
import { DeclarationQueries } from './declaration.queries.js';
import { DeclarationListController } from './declaration-list.controller.js';
import { DeclarationSources } from './declaration-sources.js';
import { LineQuantitiesController } from './line-quantities.controller.js';
import { LineQuantities } from './line-quantities.js';

@Module({
  imports: [WorkOrderModule, ShippingRecordModule, CrmModule],
  controllers: [DeclarationController, DeclarationListController, LineQuantitiesController],
  providers: [AfterImportQueries, DeclarationQueries, DeclarationSources, DeclarationCommands, LineQuantities],
})
export class DeclarationModule {}
