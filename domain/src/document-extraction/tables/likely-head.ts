import { labelVocabulary } from '../labels/concepts.js';
import { tokensOf } from '../labels/tokens.js';
import type { ColumnRole } from './column-heads.js';

/** What a column most likely holds by the words of its head: one of each group must be there. The first rule that fits decides. */
const RULES: readonly (readonly [ColumnRole, readonly string[]])[] = [
  ['origin_criterion', ['criterion|criteria']],
  ['hs_code', ['hs|hsn|hts|tariff|harmonized|taric', 'code|no|heading|classification|item|number|position']],
  ['hs_code', ['custom|commodity|statistical', 'code|no']],
  ['country_of_origin', ['country|place|land', 'origin|made|manufacture|manufacturing|production']],
  ['packages_and_description', ['package|carton', 'description|good']],
  ['unit_price', ['price|rate|cost|value|amount', 'unit|per|each|piece|single']],
  ['net_weight', ['net', 'weight|mass|kg|kilo']],
  ['gross_weight', ['gross', 'weight|mass|kg|kilo|quantity']],
  ['total_price', ['total|line|extended|net|good|ext|gross|sum|item|invoice', 'amount|value|price|cost']],
  ['pieces_per_package', ['piece|quantity|unit|set', 'per|each', 'carton|box|package|case|pallet|bag']],
  ['packages', ['no|quantity|total|count|many', 'carton|package|case|box|pallet|colli|bale|drum|crate']],
  ['package_type', ['kind|type|form', 'package|packing|packaging|pack']],
  ['volume', ['volume|cubic|cbm|m3|measurement|cube', 'total|meter|metre|m|in|of|m3|cbm|good']],
  [
    'product_code',
    ['item|product|article|part|style|model|material|sku|catalogue|our|your|supplier|customer|buyer', 'no|code|reference|id'],
  ],
  ['quantity', ['quantity|piece|unit', 'shipped|ordered|delivered|invoiced|supplied|total|of|no|sold|packed|exported|in']],
  ['quantity_unit', ['unit', 'measure|measurement|quantity|sale|code']],
  [
    'description',
    [
      'description|particular|designation|specification|name|detail|nature|kind',
      'good|item|product|article|material|merchandise|commodity|cargo|service',
    ],
  ],
  ['marks', ['mark|marking', 'no|package|shipping|case|number']],
  ['invoice_number', ['invoice', 'no|date|reference']],
  ['item', ['line|row|serial|sequence|position|item', 'no']],
];
/** Words of boxes of forms: what holds one heads no column of goods. */
const NO_HEAD = new Set(
  'destination export import loading discharge delivery departure arrival vessel voyage payment term incoterm due bank total_due please page'.split(
    ' ',
  ),
);
const MOST_WORDS = 7;

const rules = RULES.map(([role, groups]) => ({ role, groups: groups.map((group) => new Set(group.split('|'))) }));

/** What a column under a head holds that no table of words has: all its words must be words of labels, and fit a rule. A guess, so that its cells are doubted. */
export function likelyRole(head: string): ColumnRole | null {
  const words = tokensOf(head.replace(/[(（][^)）]*[)）]?/gu, ' ')).map(({ form }) => form);
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  if (!words.every((word) => labelVocabulary.hasWord(word) && !NO_HEAD.has(word))) return null;
  return rules.find(({ groups }) => groups.every((group) => words.some((word) => group.has(word))))?.role ?? null;
}
