import { CARGO_REPORT_HEADER_FIELDS, CARGO_REPORT_LINE_FIELDS } from '@tallyport/contracts/declaration/cargo-report-fields';
import {
  CHARGE_FIELDS,
  DECLARATION_HEADER_FIELDS,
  type DeclarationField,
  GOODS_FIELDS,
  INVOICE_FIELDS,
  TRANSPORT_FIELDS,
} from '@tallyport/contracts/declaration/line-fields';
import { OPTIONAL_FIELDS } from '@tallyport/contracts/declaration/optional-fields';
import type { FrozenLineType, FrozenRecord } from './frozen-record.js';

/** A field with its rule, and the field without which it says nothing. */
export interface DeclaredField extends DeclarationField {
  readonly pair?: string;
}

const OF_LINES: Readonly<Record<FrozenLineType, Readonly<Record<string, DeclaredField>>>> = {
  goods: { ...GOODS_FIELDS, ...OPTIONAL_FIELDS },
  invoice: INVOICE_FIELDS,
  charge: CHARGE_FIELDS,
  transport: TRANSPORT_FIELDS,
  container: CARGO_REPORT_LINE_FIELDS,
};
const OF_HEADERS: Readonly<Record<FrozenRecord['kind'], Readonly<Record<string, DeclaredField>>>> = {
  declaration: DECLARATION_HEADER_FIELDS,
  'cargo-report': CARGO_REPORT_HEADER_FIELDS,
};

/** The fields that a header has. */
export function headerFields(kind: FrozenRecord['kind']): Readonly<Record<string, DeclaredField>> {
  return OF_HEADERS[kind];
}

/** The fields that a line of this type has. */
export function lineFields(type: FrozenLineType): Readonly<Record<string, DeclaredField>> {
  return OF_LINES[type];
}
