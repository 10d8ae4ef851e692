import { Module } from '@nestjs/common';
import { DocumentModule } from '../document-extraction/document.module.js';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { BillMarks } from './bill-marks.js';
import { DocumentDrafts } from './document-drafts.js';
import { ExchangeCommands } from './exchange.commands.js';
import { FreightMappingCommands } from './freight-mapping.commands.js';
import { FreightMappingController } from './freight-mapping.controller.js';
import { FreightMappingQueries } from './freight-mapping.queries.js';
import { FreightPreviewQueries } from './freight-preview.queries.js';
import { FreightSecrets } from './freight-secrets.js';
import { FreightSystemCommands } from './freight-system.commands.js';
import { FreightSystemController } from './freight-system.controller.js';
import { FreightSystemQueries } from './freight-system.queries.js';
import { FreightTargetQueries } from './freight-target.queries.js';
import { JobExports } from './job-exports.js';
import { JobFreightController } from './job-freight.controller.js';
import { JobPapersQueries } from './job-papers.queries.js';
import { ShipmentDrafts } from './shipment-drafts.js';
import { SnapshotDrafts } from './snapshot-drafts.js';
import { SyncCommands } from './sync.commands.js';
import { SyncController } from './sync.controller.js';

@Module({
  imports: [WorkOrderModule, ShippingRecordModule, DocumentModule],
  controllers: [FreightSystemController, FreightMappingController, JobFreightController, SyncController],
  providers: [
    BillMarks,
    ExchangeCommands,
    FreightMappingCommands,
    FreightMappingQueries,
    FreightPreviewQueries,
    FreightSecrets,
    FreightSystemCommands,
    FreightSystemQueries,
    FreightTargetQueries,
    JobExports,
    JobPapersQueries,
    DocumentDrafts,
    ShipmentDrafts,
    SnapshotDrafts,
    SyncCommands,
  ],
})
export class FreightExportModule {}
