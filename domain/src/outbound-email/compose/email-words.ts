import type { EmailContent } from '@tallyport/contracts/outbound-email/content';

/** The words of one template: a subject, and paragraphs before and after its link. `{name}` stands for a value. */
export interface TemplateWords {
  readonly subject: string;
  readonly before: readonly string[];
  /** What stands on the link; null where there is none. */
  readonly action: string | null;
  readonly after: readonly string[];
}

/** All words of mail in one language. */
export type EmailWords = Readonly<Record<Exclude<EmailContent['template'], 'written'>, TemplateWords>>;
