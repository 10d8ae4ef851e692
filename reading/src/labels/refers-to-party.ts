const REFERS = /^\W*(?:(?:same\s+)?as\s+(?:the\s+|per\s+)?|the\s+)(?:consignee|cnee|receiver|shipper|buyer|importer|above)[^\p{L}:：]*$/iu;

/** Whether a text says that a party is another one of the same paper, `AS CONSIGNEE`: a value in the words of a label. */
export function refersToParty(text: string): boolean {
  return REFERS.test(text);
}
