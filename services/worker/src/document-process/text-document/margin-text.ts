/** Old programs get a second telling of each drawing; one is enough. */
const SECOND_TELLING = /<mc:Fallback\b[\s\S]*?<\/mc:Fallback>/gu;
const PIECE = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:tab\s*\/>|<w:br\b[^>]*\/>|<\/w:p>/gu;

/** The text of a page header or footer, a line for each paragraph. */
export function marginText(xml: string): string {
  const pieces = [...xml.replace(SECOND_TELLING, '').matchAll(PIECE)];
  return pieces.map(({ 0: tag, 1: text }) => (text === undefined ? separatorOf(tag) : unescaped(text))).join('');
}

const separatorOf = (tag: string): string => (tag.startsWith('<w:tab') ? '\t' : '\n');

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Letters for the references that XML knows without a declaration. */
function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? reference;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : reference;
  });
}
