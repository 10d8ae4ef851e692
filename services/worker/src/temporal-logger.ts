import type { Log } from '@tallyport/runtime/log';
import { DefaultLogger, type Logger } from '@temporalio/worker';

/** Temporal's own lines in our log, from warnings up: what happens to a job is told by its events, not by log lines. */
export function temporalLogger(log: Log): Logger {
  return new DefaultLogger('WARN', ({ level, message, meta }) => {
    const { error, workflowId, activityType, taskQueue } = (meta ?? {}) as Record<string, unknown>;
    const fields = { source: 'temporal', workflowId, activityType, taskQueue, err: error };
    if (level === 'ERROR') log.error(fields, message);
    else log.warn(fields, message);
  });
}
