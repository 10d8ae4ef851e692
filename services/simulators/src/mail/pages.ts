import { button, escaped, htmlPage, table } from '../support/html.js';
import { LINK, type ReadMail } from './read-mail.js';
import { BEHAVIOURS } from './script.js';

/** What stands on a button: how long something takes is part of it. */
const COUNTED: Readonly<Record<string, string>> = { slow: 'slow:30' };

/** All mails, the newest first, and how the next ones are met. */
export function listPage(mails: readonly ReadMail[], scripted: number): string {
  const buttons = Object.entries(BEHAVIOURS).map(([name, words]) => button(`next ${COUNTED[name] ?? name}`, COUNTED[name] ?? name, words));
  const rows = mails
    .toReversed()
    .map(({ number, at, to, subject }) => [
      escaped(at.slice(0, 19).replace('T', ' ')),
      escaped(to.join(', ')),
      `<a href="/mails/${number}">${escaped(subject) || '(no subject)'}</a>`,
    ]);
  return htmlPage(
    'Mail simulator',
    [
      `<h2>The next mail</h2><p>${scripted === 0 ? 'is taken.' : `${scripted} scripted.`}</p><p>${buttons.join(' ')}</p>`,
      `<h2>Mails</h2><p>They reached nobody: this is a mail server for demos and tests. ${button('forget', 'forget all', 'as before the first start')}</p>`,
      table(['When (UTC)', 'To', 'Subject'], rows),
    ],
    SCRIPT,
  );
}

/** One mail: its text with links to follow, as HTML, and its headers. What it carries runs nothing here. */
export function mailPage({ number, at, from, to, subject, text, html, headers }: ReadMail): string {
  return htmlPage(
    escaped(subject) || `Mail ${number}`,
    [
      '<p><a href="/">All mails</a></p>',
      table(['From', 'To', 'When (UTC)'], [[from, to.join(', '), at.slice(0, 19).replace('T', ' ')].map(escaped)]),
      `<h2>Text</h2><pre style="white-space:pre-wrap;font:inherit">${withLinks(text)}</pre>`,
      html === ''
        ? ''
        : `<h2>HTML</h2><iframe sandbox="${MAY}" title="HTML" style="${FRAME}" srcdoc="${escaped(IN_NEW_TAB + html)}"></iframe>`,
      `<h2>Headers</h2><pre style="white-space:pre-wrap">${headers.map(escaped).join('\n')}</pre>`,
    ],
    '',
  );
}

/** Its links open in a tab of their own, which is a page like any other. */
const MAY = 'allow-popups allow-popups-to-escape-sandbox';
const IN_NEW_TAB = '<base target="_blank">';
const FRAME = 'width:100%;height:18rem;border:1px solid #ccc';

function withLinks(text: string): string {
  let [shown, from] = ['', 0];
  for (const { 0: link, index } of text.matchAll(LINK)) {
    shown += `${escaped(text.slice(from, index))}<a href="${escaped(link)}">${escaped(link)}</a>`;
    from = index + link.length;
  }
  return shown + escaped(text.slice(from));
}

const SCRIPT = `addEventListener('click', async ({ target }) => {
  const [what, ...behaviours] = (target.dataset?.does ?? '').split(' ');
  if (what === '') return;
  const answer = what === 'forget'
    ? await fetch('/simulator', { method: 'DELETE' })
    : await fetch('/simulator/next', { method: 'POST', body: JSON.stringify({ behaviours }) });
  if (answer.ok) location.reload(); else alert((await answer.json()).error);
});`;
