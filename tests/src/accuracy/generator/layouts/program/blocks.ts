import type { Dice } from '../../dice.js';
import type { Company } from '../../truth/company.js';
import { text } from '../html.js';
import { signatureInk, stampInk } from '../ink.js';
import type { Pair } from './sheet.js';

/** Labels with their values beside them. */
export function beside(pairs: readonly Pair[], colon = '', className = 'pairs'): string {
  const rows = pairs.map(({ label, html }) => `<tr><td class="label">${label}${colon}</td><td>${html}</td></tr>`);
  return `<table class="${className}">${rows.join('')}</table>`;
}

/** Labels with their values under them, one pair below the other. */
export function stacked(pairs: readonly Pair[]): string {
  return pairs.map(({ label, html }) => `<div class="pair"><div class="label">${label}</div><div>${html}</div></div>`).join('');
}

/** A row of labels over a row of values, as in a grid. */
export function overUnder(pairs: readonly Pair[], className = 'grid'): string {
  if (pairs.length === 0) return '';
  const labels = pairs.map(({ label }) => `<th>${label}</th>`).join('');
  return `<table class="${className}"><tr>${labels}</tr><tr>${pairs.map(({ html }) => `<td>${html}</td>`).join('')}</tr></table>`;
}

/** Boxes with a small label over the value, so many in a row. */
export function boxed(pairs: readonly Pair[], width: number, className = 'boxes'): string {
  const starts = pairs.flatMap((_pair, index) => (index % width === 0 ? [index] : []));
  const cell = (pair: Pair | undefined) => `<td>${pair === undefined ? '' : `<div class="label">${pair.label}</div>${pair.html}`}</td>`;
  const rows = starts.map((start) => `<tr>${Array.from({ length: width }, (_none, at) => cell(pairs[start + at])).join('')}</tr>`);
  return `<table class="${className}">${rows.join('')}</table>`;
}

/** Each pair a line of its own. */
export function inLines(pairs: readonly Pair[], colon = ': '): string {
  return pairs.map(({ label, html }) => `<div>${label}${colon}${html}</div>`).join('');
}

/** Sums at the right. */
export function sumTable(pairs: readonly Pair[], className = 'sums'): string {
  return `<table class="${className}">${pairs.map(({ label, html }) => `<tr><td>${label}</td><td class="number">${html}</td></tr>`).join('')}</table>`;
}

/** A company as a block of lines. */
export function lines({ name, address }: Company, isBold = false): string {
  return [isBold ? `<b>${text(name)}</b>` : text(name), ...address.map(text)].join('<br>');
}

/** An address in one line. */
export function inOneLine({ address }: Company, between = ', '): string {
  return address.map(text).join(between);
}

export function contactOf({ telephone, email }: Company, between = '  '): string {
  return text([`Tel: ${telephone}`, `E-mail: ${email}`].join(between));
}

/** Ink over a line, at times none unless it is sure, and a stamp. */
export function signed(dice: Dice, caption: string, name = '', isSure = false): string {
  const own = dice.fork('signed');
  const ink = own.happens(isSure ? 1 : 0.6) ? signatureInk(own) : '';
  const stamp = name !== '' && own.happens(0.35) ? stampInk(own, name) : '';
  return `<div class="signature">${text(caption)}<div class="ink">${ink}</div><div class="line">${text(name)}</div></div>${stamp}`;
}
