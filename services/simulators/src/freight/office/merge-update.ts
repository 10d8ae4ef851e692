import { type Node, textAt } from '../xml/node.js';

/** By what a member of a collection is the same one as before. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  AdditionalBill: ['BillNumber'],
  AdditionalReference: ['Type/Code', 'ReferenceNumber'],
  AddInfo: ['Key'],
  CommercialCharge: ['ChargeType/Code'],
  CommercialInvoice: ['InvoiceNumber'],
  CommercialInvoiceLine: ['LineNo'],
  Container: ['ContainerNumber'],
  CustomizedField: ['Key'],
  Date: ['Type'],
  OrganizationAddress: ['AddressType'],
  PackingLine: ['Link'],
};

/**
 * A job as it stands after an update: what is sent takes the place of what stood, what is not sent stays. A collection with
 * `Content="Complete"` is the whole of it; of any other one, members that are not sent stay.
 */
export function mergeUpdate(before: Node, sent: Node): Node {
  const kept = before.children.map((child) => {
    const again = sent.children.find(({ name }) => name === child.name);
    return again === undefined ? child : mergeElement(child, again);
  });
  const added = sent.children.filter(({ name }) => !before.children.some((child) => child.name === name));
  return { ...before, attributes: sent.attributes, text: sent.text, children: [...kept, ...added] };
}

function mergeElement(before: Node, sent: Node): Node {
  if (before.name.endsWith('Collection')) return mergeCollection(before, sent);
  // A code with its name is one value; so is a text.
  const isValue = sent.children.length === 0 || sent.children.some(({ name }) => name === 'Code');
  return isValue ? sent : mergeUpdate(before, sent);
}

function mergeCollection(before: Node, sent: Node): Node {
  if (sent.attributes['Content'] === 'Complete') return sent;
  const kept = before.children.map((member) => {
    const again = sent.children.find((one) => isSame(one, member));
    return again === undefined ? member : mergeUpdate(member, again);
  });
  return { ...before, children: [...kept, ...sent.children.filter((one) => !before.children.some((member) => isSame(one, member)))] };
}

function isSame(one: Node, other: Node): boolean {
  const paths = IDENTITY[one.name];
  return paths !== undefined && one.name === other.name && paths.every((path) => textAt(one, path) === textAt(other, path));
}
