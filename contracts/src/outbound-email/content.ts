import { z } from 'zod';
import { Instant } from '../values/dates.js';
import { Id } from '../values/ids.js';

/** The languages in which mail is written. */
const EMAIL_LOCALES = ['en', 'zh'] as const;
export const EmailLocale = z.enum(EMAIL_LOCALES);
export type EmailLocale = z.infer<typeof EmailLocale>;

/** Words of people, as they stand, line breaks included: whoever writes a mail with them makes them harmless there. */
const words = z.string().max(200);

/** What the link of a mail is for, by which its maker knows it. The link itself is made while the mail is sent, and stands nowhere. */
const linkFor = { subjectId: Id };

/** The templates of this product, each with the values that it says. */
const TEMPLATES = [
  z.object({ template: z.literal('password-reset'), ...linkFor }),
  z.object({ template: z.literal('invitation'), ...linkFor, organisation: words, inviter: words }),
  z.object({ template: z.literal('password-changed'), changedAt: Instant }),
] as const;

/** What a mail says: one of the templates, or what somebody wrote. */
export const EmailContent = z.discriminatedUnion('template', [
  ...TEMPLATES,
  z.object({ template: z.literal('written'), subject: z.string().max(500), text: z.string().max(20_000) }),
]);
export type EmailContent = z.infer<typeof EmailContent>;

/** Those whose mail carries a link. */
export type LinkedContent = Extract<EmailContent, { subjectId: string }>;
export type LinkedTemplate = LinkedContent['template'];
