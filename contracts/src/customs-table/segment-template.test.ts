import { expect, test } from 'vitest';
import { Segments } from './message-tables.js';
import { readConditions, readTemplate } from './segment-template.js';

const ROW = { message: 'IMD', part: 'header', position: '0010', segment: 'UNS+D', presence: '', when: '', most: '', stays: '' };
const complaint = (changed: Partial<typeof ROW>) => Segments.columns.safeParse({ ...ROW, ...changed }).error?.issues[0]?.message;

test('a template says what stands at each place', () => {
  expect(readTemplate('TDT+20+{voyage 6}+{transport_mode! 1 sea=S air=A}+{day(arrival_date)!}:102')).toEqual({
    tag: 'TDT',
    elements: [
      ['20'],
      [{ name: 'voyage', form: null, isRequired: false, length: 6, codes: null }],
      [
        {
          name: 'transport_mode',
          form: null,
          isRequired: true,
          length: 1,
          codes: new Map([
            ['sea', 'S'],
            ['air', 'A'],
          ]),
        },
      ],
      [{ name: 'arrival_date', form: 'day', isRequired: true, length: null, codes: null }, '102'],
    ],
  });
});

test('conditions say which value has to be what', () => {
  expect(readConditions('header.transport_mode!=sea|air abn(owner_id) delivery_name')).toEqual([
    { name: 'header.transport_mode', form: null, values: ['sea', 'air'], isNegated: true },
    { name: 'owner_id', form: 'abn', values: null, isNegated: false },
    { name: 'delivery_name', form: null, values: null, isNegated: false },
  ]);
});

test.each([
  ['a row as it is', {}, undefined],
  ['no tag', { segment: 'loc+9' }, 'has no tag: loc'],
  ['a place that is not closed', { segment: 'LOC+9+{loading_port' }, 'has no such component: {loading_port'],
  ['words beside a place', { segment: 'LOC+9+x{loading_port}' }, 'has no such component: x{loading_port}'],
  ['a form that nobody writes', { segment: 'DTM+9+{week(arrival_date)}' }, 'names no value: week(arrival_date)'],
  ['a code without its value', { segment: 'TDT+20+{transport_mode sea}' }, 'has no such component: {transport_mode sea}'],
  ['a field that no record has', { segment: 'LOC+9+{lodaing_port}' }, 'names what no message has: lodaing_port'],
  ['a value that no sending has', { segment: 'BGM+9+{sending.colour}' }, 'names what no message has: sending.colour'],
  ['a condition that is none', { when: '=sea' }, 'has no such condition: =sea'],
  ['a condition about nothing', { when: 'mode=sea' }, 'names what no message has: mode'],
])('%s', (_what, changed, said) => {
  expect(complaint(changed)).toBe(said);
});
