import { targetOf } from '../rules/check-shipment.js';
import { all, at, type Node } from '../xml/node.js';
import { NotXml, readXml } from '../xml/read.js';

/** A message as far as it can be told what it is; `root` is null where it is no XML. */
export interface Message {
  readonly root: Node | null;
  readonly namespace: string;
  /** The name of the root; of master data with what is meant: `Native Product`. */
  readonly kind: string;
  /** What the message is about: the one child of a Universal root, the body of a Native one. */
  readonly content: Node | undefined;
  readonly type: string;
  readonly key: string;
  readonly references: readonly string[];
  /** Why it is no XML. */
  readonly fault: string | null;
}

const NOTHING = { root: null, namespace: '', kind: '', content: undefined, type: '', key: '', references: [] };

/** Tells what came; never throws. An interchange is opened: what counts is its body. */
export function readMessage(bytes: Uint8Array): Message {
  try {
    const { root, namespace } = readXml(bytes);
    const body = root.name === 'UniversalInterchange' ? at(root, 'Body')?.children[0] : root;
    return told(body ?? root, namespace);
  } catch (error) {
    if (error instanceof NotXml) return { ...NOTHING, fault: error.message };
    throw error;
  }
}

function told(root: Node, namespace: string): Message {
  const isNative = root.name === 'Native';
  const content = isNative ? at(root, 'Body')?.children[0] : root.children[0];
  return {
    root,
    namespace,
    kind: isNative ? `Native ${content?.name ?? ''}`.trim() : root.name,
    content,
    ...(content === undefined ? { type: '', key: '' } : targetOf(content)),
    references: isNative ? [] : referencesIn(root),
    fault: null,
  };
}

/** Whatever kind of reference it is: each number that is given beside the key. */
function referencesIn(root: Node): string[] {
  const references = all(root, 'AdditionalReference').flatMap((one) => at(one, 'ReferenceNumber')?.text.trim() ?? []);
  return [...new Set(references.filter((reference) => reference !== ''))];
}
