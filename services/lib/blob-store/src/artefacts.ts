/**
 * The keys of what is made from a file. They name the file's content and not a document, so that a copy of a document
 * or a second attempt finds what was made before.
 */

/** The picture of one page as PNG; pages begin at 1. */
export function pagePictureKey(hash: string, page: number): string {
  return `page-picture/${hash}/${page}.png`;
}

/** The words and tables of one page as they are shown: the wire's `PageText`, of the newest reading of the file. */
export function pageTextKey(hash: string, page: number): string {
  return `page-text/${hash}/${page}.json`;
}

/** What a reader said of the file as a whole: type by content and number of pages. */
export function inspectionKey(hash: string, engine: string): string {
  return `inspection/${hash}/${engine}.json`;
}

/** The data that a file carries beside its pages, such as the XML of an electronic invoice, as an engine of that version read them. */
export function embeddedDataKey(hash: string, engine: string): string {
  return `embedded-data/${hash}/${engine}.json`;
}

/** The words of one page as an engine of that version read them: a retry reads no finished page twice. */
export function readPageKey(hash: string, engine: string, page: number): string {
  return `read-page/${hash}/${engine}/${page}.json`;
}

/** What the words of one document were understood as: segments, headers, lines. A copy of the file may be split otherwise. */
export function understandingKey(hash: string, engine: string, documentId: string): string {
  return `understanding/${hash}/${engine}/${documentId}.json`;
}

/** What the pages of one segment were understood as under its type: an unchanged segment is not understood twice. */
export function segmentUnderstandingKey(hash: string, engine: string, segment: string): string {
  return `segment-understanding/${hash}/${engine}/${segment}.json`;
}

/** Why the values of a document are what they are: the wire's `DocumentExplanation`, of its newest reading. */
export function explanationKey(hash: string, documentId: string): string {
  return `explanation/${hash}/${documentId}.json`;
}

/** Some pages of a file as a file of their own. What was cut once stays as it is, whatever cuts later. */
export function cutPagesKey(hash: string, fromPage: number, toPage: number): string {
  return `cut-pages/${hash}/${fromPage}-${toPage}.pdf`;
}

/** Why no pages can be cut out of a file. */
export function uncutKey(hash: string): string {
  return `cut-pages/${hash}/uncut.json`;
}
