/** How product codes and descriptions are compared: letters and digits only, without case; null for nothing. Chinese counts as letters. */
export function goodsKey(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key === '' ? null : key.slice(0, 400);
}
