import { titleOf } from '../classify/titles.js';
import { type Concept, labelVocabulary } from './concepts.js';
import type { LabelMatch } from './match-label.js';
import type { Token } from './tokens.js';

/** What a label most likely names by the words in it: all of a group must be there. The first rule that fits decides. */
const RULES: readonly (readonly [Concept, readonly string[]])[] = [
  ['place_and_date_of_issue', ['place|city', 'date|dated', 'issue|issued|issuance|signature|signed|certificate|bill']],
  ['on_board_date', ['board', 'shipped|laden|loaded|clean|date|notation|lading|loading']],
  ['original_bills', ['original', 'no|bill|lading|issued|count|set']],
  ['booking_number', ['booking', 'no|reference|id|code|confirmation']],
  ['delivery_agent', ['agent|representative|contact', 'destination|discharge|release|delivery']],
  ['freight_payable_at', ['freight|charge', 'payable|paid', 'at|by|place|where']],
  ['freight_terms', ['freight', 'term|status|payment|condition']],
  ['completion_date', ['fumigation|treatment|disinfestation|fumigated|treated', 'date|completed|completion|finished|ended']],
  [
    'treatment_provider',
    ['fumigation|treatment|pest|fumigator|fumigated|treated|disinfestation', 'company|provider|operator|contractor|facility|firm|by'],
  ],
  ['exposure', ['exposure|duration|length|period', 'time|period|hour|duration|fumigation|treatment|exposure']],
  ['dosage', ['dosage|dose|concentration', 'rate|fumigant|applied|used|of']],
  ['temperature', ['temperature|temp', 'minimum|min|air|ambient|treatment|fumigation|average|during']],
  ['fumigant', ['fumigant|pesticide|chemical', 'name|used|type|applied|active|substance']],
  ['signatory_name', ['name', 'print|printed|capital|signatory|signer|declarant|officer|signing|block|typed']],
  ['issue_date', ['date', 'issue|issuance|signing|issued']],
  ['issue_place', ['place|location|city', 'issue|issuance|issued|signing']],
  ['goods_description', ['description|nature|particular|identification', 'good|cargo|commodity|product|merchandise']],
  ['goods_description', ['good|commodity|product|cargo|merchandise', 'covered|declared|treated|concerned|described']],
  ['invoice_number_and_date', ['invoice', 'no|reference', 'date|dated']],
  ['due_date', ['due|maturity', 'date|on|by|payment|pay']],
  ['due_date', ['pay|payable|payment', 'by|before|until|deadline|latest|date']],
  ['invoice_date', ['invoice|billing', 'date|dated|issued|day']],
  ['packing_list_number', ['packing|pack|delivery', 'list|slip|note', 'no|reference|id|code']],
  ['certificate_number', ['certificate|declaration|attestation', 'no|reference|id|code|serial']],
  ['purchase_order', ['buyer|customer|your|client|purchaser|purchase|importer|consignee', 'order|po', 'no|reference|id|code|']],
  ['order_number', ['our|seller|sale|supplier|exporter', 'order', 'no|reference|id|code|']],
  ['contract_number', ['contract|agreement|proforma|quotation', 'no|reference|id|code']],
  ['invoice_number', ['invoice|bill', 'no|reference|id|code|serial|identifier|identification']],
  ['bl_number', ['lading|waybill', 'no|reference|id|code']],
  ['container_number', ['container', 'no|id|identification']],
  ['departure_date', ['departure|sailing|shipment|dispatch|despatch|shipped|sailed', 'date|on|day']],
  ['payment_terms', ['payment|pay|settlement|credit', 'term|condition|mode|method|basis|arrangement|manner']],
  ['incoterm', ['incoterm|inco']],
  ['incoterm', ['delivery|trade|sale|price|shipping|supply', 'term|condition|basis|clause']],
  [
    'port_of_loading',
    [
      'port|airport|harbour|harbor|terminal|seaport|place|point',
      'loading|load|loaded|lading|shipment|departure|embarkation|export|shipped|shipping',
    ],
  ],
  [
    'port_of_discharge',
    [
      'port|airport|harbour|harbor|terminal|seaport',
      'discharge|discharging|discharged|unloading|unloaded|unlading|arrival|entry|import|landing|destination',
    ],
  ],
  ['place_of_receipt', ['place|point', 'receipt|acceptance|collection|taking']],
  ['place_of_delivery', ['place|point|final', 'delivery|destination|delivered']],
  ['vessel_and_voyage', ['vessel|ship|steamer', 'voyage|trip']],
  ['voyage', ['voyage']],
  ['vessel', ['vessel|steamer|motorship']],
  ['transport_mode', ['mode|mean|method|manner|way|kind|type', 'transport|shipment|carriage|conveyance|dispatch|despatch|transportation']],
  [
    'country_of_origin',
    ['country|place|land|nation|state', 'origin|manufacture|made|production|manufacturing|manufactured|produced|originating'],
  ],
  ['country_of_destination', ['country|land|nation', 'destination|import|importing|delivery']],
  ['country_of_export', ['country|land|nation', 'export|exporting|exportation|dispatch|consignment']],
  ['gross_weight', ['gross|packed', 'weight|mass|kg|kilo']],
  ['net_weight', ['net', 'weight|mass|kg|kilo']],
  ['packages', ['total|no|count|quantity|many|overall', 'package|carton|pallet|case|box|piece|colli|bale|crate|drum']],
  ['volume', ['total|cubic|overall|gross', 'volume|measurement|cbm|m3|space|capacity|meter|metre']],
  ['shipping_marks', ['mark|marking', 'shipping|no|case|package|carton|export']],
  ['insurance', ['insurance', 'charge|cost|amount|premium|add|fee|value']],
  ['freight', ['freight|carriage|shipping|transport|delivery', 'charge|cost|amount|add|fee|expense']],
  ['discount', ['discount|rebate|allowance|deduction']],
  ['deposit', ['advance|deposit|prepayment|prepaid', 'paid|received|payment|less|amount']],
  ['goods_total', ['total|value|amount|sum', 'good|merchandise|item|line|product|before|untaxed|taxable']],
  ['total_amount', ['total|amount|sum|balance|value', 'due|payable|invoice|pay|paid|final|grand|owing|overall|remit|settle|including']],
  ['currency', ['currency', 'invoice|of|payment|transaction|sale|contract|billing|document|price|code']],
  ['notify', ['notify|notified|notification', 'party|address|person']],
  ['producer', ['manufacturer|producer|grower|factory', 'name|address|of|good|actual|and|detail']],
  ['consignee', ['consignee|receiver|recipient|consigned|ship|deliver|delivered|delivery', 'to|name|address|party|company|of|detail']],
  ['buyer', ['buyer|purchaser|importer|customer|client|billed|invoiced|sold', 'to|name|address|party|company|detail']],
  ['buyer', ['bill|invoice', 'to', 'party|address|name|company']],
  ['seller', ['seller|vendor|supplier|beneficiary', 'name|address|party|company|of|detail|by']],
  ['shipper', ['exporter|shipper|consignor|sender', 'name|address|party|company|of|detail|by']],
  ['other_date', ['date']],
];
/** Words of values and statements: what holds one is no label. */
const NO_LABEL = new Set(
  'prepaid collect same above below attached certify hereby declare certified this that is are was were we our i you agent signature signed page see thank please claim bank swift'.split(
    ' ',
  ),
);
/** Words with which the second line of something begins. */
const JOINS = new Set('of or and to for by in at from with'.split(' '));
const MOST_WORDS = 7;

const rules = RULES.map(([concept, groups]) => ({ concept, groups: groups.map((group) => new Set(group.split('|'))) }));

/**
 * A label that no table has, told by its words: each must be one of labels, and together they must fit a rule. With a colon behind it, or nothing.
 * What it names is a guess, so that its value is doubted.
 */
export function likelyLabel(text: string, tokens: readonly Token[]): LabelMatch | null {
  const colon = /[:：](?!\/\/)/u.exec(text);
  const end = colon?.index ?? text.length;
  const own = tokens.filter((token) => token.end <= end);
  const [first] = own;
  if (first === undefined || own.length < 2 || own.length > MOST_WORDS || first.start > 2 || JOINS.has(first.form)) return null;
  const words = own.map(({ form }) => form);
  if (!words.every((word) => labelVocabulary.hasWord(word) && !NO_LABEL.has(word)) || /[.!?;]\s+\S/u.test(text.slice(0, end))) return null;
  const rule = rules.find(({ groups }) => groups.every((group) => group.has('') || words.some((word) => group.has(word))));
  if (rule === undefined || titleOf(words.join(' ')) !== null) return null;
  const valueStart = colon === null ? text.length : end + 1;
  return { concepts: [rule.concept], start: first.start, end, valueStart, ending: colon === null ? 'bare' : 'colon', isGuess: true };
}
