/** Whether brackets or quotation marks of a text are open at one end: it is a part of something longer. */
export function hasOpenBracket(text: string): boolean {
  const count = (marks: RegExp): number => text.match(marks)?.length ?? 0;
  return count(/[(（[]/gu) !== count(/[)）\]]/gu);
}

/** Whether a text has a label of its own within it: words, a colon, and more. Houses, floors and doors have theirs: `Cadde No: 17 D: 5`. */
export function hasOwnLabel(text: string): boolean {
  return /\p{L}[)\]]?\s?[:：](?!\/\/)/u.test(
    text.replace(/(?<!\p{L})(?:no|nr|n[º°]|kat|d|daire|k|blok|unit|floor|suite)\.?\s?[:：](?=\s?[\dA-Z])/giu, ''),
  );
}

/** Whether a text tells how to reach somebody: by mail, by a page of the net, or by telephone. */
export function hasContact(text: string): boolean {
  return /\S@\S|www\.|https?:|(?<!\p{L})(?:tel|fax|phone|mobil)\w*\W{0,3}\+?\d|\+\d{2}[\d\s()./-]{7,}/iu.test(text);
}
