import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';
import type { EmbeddedFile } from '@tallyport/reading/embedded/embedded-file';
import { readXml } from '../../xml/read-xml.js';
import type { XmlLimits } from '../../xml/xml-limits.js';
import { type XmlRefusalCode, XmlRefused } from '../../xml/xml-refusal.js';
import { INVOICE_NAMESPACES } from './invoice-namespaces.js';

/** Far more than an invoice of a thousand lines has. */
const LIMITS: XmlLimits = {
  bytes: 4 * 1024 * 1024,
  depth: 32,
  elements: 60_000,
  attributesOfElement: 16,
  attributes: 60_000,
  entities: 20_000,
  tagCharacters: 4096,
};
export const MOST_XML_BYTES = LIMITS.bytes;

/** No value of a record is longer; papers that are attached to an invoice within its XML are. */
const LONGEST_TEXT = 20_000;

/** A file as it hangs on a paper: its bytes, or why it cannot be unpacked. */
export interface AttachedFile {
  readonly name: string;
  readonly content: Uint8Array | XmlRefusalCode;
}

/** Reads what is attached to a paper as XML. What is not to be trusted in it is refused, and the paper is read without it. */
export function readEmbedded(files: readonly AttachedFile[]): EmbeddedFile[] {
  return files.map(({ name, content }) => {
    if (typeof content === 'string') return { name, root: null, refusal: REFUSALS[content] };
    try {
      const root = readXml(content, { namespaces: INVOICE_NAMESPACES, limits: LIMITS, mayInstruct: true });
      return { name, root: withoutLongTexts(root), refusal: null };
    } catch (error) {
      if (error instanceof XmlRefused) return { name, root: null, refusal: REFUSALS[error.code] };
      throw error;
    }
  });
}

function withoutLongTexts(element: XmlElement): XmlElement {
  const text = element.text.length > LONGEST_TEXT ? '' : element.text;
  return { ...element, text, children: element.children.map(withoutLongTexts) };
}

const NOT_SOUND = 'it is not sound XML';
const TOO_LARGE = 'it is too large';

/** Why attached data are not read, for people. */
const REFUSALS: Readonly<Record<XmlRefusalCode, string>> = {
  empty: 'it is empty',
  'too-large': TOO_LARGE,
  'too-many-elements': TOO_LARGE,
  'too-deep': TOO_LARGE,
  attributes: NOT_SOUND,
  encoding: NOT_SOUND,
  entity: NOT_SOUND,
  'forbidden-character': NOT_SOUND,
  'not-well-formed': NOT_SOUND,
  'not-xml': NOT_SOUND,
  'processing-instruction': NOT_SOUND,
  truncated: NOT_SOUND,
  'document-type': 'it declares entities',
  namespace: 'it is no invoice of a standard that is read',
};
