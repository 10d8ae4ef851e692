import type { HeaderField, LineField } from '@tallyport/contracts/shipping-record/fields';
import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';
import { Decimal } from 'decimal.js';
import type { EmbeddedFile } from './embedded-file.js';
import { statedValue } from './stated-value.js';
import type { StatedKind, Syntax, Term } from './syntax.js';
import { CII, ZUGFERD_1 } from './syntaxes/cii.js';
import { UBL_CREDIT_NOTE, UBL_INVOICE } from './syntaxes/ubl.js';
import { elementsAt, textAt } from './text-at.js';
import { STATED_INVOICE } from './tuning.js';

const SYNTAXES: readonly Syntax[] = [CII, ZUGFERD_1, UBL_INVOICE, UBL_CREDIT_NOTE];

/** What the data say of one field. */
export interface Stated {
  readonly value: string;
  readonly term: string;
  readonly kind: StatedKind;
  /** What a page may print in its place without saying anything else. */
  readonly beside: readonly string[];
}

/** What the data inside a file say of its invoice. */
export interface StatedInvoice {
  readonly file: string;
  /** A code of UNTDID 1001: 380 is an invoice, 381 a credit note. */
  readonly typeCode: string | null;
  readonly header: ReadonlyMap<HeaderField<'invoice'>, Stated>;
  /** None where the profile has none (MINIMUM, BASIC WL): then print gives the lines. */
  readonly lines: readonly ReadonlyMap<LineField<'invoice'>, Stated>[];
}

/** The invoices that the files attached to a paper hold, each of a standard that is known and with a number. */
export function statedInvoices(files: readonly EmbeddedFile[]): StatedInvoice[] {
  return files.flatMap(({ name, root }) => {
    const syntax = SYNTAXES.find((known) => known.root === root?.name);
    if (root === null || syntax === undefined) return [];
    const header = statedFields(root, syntax.header);
    if (!header.has('invoice_number')) return [];
    const lines = elementsAt(root, syntax.line).slice(0, STATED_INVOICE.mostLines);
    const stated = lines.map((line) => statedFields(line, syntax.lineFields)).filter((line) => line.size > 0);
    return [{ file: name, typeCode: textAt(root, syntax.typeCode), header, lines: stated }];
  });
}

function statedFields<Field>(element: XmlElement, terms: readonly Term<Field>[]): Map<Field, Stated> {
  const stated = terms.flatMap((term): [Field, Stated][] => {
    const value = term.kind === 'address' ? addressIn(element, term) : firstValue(element, term);
    if (value === null) return [];
    const beside = (term.beside ?? []).flatMap((path) => valueAt(element, path, term.kind) ?? []);
    return [[term.field, { value, term: term.term, kind: term.kind, beside }]];
  });
  return new Map(stated);
}

function firstValue(element: XmlElement, { paths, kind, per }: Term<unknown>): string | null {
  const value = paths.map((path) => valueAt(element, path, kind)).find((found) => found !== null) ?? null;
  const basis = per === undefined ? null : valueAt(element, per, kind);
  return value === null || basis === null ? value : priceOfOne(value, basis);
}

/** What one piece costs where the price is that of many; null where that is no round number. */
function priceOfOne(price: string, basis: string): string | null {
  const pieces = new Decimal(basis);
  if (!pieces.isPositive() || pieces.isZero()) return null;
  return pieces.equals(1) ? price : statedValue(new Decimal(price).dividedBy(pieces).toFixed(), 'amount');
}

/** A post code stands on one line with its town. */
function addressIn(element: XmlElement, { paths, kind }: Term<unknown>): string | null {
  const parts = paths.map((path) => valueAt(element, path, kind));
  const town = paths.findIndex((path) => path.endsWith('/CityName'));
  const lines = parts.map((part, index) =>
    index === town ? [parts[town - 1], part].filter(Boolean).join(' ') : index === town - 1 ? null : part,
  );
  const said = lines.filter((line) => line !== null && line !== '');
  // A country alone is no address.
  return said.length < 2 ? null : said.join('\n');
}

function valueAt(element: XmlElement, path: string, kind: StatedKind): string | null {
  const text = textAt(element, path);
  return text === null ? null : statedValue(text, kind);
}
