import { button, escaped, htmlPage, table } from '../support/html.js';
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
  return htmlPage(
    'Customs simulator',
    [
      `<h2>The next interchange</h2><p>${scripted === 0 ? 'is accepted.' : `${scripted} scripted.`}</p><p>${buttons.join(' ')}</p>`,
      '<h2>Declarations and cargo reports</h2>',
      table(['Id', 'Message', 'Site', 'Own reference', 'Version', 'Stage', 'Status', ''], known),
      `<h2>On their way</h2><p>${button('release', 'release', 'send what is kept back')}</p>`,
      table(
        ['Message', 'Site', ''],
        [...letters, ...refused].map((cells) => cells.map(escaped)),
      ),
    ],
    SCRIPT,
  );
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

const SCRIPT = `addEventListener('click', async ({ target }) => {
  const [what, ...rest] = (target.dataset?.does ?? '').split(' ');
  if (what === '') return;
  const path = { next: '/simulator/next', release: '/simulator/release', move: '/simulator/declarations/' + rest.join('/') }[what];
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify({ behaviours: rest }) });
  if (answer.ok) location.reload(); else alert((await answer.json()).error);
});`;
