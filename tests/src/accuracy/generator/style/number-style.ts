import type { Dice } from '../dice.js';

/** How an issuer writes numbers: what stands between thousands, and before the decimals. */
export interface NumberStyle {
  readonly group: string;
  readonly point: '.' | ',';
}

const STYLES: readonly NumberStyle[] = [
  { group: ',', point: '.' },
  { group: ',', point: '.' },
  { group: ',', point: '.' },
  { group: '', point: '.' },
  { group: '.', point: ',' },
  { group: ' ', point: ',' },
  { group: "'", point: '.' },
];

/** Decimal commas and thousands behind apostrophes are the habit of some countries only. */
export function pickNumberStyle(dice: Dice, country: string): NumberStyle {
  const isContinental = ['DE', 'IT', 'ES', 'TR', 'BR'].includes(country);
  return dice.pick(STYLES.filter(({ group, point }) => isContinental || (point === '.' && group !== "'")));
}

export function writtenNumber(value: number, places: number, { group, point }: NumberStyle): string {
  const [whole = '', decimals = ''] = value.toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === '' ? grouped : `${grouped}${point}${decimals}`;
}
