import type { EmailContent } from '@tallyport/contracts/outbound-email/content';
import { describe, expect, test } from 'vitest';
import { composeEmail } from './compose-email.js';
import type { EmailWords, TemplateWords } from './email-words.js';
import { WORDS_EN } from './words-en.js';
import { WORDS_ZH } from './words-zh.js';

const subjectId = '6f1f6c2e-0a51-4b55-9a3c-3d1f5b1d7d01';
const LINK = 'https://desk.example/join#token=a&b';
const invitation = (organisation: string, inviter = 'Priya Raman'): EmailContent => ({
  template: 'invitation',
  subjectId,
  organisation,
  inviter,
});

describe('what a mail says', () => {
  test('as text and as HTML, with the link where it leads to', () => {
    const { subject, text, html } = composeEmail(invitation('Harbourline & Sons'), 'en', LINK);
    expect(subject).toBe('Priya Raman invites you to Harbourline & Sons on Tallyport');
    expect(text).toContain(`Join Harbourline & Sons\n${LINK}\n`);
    expect(html).toContain('<a href="https://desk.example/join#token=a&#38;b">Join Harbourline &#38; Sons</a>');
  });

  test('in the language of who reads it', () => {
    const { subject, html } = composeEmail({ template: 'password-changed', changedAt: '2026-03-14T02:05:00.000Z' }, 'zh', null);
    expect(subject).toBe('您的 Tallyport 密码已更改');
    expect(html).toContain('<html lang="zh-Hans">');
    expect(html).toContain('2026-03-14 02:05');
  });

  test('what somebody wrote stands in paragraphs', () => {
    const { text, html } = composeEmail({ template: 'written', subject: 'Papers', text: 'Dear Mei\n\nThe bill\nis missing.' }, 'en', null);
    expect(text).toBe('Dear Mei\n\nThe bill\nis missing.\n');
    expect(html).toContain('<p>Dear Mei</p>\n<p>The bill<br>is missing.</p>');
  });

  test('both languages have the same templates, values and paragraphs', () => {
    const shape = (words: EmailWords) =>
      Object.entries<TemplateWords>(words).map(([name, { subject, before, action, after }]) => [
        name,
        [subject, ...before, action ?? '', ...after].map((line) => line.match(/\{\w+\}/gu)?.toSorted() ?? []),
      ]);
    expect(shape(WORDS_ZH)).toEqual(shape(WORDS_EN));
  });
});

describe('fault 56: words of people in a mail', () => {
  test.each(['Harbour\r\nBcc: all@evil.example', 'Harbour\nBcc: all@evil.example', 'Harbour\u2028\u0000\u0085Bcc: all@evil.example'])(
    'a line break in %j ends no header',
    (organisation) => {
      const content = invitation(organisation, organisation);
      const { subject } = composeEmail(content, 'en', LINK);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(content).toMatchObject({ organisation, inviter: organisation });
    },
  );

  test('a written subject is one line too', () => {
    expect(composeEmail({ template: 'written', subject: 'A\r\n\r\nB', text: '' }, 'en', null).subject).toBe('A B');
  });

  test('tags stay text, and a value that looks like a placeholder is not filled in', () => {
    const { html, subject } = composeEmail(invitation('<img src=x onerror=alert(1)>', '{organisation}'), 'en', LINK);
    expect(html).not.toContain('<img');
    expect(subject).toMatch(/^\{organisation\} invites/u);
  });
});
