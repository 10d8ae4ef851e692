/** Why bytes are not taken for an XML document. One code a reason; none of them says anything about what the sender did. */
export type XmlRefusalCode =
  | 'empty'
  | 'too-large'
  | 'encoding'
  | 'forbidden-character'
  | 'not-xml'
  | 'document-type'
  | 'processing-instruction'
  | 'entity'
  | 'too-deep'
  | 'too-many-elements'
  | 'attributes'
  | 'not-well-formed'
  | 'truncated'
  | 'namespace';

/** The bytes are no XML document that we read; the detail is for an operator. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused';

  constructor(
    readonly code: XmlRefusalCode,
    detail: string,
  ) {
    super(detail);
  }
}
