const LENGTHS = 'mm cm m mtr km in inch inches ft yd yds yards sqm m2 m3';
const WEIGHTS = 'mg mcg g gm gms gr grm grams gsm kg kgs kilo oz lb lbs tonnes t';
const VOLUMES = 'ml cl dl l lt ltr ltrs litre litres liter liters pt pint gal';
const STRENGTHS = 'v kv w kw watt watts a amp ah mah va kva hz khz mhz ghz hp bar psi rpm gb tb mb mp k dpi spf den deg c f';
const COUNTS = 'x s pk pack pc pcs pce piece pieces ct count ea prs pairs ply rolls sheets caps tabs dia';
const AGES = 'yrs year years mths months hr hrs min';
const UNITS = [LENGTHS, WEIGHTS, VOLUMES, STRENGTHS, COUNTS, AGES].join(' ').split(' ');

const NUMBER = String.raw`\d+(?:[.,/]\d+)*`;
const UNIT = UNITS.join('|');
const SIZES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${NUMBER}\s?(?:(?:${UNIT})?\s?[x*×]\s?${NUMBER}\s?)+(?:${UNIT})?(?![\p{L}\p{N}])`,
  'gu',
);
const MEASURES = new RegExp(String.raw`(?<![\p{L}\p{N}])${NUMBER}\s?-?(?:${UNIT})(?![\p{L}\p{N}])`, 'gu');
const SHARES = new RegExp(String.raw`${NUMBER}\s?%`, 'gu');
const SHORT_NUMBERS = /(?<![\p{L}\p{N}])\d{1,3}(?:[.,]\d+)*(?![\p{L}\p{N}])/gu;

/** Leaves out sizes, weights, counts and shares: they tell how much there is, hardly ever what it is. Long numbers stay; they may name a model. */
export function withoutMeasures(plain: string): string {
  return plain.replace(SIZES, ' ').replace(MEASURES, ' ').replace(SHARES, ' ').replace(SHORT_NUMBERS, ' ');
}
