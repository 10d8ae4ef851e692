import type { MessagePart } from '@tallyport/contracts/freight-export/message-part';

const MARK = /<\?(?:file ([0-9a-f]{64}) ([0-9]{1,12})|pages ([0-9a-f]{64}) ([0-9]{1,4})-([0-9]{1,4}))\?>/g;

/**
 * A message as it is stored: where a file is sent, a mark names it, so the stored message is small and can be read. No text of a message looks
 * like a mark, since `<` is escaped in each.
 */
export function storedMessage(parts: readonly MessagePart[]): string {
  return parts.map(storedPart).join('');
}

function storedPart(part: MessagePart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'base64':
      return `<?file ${part.hash} ${part.bytes}?>`;
    case 'pages':
      return `<?pages ${part.of} ${part.fromPage}-${part.toPage}?>`;
  }
}

/** A stored message in the order in which it is sent. One without files is a single text. */
export function messageParts(stored: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { 0: mark, 1: hash, 2: bytes, 3: of = '', 4: fromPage, 5: toPage, index } of stored.matchAll(MARK)) {
    if (index > at) parts.push({ kind: 'text', text: stored.slice(at, index) });
    if (hash === undefined) parts.push({ kind: 'pages', of, fromPage: Number(fromPage), toPage: Number(toPage) });
    else parts.push({ kind: 'base64', hash, bytes: Number(bytes) });
    at = index + mark.length;
  }
  if (at < stored.length) parts.push({ kind: 'text', text: stored.slice(at) });
  return parts;
}
