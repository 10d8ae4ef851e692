import { z } from 'zod';

/** One mail address: never a list, a name before it, or a line break (RFC 5321 allows 254 characters between the angle brackets). */
export const EmailAddress = z.email().max(254);
