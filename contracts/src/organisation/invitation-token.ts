import { z } from 'zod';

/**
 * The secret of an invitation's link. Any text is taken, so that an altered link is answered as no longer valid and not as malformed.
 */
export const InvitationToken = z.string().max(200);
