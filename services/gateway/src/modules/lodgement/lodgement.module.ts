import { Module } from '@nestjs/common';
import { CheckModule } from '../check/check.module.js';
import { OrganisationModule } from '../organisation/organisation.module.js';
import { ShippingRecordModule } from '../shipping-record/shipping-record.module.js';
import { WorkOrderModule } from '../work-order/work-order.module.js';
import { CustomsMessageCommands } from './customs-message.commands.js';
import { CustomsMessageController } from './customs-message.controller.js';
import { CustomsMessageQueries } from './customs-message.queries.js';
import { DialogueQueries } from './dialogue.queries.js';
import { ErrorExplainer } from './error-explainer.js';
import { LodgedVersions } from './lodged-versions.js';
import { LodgementCommands } from './lodgement.commands.js';
import { LODGEMENT_CONTROLLERS } from './lodgement.controllers.js';
import { LodgementQueries } from './lodgement.queries.js';
import { LodgementCalls } from './lodgement-calls.js';
import { MessageDrafts } from './message-drafts.js';
import { MessageExplainer } from './message-explainer.js';
import { MessageLineage } from './message-lineage.js';
import { PapersThenQueries } from './papers-then.queries.js';
import { SignerQueries } from './signer.queries.js';
import { Signing } from './signing.js';
import { SourcePapers } from './source-papers.js';
import { VersionCalls } from './version-calls.js';

@Module({
  imports: [WorkOrderModule, ShippingRecordModule, OrganisationModule, CheckModule],
  controllers: [...LODGEMENT_CONTROLLERS, CustomsMessageController],
  providers: [
    CustomsMessageCommands,
    CustomsMessageQueries,
    DialogueQueries,
    LodgedVersions,
    ErrorExplainer,
    MessageExplainer,
    PapersThenQueries,
    VersionCalls,
    MessageLineage,
    LodgementCalls,
    LodgementCommands,
    LodgementQueries,
    MessageDrafts,
    SignerQueries,
    Signing,
    SourcePapers,
  ],
})
export class LodgementModule {}
