import type { EmailContent, EmailLocale } from '@tallyport/contracts/outbound-email/content';
import { htmlOf, textOf } from './body.js';
import type { EmailWords, TemplateWords } from './email-words.js';
import { oneLine } from './one-line.js';
import { WORDS_EN } from './words-en.js';
import { WORDS_ZH } from './words-zh.js';

const WORDS: Readonly<Record<EmailLocale, EmailWords>> = { en: WORDS_EN, zh: WORDS_ZH };

/** A mail as it is handed over, twice the same: as text, and as plain HTML. */
export interface ComposedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a mail in the language of who reads it. `link` is that of a template that has one. */
export function composeEmail(content: EmailContent, locale: EmailLocale, link: string | null): ComposedEmail {
  if (content.template === 'written') {
    const body = { locale, before: content.text.split(/(?:\r?\n){2,}/u), action: null, after: [] };
    return { subject: oneLine(content.subject), text: textOf(body), html: htmlOf(body) };
  }
  const words = WORDS[locale][content.template];
  const filled = fillIn(words, valuesOf(content));
  const action = filled.action === null || link === null ? null : { label: filled.action, link };
  const body = { locale, before: filled.before, action, after: filled.after };
  return { subject: filled.subject, text: textOf(body), html: htmlOf(body) };
}

function valuesOf(content: Exclude<EmailContent, { template: 'written' }>): Readonly<Record<string, string>> {
  switch (content.template) {
    case 'password-reset':
      return {};
    case 'invitation':
      return { organisation: content.organisation, inviter: content.inviter };
    case 'password-changed':
      return { day: content.changedAt.slice(0, 10), time: content.changedAt.slice(11, 16) };
  }
}

function fillIn({ subject, before, action, after }: TemplateWords, values: Readonly<Record<string, string>>): TemplateWords {
  const fill = (words: string) => words.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => oneLine(values[name] ?? whole));
  return { subject: fill(subject), before: before.map(fill), action: action === null ? null : fill(action), after: after.map(fill) };
}
