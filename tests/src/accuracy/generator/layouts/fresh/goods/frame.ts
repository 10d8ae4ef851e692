import type { Dice } from '../../../dice.js';
import type { Fact, Paper } from '../../../paper.js';
import { linesOf, pageOf, text } from '../../html.js';
import { remarksBlock, signatureBlock } from '../../parts.js';

/** How what stands around the goods is arranged. */
type Arrangement = 'beside' | 'boxed' | 'lined';

interface Frame {
  readonly arrangement: Arrangement;
  readonly css: string;
  readonly goods: string;
  /** Whether the table has printed the sums itself. */
  readonly isSummed: boolean;
}

const CSS: Readonly<Record<Arrangement, string>> = {
  beside:
    'h1 { font-size: 15pt; margin: 0 0 8px; } .top { display: flex; gap: 22px; margin: 6px 0 10px; } .top > div { flex: 1; ' +
    '} .party { margin-bottom: 7px; } .party .label { font-size: 7.5pt; color: #555; } .pairs td { padding: 0 8px 2px 0; } ' +
    '.pairs .label { width: 46%; color: #333; }',
  boxed:
    'h1 { font-size: 12pt; text-align: center; margin: 0; border: 1px solid #000; border-bottom: 0; padding: 3px; } .box { ' +
    'border: 1px solid #000; table-layout: fixed; } .box td { border: 1px solid #000; padding: 2px 4px 4px; } .box .label ' +
    '{ font-size: 7pt; } .box + .goods { border-top: 0; }',
  lined:
    'h1 { font-size: 13pt; text-align: center; letter-spacing: 3px; margin: 10px 0; } .own { text-align: center; } .own b ' +
    '{ font-size: 13pt; } .lines { display: grid; grid-template-columns: 1fr 1fr; gap: 1px 20px; margin: 6px 0; } .party { ' +
    'margin: 4px 0; }',
};

/** A page around a table of goods: whose it is, who gets it, numbers and terms above; sums, cargo and signature below. */
export function framed(paper: Paper, dice: Dice, { arrangement, css, goods, isSummed }: Frame): string {
  const { cargo, sums, closing } = paper.facts;
  const colon = dice.pick([':', ' :', '']);
  const upright = dice.fork('upright').pick(['top', 'top', 'middle', 'bottom']);
  const summed = sums.map(({ label, lines }) => `<tr><td>${text(label)}${colon}</td><td class="number">${linesOf(lines)}</td></tr>`);
  return pageOf(
    `${CSS[arrangement]} .sums { width: 46%; margin: 6px 0 6px 54%; } .sums td { padding: 1px 3px; } .signature { margin: 14px 0 0 58%; }
.remark { font-size: 7.5pt; margin: 4px 0; } .below { margin-top: 6px; } th { vertical-align: bottom; }
.goods td { vertical-align: ${upright}; } ${css}`,
    `${ABOVE[arrangement](paper, colon)}${goods}${isSummed || sums.length === 0 ? '' : `<table class="sums">${summed.join('')}</table>`}
<div class="below">${pairsOf([...cargo, ...closing], colon)}</div>${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
}

const ABOVE: Readonly<Record<Arrangement, (paper: Paper, colon: string) => string>> = {
  beside: (paper, colon) => {
    const { parties, references, terms, route } = paper.facts;
    return `<h1>${text(paper.title)}</h1><div class="top"><div>${ownOf(paper)}${parties.map(partyOf).join('')}</div><div>${pairsOf([...references, ...terms, ...route], colon)}</div></div>`;
  },
  boxed: (paper) => {
    const { parties, references, terms, route } = paper.facts;
    const box = ({ label, lines }: Fact) => `<td><div class="label">${text(label)}</div>${linesOf(lines)}</td>`;
    const own = paper.issuer === null ? [] : [`<td>${ownOf(paper)}</td>`];
    return `<h1>${text(paper.title)}</h1><table class="box">${inRows([...own, ...parties.map(box)], 2)}</table>
<table class="box" style="margin-top:-1px">${inRows([...references, ...terms, ...route].map(box), 4)}</table>`;
  },
  lined: (paper, colon) => {
    const { parties, references, terms, route } = paper.facts;
    const line = ({ label, lines }: Fact) => `<div>${text(label)}${colon} ${linesOf(lines)}</div>`;
    return `<div class="own">${ownOf(paper)}</div><h1>${text(paper.title)}</h1><div class="lines">${[...references, ...terms].map(line).join('')}</div>
${parties.map(partyOf).join('')}<div class="lines">${route.map(line).join('')}</div>`;
  },
};

function ownOf({ issuer }: Paper): string {
  return issuer === null ? '' : `<div class="party"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`;
}

function partyOf({ label, lines }: Fact): string {
  return `<div class="party"><div class="label">${text(label)}</div>${linesOf(lines)}</div>`;
}

function pairsOf(facts: readonly Fact[], colon: string): string {
  const row = ({ label, lines }: Fact) => `<tr><td class="label">${text(label)}${colon}</td><td>${linesOf(lines)}</td></tr>`;
  return facts.length === 0 ? '' : `<table class="pairs">${facts.map(row).join('')}</table>`;
}

/** Cells in rows of so many; the last row is filled up. */
function inRows(cells: readonly string[], width: number): string {
  const starts = cells.flatMap((_cell, index) => (index % width === 0 ? [index] : []));
  return starts
    .map((start) => {
      const some = cells.slice(start, start + width);
      return `<tr>${some.join('')}${'<td></td>'.repeat(width - some.length)}</tr>`;
    })
    .join('');
}
