import { memoise } from '../../memoise.js';

/** Currencies of trade papers: the code, and the names that mean it and no other. */
// biome-ignore format: a table reads best in rows
const CURRENCIES: Record<string, string> = {
  USD: 'us dollars?|u\\.s\\. dollars?|us\\$|united states dollars?|d[oó]lares|dollars? us|us-dollars?|u\\.s\\.\\$|usd\\$|đô la mỹ|amerikan dolar[ıi]|dolar amerika|米ドル|미달러|美元|美金|美圓',
  EUR: '€|euros?|欧元',
  GBP: '£|pounds? sterling|british pounds?|英镑',
  AUD: 'au\\$|a\\$|australian dollars?|澳元|澳币',
  NZD: 'nz\\$|new zealand dollars?',
  CAD: 'ca\\$|c\\$|canadian dollars?|加元',
  CNY: 'rmb|cn¥|人民币|人民幣|renminbi|yuan',
  JPY: 'jp¥|japanese yen|yen|日元|日圓|円',
  HKD: 'hk\\$|hong kong dollars?|港币|港元',
  SGD: 's\\$|singapore dollars?',
  INR: '₹|indian rupees?',
  TRY: '₺|türk liras[ıi]|turkish liras?', RUB: '₽|russian roubles?|russian rubles?', PHP: '₱|philippine pesos?', NGN: '₦', ILS: '₪', UAH: '₴',
  MYR: 'malaysian ringgit|ringgit malaysia', IDR: 'indonesian rupiah|rupiah',
  KRW: '₩|korean won',
  THB: '฿|thai baht',
  VND: '₫|vietnamese dong',
  CHF: 'swiss francs?',
  BRL: 'r\\$',
  ZAR: '', SEK: '', NOK: '', DKK: '', PLN: '', CZK: '', HUF: '', AED: '', SAR: '', MXN: '', COP: '', PEN: '', CLP: '', ARS: '',
  TWD: 'nt\\$|新台幣|新台币', EGP: '', PKR: '', BDT: '', LKR: '', FJD: '', PGK: '', KWD: '', BHD: '', OMR: '', QAR: '',
  RON: '', BGN: '', KZT: '', GEL: '', MAD: '', TND: '', DZD: '', KES: '', GHS: '', JOD: '', IQD: '', MMK: '', KHR: '', NPR: '', MOP: '', BND: '', CRC: '',
  GTQ: '', DOP: '', UYU: '', BOB: '', PYG: '', XPF: '', WST: '', ISK: '',
};

/** Codes that are no word of any language. */
const COMMON = new Set(['USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CNY', 'JPY', 'HKD', 'SGD', 'CHF']);

const patterns = Object.entries(CURRENCIES).map(([code, names]) => {
  // Codes that are words of languages, too, must stand in capitals: `pen`, `Sdn. Bhd.`, `try`.
  const exact = new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, COMMON.has(code) ? 'iu' : 'u');
  return { code, patterns: names === '' ? [exact] : [exact, new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu')] };
});

/** The currency that a text names, by code, name or a sign of its own, or null. The bare sign `$` names none. */
export const currencyIn = memoise(findCurrency);

function findCurrency(text: string): string | null {
  const found = patterns
    .flatMap(({ code, patterns: known }) => known.map((pattern) => ({ code, at: text.search(pattern) })))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.code ?? null;
}
