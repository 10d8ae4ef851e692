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

/** What a paper prints that its country alone has: numbers of business, codes of towns, forms of company. */
export const MARKS_OF_COUNTRIES: Readonly<Record<string, string>> = {
  IN: String.raw`
    (?<!\p{L})(?:GSTIN|CGST|SGST|IGST|HSN)(?!\p{L})
    (?<![\p{L}\d])\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]{2}(?![\p{L}\d])
  `,
  PK: String.raw`(?<!\p{L})(?:NTN|STRN)(?!\p{L})`,
  US: String.raw`\p{L},?\s+[A-Z]{2}\s+\d{5}(?:-\d{4})?(?!\d)`,
  CA: String.raw`(?<![\p{L}\d])[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])`,
  AU: String.raw`
    (?<!\p{L})(?:ABN|A\.B\.N\.)(?!\p{L})
    (?<!\p{L})(?:NSW|QLD|VIC|TAS)\s+\d{4}(?!\d)
  `,
  NZ: String.raw`(?<!\p{L})NZBN(?!\p{L})`,
  JP: String.raw`
    〒
    \p{Script=Hiragana}
    株式会社
  `,
  CN: String.raw`有限公司|\p{Script=Han}省\p{Script=Han}|中国`,
  ZA: String.raw`
    \(Pty\)\s+Ltd
    \(PTY\)\s+LTD
  `,
  NG: String.raw`(?<!\p{L})(?:Naira|NAFDAC)(?!\p{L})`,
  SE: String.raw`(?<!\p{L})SE\s?\d{10}01(?!\p{L})`,
  TR: String.raw`(?<!\p{L})(?:VKN|KDV|V\.D\.)(?!\p{L})`,
  MY: String.raw`(?<!\p{L})(?:SDN\.?|Sdn\.?)\s(?:BHD|Bhd)(?!\p{L})`,
  ID: String.raw`(?<!\p{L})(?:NPWP|Jl\.|PPN)(?!\p{L})`,
  HU: String.raw`(?<!\p{L})(?:ÁFA|[Aa]dószám|HU\d{8})(?!\p{L})`,
};
