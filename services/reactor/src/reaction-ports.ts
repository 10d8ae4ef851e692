import { EmailRuns } from '@tallyport/temporal/email-runs';
import { ExportRuns } from '@tallyport/temporal/export-runs';
import { ExtractionRuns } from '@tallyport/temporal/extraction-runs';
import { LodgementRuns } from '@tallyport/temporal/lodgement-runs';
import type { Temporal } from '@tallyport/temporal/temporal';
import { WorkOrderRuns } from '@tallyport/temporal/work-order-runs';
import type pg from 'pg';

/** What reactions reach of the outside: the log, and the runs of processes. */
export interface ReactionPorts {
  readonly log: Pick<pg.Pool, 'query'>;
  readonly extractions: Pick<ExtractionRuns, 'request' | 'cancel'>;
  readonly lodgements: Pick<LodgementRuns, 'hear'>;
  readonly exports: Pick<ExportRuns, 'send' | 'hear'>;
  readonly emails: Pick<EmailRuns, 'wake'>;
  readonly workOrders: Pick<WorkOrderRuns, 'send'>;
}

export function portsOf(log: pg.Pool, temporal: Temporal): ReactionPorts {
  return {
    log,
    extractions: new ExtractionRuns(temporal),
    lodgements: new LodgementRuns(temporal),
    exports: new ExportRuns(temporal),
    emails: new EmailRuns(temporal),
    workOrders: new WorkOrderRuns(temporal),
  };
}
