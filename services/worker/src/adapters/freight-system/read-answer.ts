import type { Unreadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';
import { readXml } from '../../xml/read-xml.js';
import { XmlRefused } from '../../xml/xml-refusal.js';

/** In which elements of an answer have to be (domain: CargoWise eAdaptor, §2). That of 2012 appears in files, and is none of them. */
const NAMESPACES: readonly string[] = [
  'http://www.cargowise.com/Schemas/Universal/2011/11',
  'http://www.cargowise.com/Schemas/Native/2011/11',
  'http://www.cargowise.com/Schemas/Native',
];
const XML_TYPE = /^(?:application|text)\/(?:[\w.-]+\+)?xml$/;
const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]{1,40})"?/i;

/** What a freight system answered, as a document; or why it is none. Nothing is judged here, and nothing is thrown. */
export function readAnswer(body: Uint8Array, contentType: string | null): XmlElement | Unreadable {
  const mediaType = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (mediaType !== '' && !XML_TYPE.test(mediaType)) return { unreadable: `the answer is ${mediaType.slice(0, 80)}` };
  try {
    return readXml(body, { namespaces: NAMESPACES, charset: CHARSET.exec(contentType ?? '')?.[1] ?? null });
  } catch (error) {
    if (error instanceof XmlRefused) return { unreadable: `${error.code}: ${error.message}` };
    throw error;
  }
}
