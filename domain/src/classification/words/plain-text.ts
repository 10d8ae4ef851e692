/** Answers a text in lower case, without accents, with narrow forms for wide ones. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’`´]/g, "'");
}
