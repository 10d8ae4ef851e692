/** The encodings that XML libraries understand without being told, as they spell the two declarations. */
const SPELLINGS = ['<!DOCTYPE', '<!ENTITY', '<!doctype', '<!entity'].flatMap((text) => {
  const little = Buffer.from(text, 'utf16le');
  return [Buffer.from(text, 'latin1'), little, Buffer.from(little).swap16()];
});

/** Whether a part declares a document type. Inside text the bracket is written `&lt;`, so the bytes decide. */
export function hasDocumentType(part: Buffer): boolean {
  return SPELLINGS.some((spelling) => part.includes(spelling));
}
