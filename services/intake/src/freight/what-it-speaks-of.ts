import type { FreightReference } from '@tallyport/contracts/freight-export/freight-message-events';
import type { UnreadableMessage } from '@tallyport/contracts/freight-export/unreadable-message';
import { ExportHandle, FreightKey, TargetType } from '@tallyport/contracts/freight-export/values';

/** What a message seems to speak of, and why that cannot be said where it cannot. */
export interface SpokenOf {
  readonly reference: FreightReference | null;
  readonly unreadable: UnreadableMessage | null;
}

/** What is looked at of a message: what it is about stands at its beginning, before any file. */
const MOST_READ_BYTES = 64 * 1024;
const BEGINNING = /^\uFEFF?\s*(?:<\?xml[^<>]{0,200}\?>\s*)?<(?:\w{1,20}:)?Universal(?:Interchange|Event|Response|Shipment)[\s/>]/u;
const DECLARATIONS = /<!(?:DOCTYPE|ENTITY)/iu;

/** The text of an element of this name, of at most so many characters, none of them markup. */
const textOf = (name: string, most: number) => new RegExp(`<(?:\\w{1,20}:)?${name}(?: [^<>]{0,200})?>([^<>]{1,${most}})</`, 'u');
const SENDER = textOf('SenderID', 35);
const NUMBERS = [textOf('TrackingID', 64), /<(?:\w{1,20}:)?MessageNumber Type="InterchangeNumber">([^<>]{1,64})<\//u];
const SOURCE =
  /<(?:\w{1,20}:)?Data(?:Source|Target)>\s{0,200}<(?:\w{1,20}:)?Type>([A-Za-z]{1,40})<\/(?:\w{1,20}:)?Type>\s{0,200}<(?:\w{1,20}:)?Key>([^<>]{1,35})<\//u;
const REFERENCES = /<(?:\w{1,20}:)?ReferenceNumber>([^<>]{1,60})<\//gu;

/**
 * What a message of a freight system seems to speak of. Nothing is parsed here: a few patterns look at its beginning, each in a time
 * that grows with it alone. It only says whom the message is handed to; there it is read from its original, guarded and whole.
 */
export function whatItSpeaksOf(bytes: Uint8Array): SpokenOf {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, MOST_READ_BYTES));
  if (DECLARATIONS.test(text)) return { reference: null, unreadable: 'declares-document-type' };
  if (!BEGINNING.test(text)) return { reference: null, unreadable: 'begins-otherwise' };
  const [, type, key] = SOURCE.exec(text) ?? [];
  const handles = new Set([...text.matchAll(REFERENCES)].flatMap(([, number]) => ExportHandle.safeParse(number).data ?? []));
  const reference = {
    system: said(SENDER.exec(text)),
    type: TargetType.safeParse(type).data ?? null,
    key: FreightKey.safeParse(key?.trim()).data ?? null,
    // A message that names two of ours speaks of neither for certain.
    handle: handles.size === 1 ? ([...handles][0] ?? null) : null,
    interchange: NUMBERS.map((number) => said(number.exec(text))).find((number) => number !== null) ?? null,
  };
  return { reference, unreadable: null };
}

function said(found: RegExpExecArray | null): string | null {
  const text = found?.[1]?.trim() ?? '';
  return text === '' ? null : text;
}
