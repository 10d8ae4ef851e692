import { CODE_LISTS } from '@tallyport/contracts/reference/registry';
import type { DatedTables } from '../../customs-table/dated-tables.js';

/** What a list says of a code; nothing where the list has no entries to judge by. */
export type CodeVerdict = 'known' | 'unknown' | 'disabled' | null;

/** Claims no preference: no scheme of the table. */
const NO_SCHEME = 'GEN';

/** The code lists of fields as they hold on one day: those of the specification, those that are tables of their own, and the others. */
export class KnownCodes {
  private readonly lists = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly tables: DatedTables,
    private readonly day: string,
  ) {}

  judge(list: string, code: string): CodeVerdict {
    const reference = CODE_LISTS[list];
    if (reference !== undefined) {
      const entry = reference.entries.find((one) => one.code === code);
      return entry === undefined ? 'unknown' : entry.disabled ? 'disabled' : 'known';
    }
    const codes = this.codesOf(list);
    return codes.size === 0 ? null : codes.has(code) ? 'known' : 'unknown';
  }

  /** Whether the list is one of the specification: its codes do not change from day to day. */
  static isFixed(list: string): boolean {
    return CODE_LISTS[list] !== undefined;
  }

  private codesOf(list: string): ReadonlySet<string> {
    const known = this.lists.get(list) ?? new Set(this.dated(list));
    this.lists.set(list, known);
    return known;
  }

  private dated(list: string): string[] {
    const { tables, day } = this;
    switch (list) {
      case 'treatment':
        return tables.all('treatment', day).map(({ values }) => values.code);
      case 'preference_scheme': {
        const schemes = tables.all('preference_scheme', day).map(({ values }) => values.scheme);
        return schemes.length === 0 ? [] : [...schemes, NO_SCHEME];
      }
      case 'gst_exemption':
      case 'wet_exemption':
      case 'lct_exemption': {
        const tax = list.slice(0, 3).toUpperCase();
        return tables.all('tax_exemption', day).flatMap(({ values }) => (values.tax === tax ? [values.code] : []));
      }
      default:
        return tables.all('code', day).flatMap(({ values }) => (values.list === list ? [values.code] : []));
    }
  }
}
