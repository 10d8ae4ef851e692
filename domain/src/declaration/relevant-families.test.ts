import { OPTIONAL_FIELDS, type OptionalFamily } from '@tallyport/contracts/declaration/optional-fields';
import { OPTIONAL_HELP } from '@tallyport/contracts/declaration/optional-help';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { expect, test } from 'vitest';
import { sampleTables } from '../duty/testing/sample-tables.js';
import { shownValue } from '../shipping-record/testing/shown-record.js';
import { type OptionalField, relevantFamilies } from './relevant-families.js';

type Texts = ByField<string>;
const shown = (texts: Texts): ByField<ShownValue> =>
  Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, shownValue(value)]));

const HEADER: Texts = { duty_date: '2026-02-01', entry_nature: 'N10' };
/** Goods of a country without any scheme, at a plain rate: nothing but their origin matters. */
const PLAIN: Texts = { tariff_classification: '84713000', valuation_method: 'TV' };
const tables = sampleTables();
const familiesOf = (line: Texts, header: Texts = {}) => [
  ...relevantFamilies({ header: shown({ ...HEADER, ...header }), fields: shown({ ...PLAIN, ...line }), tables }),
];

test.each<[string, readonly OptionalFamily[], Texts, Texts?]>([
  ['plain goods without an origin', ['preference'], {}],
  [
    'shirts of China, in the dumping register and under a concession',
    ['dumping', 'preference', 'treatment'],
    { tariff_classification: '61091000', country_of_origin: 'CN' },
  ],
  [
    'shirts of Vietnam exported from China',
    ['dumping', 'preference', 'treatment'],
    { tariff_classification: '61091000', country_of_origin: 'VN', dcx: 'CN' },
  ],
  ['spirits, whose rate measures alcohol', ['valuation', 'preference'], { tariff_classification: '22087000' }],
  ['goods that are not valued at their price', ['valuation', 'preference'], { valuation_method: 'CV' }],
  ['wine', ['preference', 'taxes'], { tariff_classification: '22042100' }],
  ['cars', ['preference', 'taxes'], { tariff_classification: '87032300' }],
  ['goods that claim a treatment', ['preference', 'treatment'], { treatment_code: '001' }],
  ['goods into a warehouse', ['preference', 'warehouse'], {}, { entry_nature: 'N20' }],
  ['goods out of a warehouse', ['preference', 'warehouse'], {}, { entry_nature: 'N30' }],
  ['goods with an amber statement', ['preference', 'other'], { amber_statement: 'unsure of the class' }],
  ['goods whose duty is paid under protest', ['preference', 'other'], {}, { paid_under_protest: 'Y' }],
  [
    'goods of the register on a day before its notice',
    ['preference'],
    { tariff_classification: '61091000', country_of_origin: 'CN', effective_duty_date: '1999-01-01' },
  ],
])('of %s these families matter: %j', (_, expected, line, header) => {
  const families = familiesOf(line, header);
  const filled = line.effective_duty_date === undefined ? [] : ['valuation'];
  expect(families.toSorted()).toEqual([...expected, ...filled].toSorted());
});

test.each(Object.keys(OPTIONAL_FIELDS) as OptionalField[])(
  'a value of %s shows its family, and the field has help in both languages',
  (field) => {
    expect(familiesOf({ [field]: 'X' })).toContain(OPTIONAL_FIELDS[field].family);
    expect(OPTIONAL_HELP[field].en).toMatch(/^[A-Z].*\.$/);
    expect(OPTIONAL_HELP[field].zh).toMatch(/\p{Script=Han}.*。$/u);
  },
);
