import { Module } from '@nestjs/common';
import { DocumentModule } from '../document-extraction/document.module.js';
import { OrganisationModule } from '../organisation/organisation.module.js';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { BulkCommands } from './bulk/bulk.commands.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkQueries } from './bulk/bulk.queries.js';
import { ExportCommands } from './export/export.commands.js';
import { ExportController } from './export/export.controller.js';
import { ExportQueries } from './export/export.queries.js';
import { ExportAlarms } from './export/export-alarms.js';
import { ExportDetails } from './export/export-details.js';
import { ExportNames } from './export/export-names.js';
import { ExportRenewals } from './export/export-renewals.js';
import { ExportSummaries } from './export/export-summaries.js';
import { ExportSummaryQueries } from './export/export-summary.queries.js';
import { ExportTexts } from './export/export-texts.js';
import { ParkedStreamsController } from './export/parked-streams.controller.js';
import { BillMarks } from './job/bill-marks.js';
import { DocumentDrafts } from './job/document-drafts.js';
import { ExchangeCommands } from './job/exchange.commands.js';
import { FreightPreviewQueries } from './job/freight-preview.queries.js';
import { FreightTargetQueries } from './job/freight-target.queries.js';
import { JobExports } from './job/job-exports.js';
import { JobFreightController } from './job/job-freight.controller.js';
import { JobPapersQueries } from './job/job-papers.queries.js';
import { ShipmentDrafts } from './job/shipment-drafts.js';
import { SnapshotDrafts } from './job/snapshot-drafts.js';
import { FreightMessageCommands } from './messages/freight-message.commands.js';
import { FreightMessageController } from './messages/freight-message.controller.js';
import { FreightMessageQueries } from './messages/freight-message.queries.js';
import { JobsByKey } from './pull/jobs-by-key.js';
import { PullCommands } from './pull/pull.commands.js';
import { PullController } from './pull/pull.controller.js';
import { PullQueries } from './pull/pull.queries.js';
import { PullWriter } from './pull/pull-writer.js';
import { CustomsInterfaceCommands } from './settings/customs-interface.commands.js';
import { CustomsInterfaceController } from './settings/customs-interface.controller.js';
import { FreightMappingCommands } from './settings/freight-mapping.commands.js';
import { FreightMappingController } from './settings/freight-mapping.controller.js';
import { FreightMappingQueries } from './settings/freight-mapping.queries.js';
import { FreightSecrets } from './settings/freight-secrets.js';
import { FreightSystemCommands } from './settings/freight-system.commands.js';
import { FreightSystemController } from './settings/freight-system.controller.js';
import { FreightSystemQueries } from './settings/freight-system.queries.js';
import { JobProductCodes } from './sync/job-product-codes.js';
import { SyncCommands } from './sync/sync.commands.js';
import { SyncController } from './sync/sync.controller.js';
import { SyncQueries } from './sync/sync.queries.js';

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
