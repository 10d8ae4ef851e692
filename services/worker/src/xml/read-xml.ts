import type { XmlElement } from '@tallyport/domain/freight-export/xml-element';
import { XMLParser } from 'fast-xml-parser';
import { decodeXml } from './decode-xml.js';
import { countElements, elementOf, type ParsedNode } from './parsed-node.js';
import { XmlGuard } from './xml-guard.js';
import { XML_LIMITS, type XmlLimits } from './xml-limits.js';
import { XmlRefused } from './xml-refusal.js';
import { XmlTree } from './xml-tree.js';

export interface XmlExpected {
  /** Each element has to be in one of these. */
  readonly namespaces: readonly string[];
  /** What the header `Content-Type` says of its characters. */
  readonly charset?: string | null;
  readonly limits?: XmlLimits;
  /** Whether it may have processing instructions, such as that of a style sheet: they are passed over. */
  readonly mayInstruct?: boolean;
}

/**
 * Reads a document in memory, or throws {@link XmlRefused}. It is guarded first and parsed then, and where both did not see the
 * same number of elements it is refused: a document that two readers understand differently is not believed.
 */
export function readXml(bytes: Uint8Array, { namespaces, charset = null, limits = XML_LIMITS, mayInstruct }: XmlExpected): XmlElement {
  if (bytes.length === 0) throw new XmlRefused('empty', 'nothing came');
  if (bytes.length > limits.bytes) throw new XmlRefused('too-large', `it has more than ${limits.bytes} bytes`);
  const guard = new XmlGuard(new XmlTree(limits, namespaces), limits, mayInstruct);
  for (const slice of decodeXml(bytes, charset)) guard.take(slice);
  const elements = guard.end();
  const root = parse([...decodeXml(bytes, charset)].join(''));
  if (root === null || countElements(root) !== elements) throw new XmlRefused('not-well-formed', 'two readers do not agree about it');
  return root;
}

function parse(text: string): XmlElement | null {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Those of XML are resolved when the tree is made, and there are no others.
    processEntities: false,
    cdataPropName: '#cdata',
    ignoreDeclaration: true,
    ignorePiTags: true,
  });
  let nodes: ParsedNode[];
  try {
    nodes = parser.parse(text) as ParsedNode[];
  } catch (error) {
    throw new XmlRefused('not-well-formed', error instanceof Error ? error.message.slice(0, 200) : 'it cannot be parsed');
  }
  const roots = nodes.flatMap((node) => elementOf(node) ?? []);
  return roots.length === 1 ? (roots[0] ?? null) : null;
}
