import { all, type Node } from '../xml/node.js';

/** A message without the last line of its last invoice. */
export function withoutLastLine(message: Node): Node {
  const last = all(message, 'CommercialInvoiceLineCollection').at(-1);
  if (last === undefined) return message;
  return replaced(message, last, { ...last, children: last.children.slice(0, -1) });
}

function replaced(from: Node, old: Node, by: Node): Node {
  if (from === old) return by;
  return { ...from, children: from.children.map((child) => replaced(child, old, by)) };
}
