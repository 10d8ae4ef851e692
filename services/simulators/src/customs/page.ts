import type { Known } from './office/known.js';
import { BEHAVIOURS } from './office/script.js';
import type { Ledger } from './post/ledger.js';

/** What stands on a button: how often something happens is part of it. */
const COUNTED: Readonly<Record<string, string>> = { errors: 'errors:3', question: 'question:2' };

/** A page to look at and to press: what comes next, what customs knows, what is on its way. */
export function page(ledger: Ledger, scripted: number): string {
  const buttons = Object.entries(BEHAVIOURS).map(([name, words]) => button(`next ${COUNTED[name] ?? name}`, COUNTED[name] ?? name, words));
  const known = [...ledger.known.values()].toReversed().map(rowOf);
  const letters = [...ledger.letters.values()].map(({ title, site, isHeld }) => [title, site, stateOf(ledger, site, isHeld)]);
  const refused = ledger.refused.map(({ title, site, status }) => [title, site, `refused: ${status}`]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Customs simulator</title><style>${STYLE}</style>
<h1>Customs simulator</h1>
<h2>The next interchange</h2><p>${scripted === 0 ? 'is accepted.' : `${scripted} scripted.`}</p><p>${buttons.join(' ')}</p>
<h2>Declarations and cargo reports</h2>${table(['Id', 'Message', 'Site', 'Own reference', 'Version', 'Stage', 'Status', ''], known)}
<h2>On their way</h2><p>${button('release', 'release', 'send what is kept back')}</p>${table(
    ['Message', 'Site', ''],
    [...letters, ...refused].map((cells) => cells.map(escaped)),
  )}
<script>${SCRIPT}</script></html>`;
}

function rowOf({ id, name, site, ownReference, version, stage, status }: Known): string[] {
  const moves = name === 'IMD' ? ['hold', 'clear', 'authority'] : ['hold', 'clear'];
  const cells = [id, name, site, ownReference, String(version), stage, status ?? ''].map(escaped);
  const isOpen = version > 0 && stage !== 'withdrawn';
  return [...cells, isOpen ? moves.map((move) => button(`move ${id} ${move}`, move, `${move} ${ownReference}`)).join(' ') : ''];
}

function stateOf(ledger: Ledger, site: string, isHeld: boolean): string {
  if (isHeld) return 'kept back';
  return ledger.sites.has(site) ? 'on its way' : 'the site has no address';
}

function button(does: string, text: string, title: string): string {
  return `<button data-does="${escaped(does)}" title="${escaped(title)}">${escaped(text)}</button>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const line = (cells: readonly string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>${line(heads, 'th')}${rows.map((cells) => line(cells, 'td')).join('')}</table>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE =
  'body{font:15px system-ui;margin:2rem;max-width:70rem}table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem .25rem 0}';

const SCRIPT = `addEventListener('click', async ({ target }) => {
  const [what, ...rest] = (target.dataset?.does ?? '').split(' ');
  if (what === '') return;
  const path = { next: '/simulator/next', release: '/simulator/release', move: '/simulator/declarations/' + rest.join('/') }[what];
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify({ behaviours: rest }) });
  if (answer.ok) location.reload(); else alert((await answer.json()).error);
});`;
