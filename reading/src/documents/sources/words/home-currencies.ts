/** A sign of money that several countries use, as patterns, and what it means in each of them. */
export interface HomeSign {
  readonly sign: string;
  readonly currencies: Readonly<Record<string, string>>;
}

/** Signs as they stand before an amount, behind one, or in the head of a column. */
export const HOME_SIGNS: readonly HomeSign[] = [
  {
    sign: String.raw`
      R[Ss](?:\.|(?=\s*\d)|(?=\s*[)/])|$)
      Rupees(?!\p{L})
      RUPEES(?!\p{L})
    `,
    currencies: { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR' },
  },
  {
    sign: String.raw`
      \$\s?\d
      \(\$\)
      \p{L}\.?\s?%?\s?\$\s*$
      \d\s?\$(?!\p{L})
    `,
    currencies: {
      US: 'USD',
      CA: 'CAD',
      AU: 'AUD',
      NZ: 'NZD',
      SG: 'SGD',
      HK: 'HKD',
      MX: 'MXN',
      TW: 'TWD',
      CL: 'CLP',
      CO: 'COP',
      AR: 'ARS',
      FJ: 'FJD',
    },
  },
  { sign: String.raw`[¥￥]\s?\d`, currencies: { JP: 'JPY', CN: 'CNY' } },
  {
    sign: String.raw`
      kr\.?(?=\s?\d|$|\))
      \d\s?kr(?!\p{L})
      Kr\.?(?=\s?\d|$|\))
    `,
    currencies: { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' },
  },
  {
    sign: String.raw`
      S\.?R\.?\s?\d
      [\d,.]*\d\s?S\.?R\.?(?!\p{L})
      \(S\.?R\.?\)
      ر\.س
    `,
    currencies: { SA: 'SAR' },
  },
  {
    sign: String.raw`
      R\s?\d[\d\s,]*[.,]\d\d(?!\d)
      \(R\)
    `,
    currencies: { ZA: 'ZAR', NA: 'NAD' },
  },
  {
    sign: String.raw`
      N\s?\d[\d,]*\.\d\d(?!\d)
      \(N\)
      Naira(?!\p{L})
    `,
    currencies: { NG: 'NGN' },
  },
  {
    sign: String.raw`
      [Dd][Hh][Ss]?\.?(?=\s?\d|$|\))
      \d\s?D[Hh][Ss]?(?!\p{L})
      [Dd]irhams?(?!\p{L})
    `,
    currencies: { AE: 'AED', MA: 'MAD' },
  },
  { sign: String.raw`K?[Ss][Hh][Ss]?\.?\s?(?=\d|\))`, currencies: { KE: 'KES' } },
  { sign: String.raw`(?:L\.?E\.?|E£)\s?(?=\d|\))`, currencies: { EG: 'EGP' } },
  { sign: String.raw`T[Kk]\.?\s?(?=\d|\))`, currencies: { BD: 'BDT' } },
  { sign: String.raw`RM\s?(?=\d|\)|$)`, currencies: { MY: 'MYR' } },
  { sign: String.raw`Rp\.?\s?(?=\d|\)|$)`, currencies: { ID: 'IDR' } },
  { sign: String.raw`TL(?!\p{L})`, currencies: { TR: 'TRY' } },
  { sign: String.raw`\d\s?Ft(?!\p{L})`, currencies: { HU: 'HUF' } },
  { sign: String.raw`S/\.?\s?(?=\d)`, currencies: { PE: 'PEN' } },
];

/** What a paper prints that its country alone has: numbers of business, names of taxes and of their offices, codes of towns, forms of company. */
export const MARKS_OF_COUNTRIES: Readonly<Record<string, string>> = {
  AE: String.raw`(?<!\p{L})TRN\W*(?:No\W*)?10\d{13}(?!\d)`,
  AR: String.raw`(?<!\p{L})(?:CUIT|C\.U\.I\.T\.|AFIP)(?!\p{L})`,
  AU: String.raw`
    (?<!\p{L})(?:ABN|A\.B\.N\.)(?!\p{L})
    (?<!\p{L})(?:NSW|QLD|VIC|TAS)\s+\d{4}(?!\d)
  `,
  BD: String.raw`(?<!\p{L})(?:BIN|Mushak|মূসক)\W{0,3}(?:No\W*)?\d{9}`,
  BR: String.raw`(?<!\p{L})(?:CNPJ|C\.N\.P\.J\.|DANFE)(?!\p{L})`,
  CA: String.raw`(?<![\p{L}\d])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])`,
  CH: String.raw`(?<!\p{L})CHE-\d{3}\.\d{3}\.\d{3}`,
  CL: String.raw`
    (?<!\p{L})R\.?U\.?T\.?\W{0,4}\d{1,2}\.\d{3}\.\d{3}-[\dKk]
    (?<!\p{L})S\.?I\.?I\.?\s?[-–]
  `,
  CN: String.raw`有限公司|\p{Script=Han}省\p{Script=Han}|中国`,
  CO: String.raw`(?<!\p{L})(?:DIAN|N\.?I\.?T\.?\W{0,3}\d{3}\.?\d{3}\.?\d{3}-\d)(?!\p{L})`,
  CZ: String.raw`(?<!\p{L})(?:DIČ|IČO?)\W{0,3}(?:CZ)?\d{8}(?!\d)`,
  DK: String.raw`(?<!\p{L})(?:CVR|SE)[-. ]{0,2}(?:nr|no)?\W{0,3}\d{8}(?!\d)`,
  GB: String.raw`(?<!\p{L})GB\s?\d{3}\s?\d{4}\s?\d{2}(?!\d)`,
  GH: String.raw`(?<!\p{L})(?:GETFund|NHIL)(?!\p{L})`,
  HU: String.raw`(?<!\p{L})(?:ÁFA|[Aa]dószám|HU\d{8})(?!\p{L})`,
  ID: String.raw`(?<!\p{L})(?:NPWP|Jl\.|PPN)(?!\p{L})`,
  IN: String.raw`
    (?<!\p{L})(?:GSTIN|CGST|SGST|IGST|HSN)(?!\p{L})
    (?<![\p{L}\d])\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]{2}(?![\p{L}\d])
  `,
  JP: String.raw`
    〒
    \p{Script=Hiragana}
    株式会社
  `,
  KE: String.raw`
    (?<![\p{L}\d])P0\d{8}[A-Z](?![\p{L}\d])
    (?<!\p{L})KRA(?!\p{L})
  `,
  KR: String.raw`사업자|주식회사|세금계산서`,
  MX: String.raw`(?<!\p{L})(?:CFDI|R\.?F\.?C\.?(?=\W))`,
  MY: String.raw`
    (?<!\p{L})(?:SDN\.?|Sdn\.?)\s(?:BHD|Bhd)(?!\p{L})
    (?<!\p{L})CO\.? ?REG\W{0,3}\d{6,7}-[A-Z](?!\p{L})
  `,
  NG: String.raw`(?<!\p{L})(?:Naira|NAFDAC)(?!\p{L})`,
  NO: String.raw`(?<!\p{L})(?:NO\s?)?\d{3}\s?\d{3}\s?\d{3}\s?MVA(?!\p{L})`,
  NZ: String.raw`(?<!\p{L})NZBN(?!\p{L})`,
  OM: String.raw`(?<!\p{L})(?:VATIN\W{0,3}OM|R\.O\.(?!\p{L}))`,
  PE: String.raw`(?<!\p{L})(?:SUNAT|R\.?U\.?C\.?\W{0,4}(?:10|20)\d{9}(?!\d))`,
  PH: String.raw`
    (?<!\p{L})(?:BIR|VATable|Vatable)(?!\p{L})
    (?<!\p{L})TIN\W{0,3}\d{3}-\d{3}-\d{3}-\d{3,5}(?!\d)
  `,
  PK: String.raw`(?<!\p{L})(?:NTN|STRN)(?!\p{L})`,
  PL: String.raw`(?<!\p{L})(?:NIP|REGON)\W{0,3}(?:PL)?\d`,
  RO: String.raw`(?<!\p{L})C\.?U\.?I\.?\W{0,3}(?:RO)?\s?\d{4}`,
  SA: String.raw`
    (?<![\p{L}\d])3\d{13}3(?!\d)
    (?<!\p{L})ZATCA(?!\p{L})
  `,
  SE: String.raw`
    (?<!\p{L})SE\s?\d{10}01(?!\p{L})
    (?<!\p{L})F-skatt(?!\p{L})
  `,
  SG: String.raw`(?<!\p{L})(?:Pte|PTE)\.?\s(?:Ltd|LTD)(?!\p{L})`,
  TH: String.raw`\p{Script=Thai}{4}`,
  TR: String.raw`(?<!\p{L})(?:VKN|KDV|V\.D\.)(?!\p{L})`,
  TW: String.raw`統一編號`,
  UA: String.raw`(?<!\p{L})(?:ЄДРПОУ|ПДВ)(?!\p{L})`,
  US: String.raw`\p{L},?\s+(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+\d{5}(?:-\d{4})?(?!\d)`,
  VN: String.raw`(?<!\p{L})(?:MST|Mã số thuế|GTGT)(?!\p{L})`,
  ZA: String.raw`
    \(Pty\)\s+Ltd
    \(PTY\)\s+LTD
    (?<!\p{L})VAT(?:\s?Reg)?(?:\s?N[or])?\W{0,3}4\d{9}(?!\d)
    (?<![\d/])(?:19|20)\d\d/\d{6}/(?:07|23|06|21)(?!\d)
  `,
  AT: String.raw`(?<![\p{L}\d])ATU\s?\d{8}(?!\d)`,
  BE: String.raw`(?<![\p{L}\d])BE\s?0\d{3}[.\s]?\d{3}[.\s]?\d{3}(?!\d)`,
  DE: String.raw`(?<![\p{L}\d])DE\s?\d{9}(?!\d)|USt-?Id`,
  ES: String.raw`(?<!\p{L})(?:N\.?I\.?F\.?|C\.?I\.?F\.?)\W{1,3}(?:ES)?[A-Z]-?\d{7}[A-Z\d](?!\p{L})`,
  FR: String.raw`(?<!\p{L})(?:SIRET|Siret|SIREN)(?!\p{L})`,
  GR: String.raw`(?<!\p{L})(?:ΑΦΜ|Α\.Φ\.Μ\.|ΦΠΑ)(?!\p{L})`,
  HR: String.raw`(?<!\p{L})OIB\W{0,3}(?:HR)?\d{11}(?!\d)`,
  IT: String.raw`(?<!\p{L})(?:P\.\s?IVA|Partita IVA|P\.I\.)(?!\p{L})`,
  LT: String.raw`(?<!\p{L})PVM(?!\p{L})`,
  NL: String.raw`(?<![\p{L}\d])NL\s?\d{9}B\d{2}(?!\d)`,
  SI: String.raw`(?<!\p{L})(?:ID za DDV|DDV)(?!\p{L})`,
};

/** In what papers of a country count where they name no currency; towns alone tell none. */
export const CURRENCY_AT_HOME: Readonly<Record<string, string>> = {
  AE: 'AED',
  AT: 'EUR',
  BE: 'EUR',
  DE: 'EUR',
  ES: 'EUR',
  FR: 'EUR',
  GR: 'EUR',
  HR: 'EUR',
  IT: 'EUR',
  LT: 'EUR',
  NL: 'EUR',
  SI: 'EUR',
  AR: 'ARS',
  AU: 'AUD',
  BD: 'BDT',
  BR: 'BRL',
  CH: 'CHF',
  CL: 'CLP',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  GH: 'GHS',
  HU: 'HUF',
  ID: 'IDR',
  IN: 'INR',
  KE: 'KES',
  KR: 'KRW',
  MX: 'MXN',
  MY: 'MYR',
  NG: 'NGN',
  NO: 'NOK',
  NZ: 'NZD',
  OM: 'OMR',
  PE: 'PEN',
  PH: 'PHP',
  PK: 'PKR',
  PL: 'PLN',
  RO: 'RON',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  UA: 'UAH',
  US: 'USD',
  VN: 'VND',
  ZA: 'ZAR',
};
