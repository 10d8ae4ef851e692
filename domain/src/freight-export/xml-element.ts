/** One element of an XML document as it was read: its name without prefix, its own text trimmed, its children in their order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}
