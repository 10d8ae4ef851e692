import type { Log } from '@tallyport/runtime/log';
import { isGenuine } from '@tallyport/temporal/seal';
import type { SealActivities } from '@tallyport/workflows/support/sealed-messages';

/** Tells what gateway and reactor sent from what somebody else did, who reached Temporal's port. */
export function sealActivities({ commandKey, log }: { readonly commandKey: string; readonly log: Log }): SealActivities {
  return {
    isSealGenuine({ seal, ...message }) {
      const isTrue = isGenuine(commandKey, message, seal);
      if (!isTrue) {
        const { workflowId, kind, name } = message;
        log.error({ alarm: 'message-not-genuine', workflowId, kind, name }, 'somebody but gateway and reactor sent to a workflow');
      }
      return Promise.resolve(isTrue);
    },
  };
}
