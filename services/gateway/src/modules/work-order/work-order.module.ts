import { Module } from '@nestjs/common';
import { CrmModule } from '../crm/crm.module.js';
import { LodgementQueries } from '../lodgement/lodgement.queries.js';
import { OrganisationModule } from '../organisation/organisation.module.js';
import { AssignmentController } from './assignment.controller.js';
import { BulkCommands } from './bulk.commands.js';
import { BulkController } from './bulk.controller.js';
import { ConversationController } from './conversation.controller.js';
import { Conversations } from './conversations.js';
import { FoundTerms } from './found-terms.js';
import { HistoryController } from './history.controller.js';
import { HistoryQueries } from './history.queries.js';
import { JobAnswers } from './job-answers.js';
import { JobFreightExports } from './job-freight-exports.js';
import { JobGate } from './job-gate.js';
import { JobListController } from './job-list.controller.js';
import { JobMoments } from './job-moments.js';
import { LinesOfHistory } from './lines-of-history.js';
import { ListViewCommands } from './list-view.commands.js';
import { ListViewController } from './list-view.controller.js';
import { ListViewQueries } from './list-view.queries.js';
import { OfferController } from './offer.controller.js';
import { ReadOnlyFields } from './read-only-fields.js';
import { WorkOrderCommands } from './work-order.commands.js';
import { WorkOrderController } from './work-order.controller.js';
import { WorkOrderPresenter } from './work-order.presenter.js';
import { WorkOrderQueries } from './work-order.queries.js';

@Module({
  imports: [OrganisationModule, CrmModule],
  controllers: [
    BulkController,
    JobListController,
    ListViewController,
    WorkOrderController,
    AssignmentController,
    HistoryController,
    ConversationController,
    OfferController,
  ],
  providers: [
    BulkCommands,
    Conversations,
    FoundTerms,
    HistoryQueries,
    JobAnswers,
    JobFreightExports,
    JobGate,
    JobMoments,
    LinesOfHistory,
    ListViewCommands,
    ListViewQueries,
    LodgementQueries,
    ReadOnlyFields,
    WorkOrderCommands,
    WorkOrderPresenter,
    WorkOrderQueries,
  ],
  exports: [JobFreightExports, JobGate, JobMoments],
})
export class WorkOrderModule {}
