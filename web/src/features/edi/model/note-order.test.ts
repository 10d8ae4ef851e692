import { shownRecord } from '@tallyport/domain/shipping-record/testing/shown-record';
import { expect, test } from 'vitest';
import { placeIn } from './note-order.js';

test('a cargo report is looked at from its bills over its voyage and parties to its containers', () => {
  const placeOf = placeIn(
    shownRecord({
      lines: [
        { line_id: 'C1', fields: {} },
        { line_id: 'C2', fields: {} },
      ],
    }),
  );
  const places = [
    placeOf({ line: null, field: 'master_bill' }),
    placeOf({ line: null, field: 'vessel_id' }),
    placeOf({ line: null, field: 'principal_agent_id' }),
    placeOf({ line: null, field: 'consignor_text' }),
    placeOf({ line: 'C1', field: 'container_number' }),
    placeOf({ line: 'C2', field: 'container_number' }),
  ];
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(places.length);
});
