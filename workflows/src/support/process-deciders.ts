import type { Decider } from '@tallyport/domain/decider';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';

/** The processes whose stream a workflow writes, by the names of their deciders. */
export type ProcessName = 'work-order';

/** What the log folds a process's stream with. */
export const PROCESS_DECIDERS: Readonly<Record<ProcessName, Pick<Decider<never, never, unknown>, 'version' | 'initialState' | 'evolve'>>> =
  {
    'work-order': workOrderDecider,
  };
