import type { EmailActivities } from '@tallyport/workflows/outbound-email/activities';
import { type EmailPorts, sendEmail } from '../outbound-email/send-email.js';
import { alive } from './alive.js';

/** The way of mail out. It is never tried again by itself. */
export function emailActivities(ports: EmailPorts): EmailActivities {
  return {
    sendEmail: (one) =>
      alive(async (signal) => {
        const begun = performance.now();
        const outcome = await sendEmail(ports, one, signal);
        return { outcome, milliseconds: Math.round(performance.now() - begun) };
      }),
  };
}
