import { remembered } from '../../remembered.js';

/** Currencies of trade papers: the code, and the names that mean it and no other. */
// biome-ignore format: a table reads best in rows
const CURRENCIES: Record<string, string> = {
  USD: 'us dollars?|u\\.s\\. dollars?|us\\$|united states dollars?|d[oó]lares|美元|美金',
  EUR: '€|euros?|欧元',
  GBP: '£|pounds? sterling|british pounds?|英镑',
  AUD: 'au\\$|a\\$|australian dollars?|澳元|澳币',
  NZD: 'nz\\$|new zealand dollars?',
  CAD: 'ca\\$|c\\$|canadian dollars?|加元',
  CNY: 'rmb|cn¥|人民币|yuan',
  JPY: 'jp¥|japanese yen|日元',
  HKD: 'hk\\$|hong kong dollars?|港币|港元',
  SGD: 's\\$|singapore dollars?',
  INR: '₹|indian rupees?',
  KRW: '₩|korean won',
  THB: '฿|thai baht',
  VND: '₫|vietnamese dong',
  CHF: 'swiss francs?',
  BRL: 'r\\$',
  ZAR: '', SEK: '', NOK: '', DKK: '', PLN: '', CZK: '', HUF: '', TRY: '', AED: '', SAR: '', MXN: '', COP: '', PEN: '', CLP: '', ARS: '',
  MYR: '', IDR: '', PHP: '', TWD: 'nt\\$', ILS: '', EGP: '', PKR: '', BDT: '', LKR: '', FJD: '', PGK: '', KWD: '', BHD: '', OMR: '', QAR: '',
};

const patterns = Object.entries(CURRENCIES).map(([code, names]) => {
  const words = names === '' ? code : `${code}|${names}`;
  return { code, pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu') };
});

/** The currency that a text names, by code, name or a sign of its own, or null. The bare sign `$` names none. */
export const currencyIn = remembered(findCurrency);

function findCurrency(text: string): string | null {
  const found = patterns
    .map(({ code, pattern }) => ({ code, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.code ?? null;
}
