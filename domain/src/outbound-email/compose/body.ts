import type { EmailLocale } from '@tallyport/contracts/outbound-email/content';

/** What stands in a mail: paragraphs, and a link between them. */
interface EmailBody {
  readonly locale: EmailLocale;
  readonly before: readonly string[];
  readonly action: { readonly label: string; readonly link: string } | null;
  readonly after: readonly string[];
}

const LANGUAGE_TAGS: Readonly<Record<EmailLocale, string>> = { en: 'en', zh: 'zh-Hans' };

export function textOf({ before, action, after }: EmailBody): string {
  const link = action === null ? [] : [`${action.label}\n${action.link}`];
  return `${[...before, ...link, ...after].join('\n\n')}\n`;
}

/** Nothing but paragraphs and a link that shows where it leads: no picture, no style sheet, nothing that is fetched. */
export function htmlOf({ locale, before, action, after }: EmailBody): string {
  const paragraph = (words: string) => `<p>${escaped(words).replaceAll(/\r?\n/gu, '<br>')}</p>`;
  const link = action === null ? [] : [`<p><a href="${escaped(action.link)}">${escaped(action.label)}</a><br>${escaped(action.link)}</p>`];
  const lines = [...before.map(paragraph), ...link, ...after.map(paragraph)];
  return `<!doctype html>\n<html lang="${LANGUAGE_TAGS[locale]}"><meta charset="utf-8"><body>\n${lines.join('\n')}\n</body></html>\n`;
}

function escaped(words: string): string {
  return words.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
