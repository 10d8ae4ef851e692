/** Currencies whose amounts have another number of decimals than two (ISO 4217); null: no amounts of money at all. */
const EXCEPTIONS: ReadonlyMap<string, number | null> = new Map<string, number | null>([
  ...group(0, 'BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...group(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...group(4, 'CLF UYW'),
  ...group(null, 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'),
]);

function group(decimals: number | null, codes: string): [string, number | null][] {
  return codes.split(' ').map((code) => [code, decimals]);
}

/** Digits after the point of an amount in this currency, or null where ISO 4217 names none. */
export function decimalsOf(currency: string): number | null {
  const exception = EXCEPTIONS.get(currency);
  return exception === undefined ? 2 : exception;
}
