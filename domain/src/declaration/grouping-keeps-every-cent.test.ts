import { GROUPING_FIELDS } from '@tallyport/contracts/declaration/grouping-key';
import type { ByField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { seededRandom } from '../classification/fitting/seeded-random.js';
import { assessEntry } from '../duty/assess-entry.js';
import { entryOf } from './declared-entry-of.js';
import { declaredGoodsOf } from './declared-goods.js';
import { groupingEdits, ungroupingEdits } from './group-lines.js';
import { declared } from './testing/declared.js';
import { cifShipment, surroundings } from './testing/shipment.js';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const KEYS = Array.from({ length: 2 ** GROUPING_FIELDS.length }, (_, bits) => GROUPING_FIELDS.filter((__, index) => (bits >> index) & 1));
const { tables } = surroundings();
const compiled = declared(cifShipment());
const template = compiled.lines.find(({ fields }) => fields.line_type?.value === 'goods') as ShownLine;
const other = (value: string): ShownValue => ({ ...(template.fields.price as ShownValue), value, place: null });

/** The declaration with forty lines of goods in its place, alike in much and different in anything. */
function randomDeclaration(random: () => number): ShippingRecord {
  const one = (choices: readonly (string | null)[]) => choices[Math.floor(random() * choices.length)] ?? null;
  const cents = () => (Math.floor(random() * 100_000) / 100).toFixed(2);
  const seldom = (share: number, value: () => string) => (random() < share ? value() : null);
  const goods = Array.from({ length: 40 }, (_none, index): ShownLine => {
    const texts: ByField<string | null> = {
      price: cents(),
      tariff_classification: one(['61091000', '84713000']),
      country_of_origin: one(['CN', 'VN']),
      quantity: seldom(0.9, () => String(1 + Math.floor(random() * 900))),
      net_weight: seldom(0.8, cents),
      product_code: one(['A', 'B', null]),
      goods_description: one(['Shirts', 'T-shirts']),
      container_numbers: one(['TLPU4001259', 'CSQU3054383 TLPU4001259', null]),
      permit_numbers: one(['P1', 'P2', null]),
      gst_exemption_code: seldom(0.1, () => 'FOOD'),
      t_i_override: seldom(0.05, cents),
      t_i_override_currency: 'USD',
      invoice_lines_price_adjustment: seldom(0.05, cents),
      duty: seldom(0.05, cents),
    };
    const said = Object.entries(texts).flatMap(([field, value]) => (value === null ? [] : [[field, other(value)] as const]));
    const id = `00000000-0000-4000-8000-0000009${String(index).padStart(5, '0')}`;
    const { quantity: _, net_weight: __, ...fields } = template.fields;
    return { line_id: id, fields: { ...fields, ...Object.fromEntries(said) } };
  });
  return { ...compiled, lines: [...compiled.lines.filter(({ fields }) => fields.line_type?.value !== 'goods'), ...goods] };
}

function edited(declaration: ShippingRecord, edits: ReturnType<typeof groupingEdits>): ShippingRecord {
  const groups = new Map(
    edits.flatMap((edit) => (edit.kind === 'amend-line' ? [[edit.line_id, edit.changes[0]?.next ?? null] as const] : [])),
  );
  const lines = declaration.lines.map((line) =>
    groups.has(line.line_id) ? { ...line, fields: { ...line.fields, line_group: other(String(groups.get(line.line_id) ?? '')) } } : line,
  );
  return { ...declaration, lines };
}

const sumOf = (lines: readonly { readonly fields: ByField<ShownValue> }[], field: 'price' | 'quantity' | 'net_weight' | 'duty') =>
  Decimal.sum(0, ...lines.map(({ fields }) => String(fields[field]?.value || 0))).toFixed();

test(`grouped by every key, 30 random declarations (seed ${seed}) keep every cent of prices, customs value, transport and given duty`, () => {
  const random = seededRandom(seed);
  for (let index = 0; index < 30; index += 1) {
    const declaration = randomDeclaration(random);
    const before = declaredGoodsOf(declaration);
    const { totals } = assessEntry(entryOf(declaration), tables);
    const counts = KEYS.map((key) => {
      const grouped = edited(declaration, groupingEdits(declaration, key));
      const goods = declaredGoodsOf(grouped);
      for (const field of ['price', 'quantity', 'net_weight', 'duty'] as const) expect(sumOf(goods, field)).toBe(sumOf(before, field));
      const now = assessEntry(entryOf(grouped), tables).totals;
      expect([now?.customs_value, now?.transport_and_insurance]).toEqual([totals?.customs_value, totals?.transport_and_insurance]);
      for (const { lines } of goods)
        for (const field of key) expect(new Set(lines.map(({ fields }) => fields[field]?.value ?? '')).size).toBe(1);
      expect(goods.flatMap(({ lines }) => lines).length).toBe(40);
      expect(groupingEdits(grouped, key)).toEqual([]);
      expect(declaredGoodsOf(edited(grouped, ungroupingEdits(grouped))).map(({ fields }) => fields.price)).toEqual(
        before.map(({ fields }) => fields.price),
      );
      return goods.length;
    });
    expect(Math.min(...counts)).toBeLessThan(Math.max(...counts));
  }
});

test('lines that are declared as one name the containers and permits of all of them, each once', () => {
  const goods = compiled.lines.filter(({ fields }) => fields.line_type?.value === 'goods');
  const said = ['C1 C2', null, 'C2 C3'];
  const lines = goods.map((line, index) => ({
    ...line,
    fields: { ...line.fields, ...(said[index] && { container_numbers: other(said[index]) }), line_group: other('1') },
  }));
  expect(declaredGoodsOf({ lines }).map(({ fields }) => fields.container_numbers?.value)).toEqual(['C1 C2 C3', undefined]);
});

test('a line of a group that was edited since, so that it agrees no more, is declared apart', () => {
  const grouped = edited(compiled, groupingEdits(compiled));
  const [group] = declaredGoodsOf(grouped);
  const [one, another] = group?.lines ?? [];
  const lines = grouped.lines.map((line) =>
    line.line_id === another?.line_id ? { ...line, fields: { ...line.fields, country_of_origin: other('VN') } } : line,
  );
  expect(declaredGoodsOf({ lines }).map((goods) => goods.lines.map(({ line_id }) => line_id))).toContainEqual([one?.line_id]);
  expect(declaredGoodsOf({ lines })).toHaveLength(declaredGoodsOf(compiled).length);
});
