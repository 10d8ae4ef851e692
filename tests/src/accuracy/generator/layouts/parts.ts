import type { Dice } from '../dice.js';
import type { Fact, Paper, PaperTable } from '../paper.js';
import { linesOf, text } from './html.js';
import { signatureInk, stampInk } from './ink.js';

/** The rows of a goods table; families give it its rules by class. Facts at its foot span the columns before the last one. */
export function goodsTable(table: PaperTable, className: string, sums: readonly Fact[] = []): string {
  const all = table.columns.reduce((total, { share }) => total + share, 0);
  const sideOf = (index: number) => (table.columns[index]?.isNumber === true ? ' class="number"' : '');
  const header = table.columns.map(
    ({ header: words, share }, index) => `<th${sideOf(index)} style="width:${(100 * share) / all}%">${text(words)}</th>`,
  );
  const row = (cells: readonly string[], name = '') =>
    `<tr${name}>${cells.map((cell, index) => `<td${sideOf(index)}>${text(cell)}</td>`).join('')}</tr>`;
  const foot = sums.map(
    ({ label, lines }) =>
      `<tr class="sum"><td class="number" colspan="${table.columns.length - 1}">${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`,
  );
  return `<table class="${className}"><thead><tr>${header.join('')}</tr></thead><tbody>
${table.rows.map((cells) => row(cells)).join('\n')}
${table.totals === null ? '' : row(table.totals, ' class="totals"')}
${foot.join('\n')}</tbody></table>`;
}

/** Labels with their values behind them, one below the other. */
export function factRows(facts: readonly Fact[], colon: string): string {
  return `<table class="facts">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}${colon}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
}

/** A label over its value. */
export function factBlock({ label, lines }: Fact): string {
  return `<div class="fact"><div class="label">${text(label)}</div><div class="value">${linesOf(lines)}</div></div>`;
}

export function issuerHeader(paper: Paper): string {
  if (paper.issuer === null) return '';
  return `<div class="issuer"><div class="name">${text(paper.issuer.name)}</div><div class="contact">${linesOf(paper.issuer.lines)}</div></div>`;
}

export function signatureBlock({ signature, stamp }: Paper, dice: Dice): string {
  const marked = stamp === null ? '' : stampInk(dice, stamp);
  if (signature === null) return marked;
  const ink = signature.isSigned ? signatureInk(dice) : '';
  return `<div class="signature">${text(signature.caption)}<div class="ink">${ink}</div><div class="line">${text(signature.company)}</div></div>${marked}`;
}

export function remarksBlock({ remarks }: Paper): string {
  return remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('');
}
