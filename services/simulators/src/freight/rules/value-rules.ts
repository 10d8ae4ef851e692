import type { Node } from '../xml/node.js';
import { isDay } from './day.js';
import { PORTS } from './ports.js';
import { UNITS } from './units.js';

/** What a value must be. One that is not is left out with a warning, or nothing at all is saved. */
export interface ValueRule {
  readonly appliesTo: (one: Node, parent: Node | undefined) => boolean;
  readonly isGood: (text: string) => boolean;
  readonly severity: 'Error' | 'Warning';
  /** What is wrong with it, as the log says it after its name and value. */
  readonly words: string;
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const INCOTERMS: ReadonlySet<string> = new Set('CFR CIF CIP CPT DAP DAT DDP DDU DPU EXW FAS FCA FOB'.split(' '));
const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string) => /^[A-Z]{2}$/u.test(code) && REGIONS.of(code) !== undefined;
/** What is counted, weighed or paid: digits with a point. */
const DECIMALS: readonly string[] = [
  'AgreedExchangeRate',
  'Amount',
  'CustomsQuantity',
  'CustomsValue',
  'GoodsValue',
  'GrossWeight',
  'InvoiceAmount',
  'InvoiceQuantity',
  'LinePrice',
  'NetWeight',
  'NoOfPacks',
  'PackedQuantity',
  'PackQty',
  'TotalNoOfPacks',
  'TotalVolume',
  'TotalWeight',
  'Volume',
  'Weight',
];

const named = (pattern: RegExp) => (one: Node) => pattern.test(one.name);
/** The code within an element of such a name. */
const codeIn = (pattern: RegExp) => (one: Node, parent: Node | undefined) => one.name === 'Code' && pattern.test(parent?.name ?? '');

export const VALUE_RULES: readonly ValueRule[] = [
  {
    appliesTo: (one, parent) =>
      /Date$|^EventTime$|^ValuationDateOverride$/u.test(one.name) || (one.name === 'Value' && parent?.name === 'Date'),
    isGood: isDay,
    severity: 'Warning',
    words: 'is not a date and was ignored',
  },
  {
    appliesTo: (one) => DECIMALS.includes(one.name),
    isGood: (text) => /^-?\d{1,15}(\.\d{1,9})?$/u.test(text),
    severity: 'Warning',
    words: 'is not a number and was ignored',
  },
  // Units of customs are those of its own tables.
  {
    appliesTo: codeIn(/^(?!Customs).*(?:Unit|UQ)$/u),
    isGood: (text) => UNITS.has(text),
    severity: 'Error',
    words: 'is not a valid unit',
  },
  {
    appliesTo: codeIn(/(?:PackType|PackageType)$/u),
    isGood: (text) => UNITS.has(text) || /^[A-Z0-9]{2}$/u.test(text),
    severity: 'Error',
    words: 'is not a valid type of package',
  },
  {
    appliesTo: codeIn(/Currency$/u),
    isGood: (text) => CURRENCIES.has(text),
    severity: 'Warning',
    words: 'is not a valid currency and was ignored',
  },
  { appliesTo: codeIn(/^PortOf/u), isGood: (text) => PORTS.has(text), severity: 'Warning', words: 'is not a valid port and was ignored' },
  {
    appliesTo: codeIn(/^Country/u),
    isGood: isCountry,
    severity: 'Warning',
    words: 'is not a valid country and was ignored',
  },
  {
    appliesTo: codeIn(/^IncoTerm$/u),
    isGood: (text) => INCOTERMS.has(text),
    severity: 'Warning',
    words: 'is not a valid incoterm and was ignored',
  },
  { appliesTo: named(/^(?:Link|LineNo)$/u), isGood: (text) => /^\d{1,9}$/u.test(text), severity: 'Error', words: 'is not a whole number' },
];
