/**
 * The keys of what is made from a file. They name the file's content and not a document, so that a copy of a document
 * or a second attempt finds what was made before.
 */

/** The picture of one page as PNG; pages begin at 1. */
export function pagePictureKey(hash: string, page: number): string {
  return `page-picture/${hash}/${page}.png`;
}
