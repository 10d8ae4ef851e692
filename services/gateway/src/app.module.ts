import { type DynamicModule, Module } from '@nestjs/common';
import { CheckModule } from './modules/check/check.module.js';
import { ClassificationModule } from './modules/classification/classification.module.js';
import { CrmModule } from './modules/crm/crm.module.js';
import { DeclarationModule } from './modules/declaration/declaration.module.js';
import { DocumentModule } from './modules/document-extraction/document.module.js';
import { FreightExportModule } from './modules/freight-export/freight-export.module.js';
import { LodgementModule } from './modules/lodgement/lodgement.module.js';
import { OrganisationModule } from './modules/organisation/organisation.module.js';
import { OutboundEmailModule } from './modules/outbound-email/outbound-email.module.js';
import { ReferenceModule } from './modules/reference/reference.module.js';
import { ShippingRecordModule } from './modules/shipping-record/shipping-record.module.js';
import { WebhookModule } from './modules/webhook/webhook.module.js';
import { WorkOrderModule } from './modules/work-order/work-order.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { SweepsModule } from './sweeps/sweeps.module.js';
import type { Parts } from './wiring.js';

@Module({})
export class AppModule {
  static over(parts: Parts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.over(parts),
        OrganisationModule,
        CrmModule,
        ClassificationModule,
        ReferenceModule,
        WorkOrderModule,
        DocumentModule,
        ShippingRecordModule,
        CheckModule,
        LodgementModule,
        DeclarationModule,
        FreightExportModule,
        OutboundEmailModule,
        WebhookModule,
        SweepsModule,
      ],
    };
  }
}
