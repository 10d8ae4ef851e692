import { z } from 'zod';

/** The secret of a link that was mailed or handed over. Any text is taken, so that an altered one is answered as no longer valid and not as malformed. */
export const LinkToken = z.string().max(200);
