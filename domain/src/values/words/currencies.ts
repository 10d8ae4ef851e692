/** Currencies of trade papers: the code, and patterns of the names that mean it and no other. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  USD: String.raw`
    us dollars?
    u\.s\. dollars?
    us\$
    united states dollars?
    d[oó]lares
    dollars? us
    us-dollars?
    u\.s\.\$
    usd\$
    đô la mỹ
    amerikan dolar[ıi]
    dolar amerika
    dollars américains
    dollari usa
    dollari americani
    amerikaanse dollars?
    amerikanska dollar
    dolar amerykański
    dolary amerykańskie
    米ドル
    미달러
    美元
    美金
    美圓
  `,
  EUR: `
    €
    euros?
    欧元
  `,
  GBP: `
    £
    pounds? sterling
    british pounds?
    livres? sterling
    pfund sterling
    libras? esterlinas?
    sterline
    funty brytyjskie
    英镑
  `,
  AUD: String.raw`
    au\$
    a\$
    australian dollars?
    澳元
    澳币
  `,
  NZD: String.raw`
    nz\$
    new zealand dollars?
  `,
  CAD: String.raw`
    ca\$
    c\$
    canadian dollars?
    加元
  `,
  CNY: `
    rmb
    cn¥
    人民币
    人民幣
    renminbi
    yuan
  `,
  JPY: `
    jp¥
    japanese yen
    yen
    日元
    日圓
    円
  `,
  HKD: String.raw`
    hk\$
    hong kong dollars?
    港币
    港元
  `,
  SGD: String.raw`
    s\$
    singapore dollars?
  `,
  INR: `
    ₹
    indian rupees?
  `,
  TRY: String.raw`
    ₺
    (?<=\d\s?|\()tl
    türk liras[ıi]
    turkish liras?
  `,
  RUB: `
    ₽
    russian roubles?
    russian rubles?
  `,
  PHP: `
    ₱
    philippine pesos?
  `,
  NGN: '₦',
  ILS: '₪',
  UAH: '₴',
  MYR: `
    malaysian ringgit
    ringgit malaysia
  `,
  IDR: `
    indonesian rupiah
    rupiah
  `,
  KRW: `
    ₩
    korean won
  `,
  THB: `
    ฿
    thai baht
  `,
  VND: `
    ₫
    vietnamese dong
    đồng
    vnđ
    đ
  `,
  CHF: `
    swiss francs?
    schweizer franken
    francs suisses
    franchi svizzeri
    francos suizos
  `,
  BRL: String.raw`
    r\$
    reais
    reais brasileiros
  `,
  ZAR: '',
  SEK: `
    svenska kronor
    swedish kronor
  `,
  NOK: `
    norske kroner
  `,
  DKK: `
    danske kroner
  `,
  PLN: `
    zł
    złotych
    złote
    złoty polski
  `,
  CZK: `
    kč
  `,
  HUF: '',
  AED: '',
  SAR: '',
  MXN: '',
  COP: '',
  PEN: '',
  CLP: '',
  ARS: '',
  TWD: String.raw`
    nt\$
    新台幣
    新台币
  `,
  EGP: '',
  PKR: '',
  BDT: '',
  LKR: '',
  FJD: '',
  PGK: '',
  KWD: '',
  BHD: '',
  OMR: '',
  QAR: '',
  RON: '',
  BGN: '',
  KZT: '',
  GEL: '',
  MAD: '',
  TND: '',
  DZD: '',
  KES: '',
  GHS: '',
  JOD: '',
  IQD: '',
  MMK: '',
  KHR: '',
  NPR: '',
  MOP: '',
  BND: '',
  CRC: '',
  GTQ: '',
  DOP: '',
  UYU: '',
  BOB: '',
  PYG: '',
  XPF: '',
  WST: '',
  ISK: '',
};
