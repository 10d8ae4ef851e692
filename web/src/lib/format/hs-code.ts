/** `9405.11.90`: a tariff code as people read it, by pairs after the heading; what is no code stays as it is. */
export function showHsCode(code: string): string {
  if (!/^\d{5,12}$/.test(code)) return code;
  const pairs = code.slice(4).match(/.{1,2}/g) ?? [];
  return [code.slice(0, 4), ...pairs].join('.');
}
