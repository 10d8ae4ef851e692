import type { Goods, Shipment } from '../shipment.js';

/** `123456` cents as `1,234.56`. */
export function amount(cents: number): string {
  return (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export function lineCents(goods: Goods): number {
  return goods.quantity * goods.unitPriceCents;
}

/** Cartons weigh 0.8 kg each on top of the goods. */
export function grossKg(goods: Goods): number {
  return goods.netKg + goods.cartons * 0.8;
}

export function totals({ goods }: Shipment) {
  const sum = (of: (line: Goods) => number) => goods.reduce((total, line) => total + of(line), 0);
  const cartons = sum((line) => line.cartons);
  return { cents: sum(lineCents), cartons, netKg: sum((line) => line.netKg), grossKg: sum(grossKg), cubicMetres: cartons * 0.062 };
}

export function kilograms(value: number): string {
  return value.toFixed(1);
}

/** `2026-03-14` as `14 Mar 2026`. */
export function printedDay(day: string): string {
  const [year = '', month = '1', date = ''] = day.split('-');
  const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month) - 1] ?? '';
  return `${date} ${name} ${year}`;
}
