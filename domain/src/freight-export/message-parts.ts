/** A piece of a message: text as it stands, or a file that is sent in its place as base64. */
export type MessagePart = { readonly text: string } | { readonly file: string; readonly bytes: number };

const MARK = /<\?file ([0-9a-f]{64}) ([0-9]{1,12})\?>/;

/** Stands in a stored message for a file of so many bytes. No text of a message can look like it, since `<` is escaped in each. */
export function fileMark(hash: string, bytes: number): string {
  return `<?file ${hash} ${bytes}?>`;
}

/** A stored message in the order in which it is sent. One without files is a single text. */
export function messageParts(message: string): MessagePart[] {
  return message.split(new RegExp(`(${MARK.source.replaceAll(/\((?!\?)/g, '(?:')})`)).flatMap((piece): MessagePart[] => {
    const [, file, bytes] = MARK.exec(piece) ?? [];
    if (file !== undefined) return [{ file, bytes: Number(bytes) }];
    return piece === '' ? [] : [{ text: piece }];
  });
}
