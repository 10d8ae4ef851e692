/** How much of a document is read. What is larger is refused where it passes the limit, not at its end. */
export interface XmlLimits {
  /** Of the document, after decompression. */
  readonly bytes: number;
  readonly depth: number;
  readonly elements: number;
  readonly attributesOfElement: number;
  /** Of the document; a tag that is not written plainly counts as one of them. */
  readonly attributes: number;
  /** In texts. */
  readonly entities: number;
  /** Of a tag with all its attributes, of a name of an entity and the like; text is bounded by the document alone. */
  readonly tagCharacters: number;
}

export const XML_LIMITS: XmlLimits = {
  bytes: 16 * 1024 * 1024,
  depth: 64,
  elements: 150_000,
  attributesOfElement: 64,
  attributes: 50_000,
  entities: 200_000,
  tagCharacters: 16_384,
};
