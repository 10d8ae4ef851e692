import { button, escaped, htmlPage, table } from '../support/html.js';
import type { Books } from './books/books.js';
import type { Job, Request } from './books/entries.js';
import { MISBEHAVIOURS } from './misbehaviour/misbehaviours.js';
import { all, textAt } from './xml/node.js';

/** As many requests and jobs as the page shows. */
const SHOWN = 100;

/** A page to look at and to press: what comes next, the systems, their jobs, and what came. */
export function page(books: Books, scripted: number): string {
  const buttons = Object.entries(MISBEHAVIOURS).map(([name, [, words]]) => button(`next ${name}`, name, words));
  const letters = [...books.letters.values()].map(({ title, isHeld }) => [title, isHeld ? 'kept back' : 'on its way']);
  const posted = books.posted.map(({ title, status }) => [title, String(status)]);
  const last = [...books.requests.values()].slice(-SHOWN).toReversed();
  const heads = ['#', 'At', 'System', 'Message', 'Key', 'References', 'Bytes', 'Met', 'Outcome', 'Job'];
  return htmlPage(
    'Freight simulator',
    [
      `<h2>The next request</h2><p>${scripted === 0 ? 'is met faithfully.' : `${scripted} scripted.`}</p><p>${buttons.join(' ')}</p>`,
      `<h2>Put off or kept back</h2><p>${button('release', 'release', 'do and send it now')} ${books.pending.size} put off.</p>`,
      table(
        ['Acknowledgement', ''],
        [...letters, ...posted].map((cells) => cells.map(escaped)),
      ),
      '<h2>Systems</h2>',
      table(
        ['Name', 'User', 'Finds by reference'],
        books.systemNames().map((name) => systemRow(books, name)),
      ),
      '<h2>Jobs</h2>',
      table(
        ['System', 'Type', 'Key', 'Bill', 'Invoices', 'Lines', 'Files', 'Updates'],
        [...books.jobs.values()].slice(-SHOWN).toReversed().map(jobRow),
      ),
      '<h2>Requests</h2>',
      table(heads, last.map(requestRow)),
      `<p>${button('forget', 'forget everything', 'as before the first start')}</p>`,
    ],
    SCRIPT,
  );
}

function systemRow(books: Books, name: string): string[] {
  const { user, findsByReference } = books.system(name);
  return [name, user, findsByReference ? 'yes' : 'no'].map(escaped);
}

function jobRow({ system, type, key, shipment, documents, updates }: Job): string[] {
  const counts = ['CommercialInvoice', 'CommercialInvoiceLine'].map((name) => String(all(shipment, name).length));
  return [system, type, key, textAt(shipment, 'WayBillNumber'), ...counts, String(documents.length), String(updates)].map(escaped);
}

function requestRow({ number, at, system, kind, key, references, bytes, misbehaviour, outcome, jobKey }: Request): string[] {
  return [
    String(number),
    at.slice(0, 19),
    system,
    kind,
    key,
    references.join(', '),
    String(bytes),
    misbehaviour ?? '',
    outcome,
    jobKey ?? '',
  ].map(escaped);
}

const SCRIPT = `addEventListener('click', async ({ target }) => {
  const [what, name] = (target.dataset?.does ?? '').split(' ');
  if (what === '') return;
  const [method, path] = { next: ['POST', '/simulator/next'], release: ['POST', '/simulator/release'], forget: ['DELETE', '/simulator'] }[what];
  const answer = await fetch(path, { method, ...(what === 'next' && { body: JSON.stringify({ misbehaviour: name }) }) });
  if (answer.ok) location.reload(); else alert((await answer.json()).error);
});`;
