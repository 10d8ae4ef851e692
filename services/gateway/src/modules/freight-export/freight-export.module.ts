import { Module } from '@nestjs/common';
import { DocumentModule } from '../document-extraction/document.module.js';
import { OrganisationModule } from '../organisation/organisation.module.js';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { BillMarks } from './bill-marks.js';
import { BulkCommands } from './bulk.commands.js';
import { BulkController } from './bulk.controller.js';
import { BulkQueries } from './bulk.queries.js';
import { CustomsInterfaceCommands } from './customs-interface.commands.js';
import { CustomsInterfaceController } from './customs-interface.controller.js';
import { DocumentDrafts } from './document-drafts.js';
import { ExchangeCommands } from './exchange.commands.js';
import { ExportCommands } from './export.commands.js';
import { ExportController } from './export.controller.js';
import { ExportQueries } from './export.queries.js';
import { ExportAlarms } from './export-alarms.js';
import { ExportDetails } from './export-details.js';
import { ExportNames } from './export-names.js';
import { ExportRenewals } from './export-renewals.js';
import { ExportSummaries } from './export-summaries.js';
import { ExportSummaryQueries } from './export-summary.queries.js';
import { ExportTexts } from './export-texts.js';
import { FreightMappingCommands } from './freight-mapping.commands.js';
import { FreightMappingController } from './freight-mapping.controller.js';
import { FreightMappingQueries } from './freight-mapping.queries.js';
import { FreightMessageCommands } from './freight-message.commands.js';
import { FreightMessageController } from './freight-message.controller.js';
import { FreightMessageQueries } from './freight-message.queries.js';
import { FreightPreviewQueries } from './freight-preview.queries.js';
import { FreightSecrets } from './freight-secrets.js';
import { FreightSystemCommands } from './freight-system.commands.js';
import { FreightSystemController } from './freight-system.controller.js';
import { FreightSystemQueries } from './freight-system.queries.js';
import { FreightTargetQueries } from './freight-target.queries.js';
import { JobExports } from './job-exports.js';
import { JobFreightController } from './job-freight.controller.js';
import { JobPapersQueries } from './job-papers.queries.js';
import { JobProductCodes } from './job-product-codes.js';
import { ParkedStreamsController } from './parked-streams.controller.js';
import { JobsByKey } from './pull/jobs-by-key.js';
import { PullCommands } from './pull/pull.commands.js';
import { PullController } from './pull/pull.controller.js';
import { PullQueries } from './pull/pull.queries.js';
import { PullWriter } from './pull/pull-writer.js';
import { ShipmentDrafts } from './shipment-drafts.js';
import { SnapshotDrafts } from './snapshot-drafts.js';
import { SyncCommands } from './sync.commands.js';
import { SyncController } from './sync.controller.js';
import { SyncQueries } from './sync.queries.js';

@Module({
  imports: [WorkOrderModule, ShippingRecordModule, DocumentModule, OrganisationModule],
  controllers: [
    FreightSystemController,
    FreightMappingController,
    FreightMessageController,
    CustomsInterfaceController,
    JobFreightController,
    SyncController,
    ExportController,
    BulkController,
    ParkedStreamsController,
    PullController,
  ],
  providers: [
    BillMarks,
    BulkCommands,
    BulkQueries,
    CustomsInterfaceCommands,
    ExchangeCommands,
    ExportAlarms,
    ExportCommands,
    ExportDetails,
    ExportNames,
    ExportQueries,
    ExportRenewals,
    ExportSummaries,
    ExportSummaryQueries,
    ExportTexts,
    FreightMappingCommands,
    FreightMappingQueries,
    FreightMessageCommands,
    FreightMessageQueries,
    FreightPreviewQueries,
    FreightSecrets,
    FreightSystemCommands,
    FreightSystemQueries,
    FreightTargetQueries,
    JobExports,
    JobPapersQueries,
    JobProductCodes,
    JobsByKey,
    PullCommands,
    PullQueries,
    PullWriter,
    DocumentDrafts,
    ShipmentDrafts,
    SnapshotDrafts,
    SyncCommands,
    SyncQueries,
  ],
})
export class FreightExportModule {}
