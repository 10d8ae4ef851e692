import type { Decider } from '@tallyport/domain/decider';
import { bulkDecider } from '@tallyport/domain/freight-export/bulk/decider';
import { exportDecider } from '@tallyport/domain/freight-export/export/decider';
import { syncDecider } from '@tallyport/domain/freight-export/sync/decider';
import { lodgementDecider } from '@tallyport/domain/lodgement/decider';
import { emailDecider } from '@tallyport/domain/outbound-email/decider';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';

/** The processes whose stream a workflow writes, by the names of their deciders. */
export type ProcessName = 'work-order' | 'lodgement' | 'export' | 'sync' | 'bulk' | 'outbound-email';

/** What the log folds a process's stream with. */
export const PROCESS_DECIDERS: Readonly<Record<ProcessName, Pick<Decider<never, never, unknown>, 'version' | 'initialState' | 'evolve'>>> =
  {
    'work-order': workOrderDecider,
    lodgement: lodgementDecider,
    export: exportDecider,
    sync: syncDecider,
    bulk: bulkDecider,
    'outbound-email': emailDecider,
  };
