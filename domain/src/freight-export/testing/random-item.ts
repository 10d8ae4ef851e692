import { seededRandom } from '../../classification/fitting/seeded-random.js';
import type { FreightItem } from '../xml/freight-item.js';
import type { AnyRow } from '../xml/layout.js';
import type { ValueForm } from '../xml/value-form.js';

/** Of every kind that XML carries, with what has a meaning in it; no blanks at the ends, which no reader keeps. */
const LETTERS = Array.from('abcXYZ019 äßñ品名🧺<>&"\']]>=+-@\n\t;,./&amp;<!--\u00A0\uFFFD');
const CODE_LETTERS = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789<&"');
const CHOICES = {
  day: ['2026-10-01', '2024-02-29', '1999-12-31'],
  flag: ['Y', 'N'],
  currency: ['EUR', 'USD', 'JPY', 'KWD'],
  country: ['AU', 'CN', 'DE'],
  port: ['AUSYD', 'CNNGB', 'SGSIN'],
} as const;

/** A random item of a layout, of which every value can be sent; the same for a seed. */
export function randomItem(rows: readonly AnyRow[], seed: number): FreightItem {
  return new RandomItems(seed).item(rows);
}

class RandomItems {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = seededRandom(seed);
  }

  item(rows: readonly AnyRow[]): FreightItem {
    return Object.fromEntries(
      rows.flatMap((row): (readonly [string, FreightItem[string]])[] => {
        if ('text' in row) return [];
        if ('part' in row) return [[row.part, this.item(row.rows)]];
        if ('list' in row) return [[row.list, Array.from({ length: this.below(4) }, () => this.item(row.rows))]];
        return [[row.field, this.random() < 0.3 ? null : this.value(row.form)]];
      }),
    );
  }

  private value(form: ValueForm): string {
    switch (form.kind) {
      case 'text':
        return this.letters(LETTERS, form.length);
      case 'code':
        return this.letters(CODE_LETTERS, form.length);
      case 'decimal':
        return `${this.random() < 0.1 ? '-' : ''}${this.below(1_000_000)}${this.one(['', '.5', '.250', '.000000001'])}`;
      case 'whole':
        return String(this.below(1_000));
      default:
        return this.one(CHOICES[form.kind]);
    }
  }

  private letters(of: readonly string[], most: number): string {
    const length = this.random() < 0.02 ? most : 1 + this.below(Math.min(most, 20));
    const text = Array.from({ length }, () => this.one(of)).join('');
    return text
      .slice(0, most)
      .toWellFormed()
      .replace(/^\s|\s$/g, 'X')
      .replace(/^\s+|\s+$/g, '');
  }

  private below(count: number): number {
    return Math.floor(this.random() * count);
  }

  private one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
