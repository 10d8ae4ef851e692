/** The first digits of the hash of a file, which are in its name there. */
const DIGITS = 12;
const IN_NAME = new RegExp(`\\[([0-9a-f]{${DIGITS}})\\](?:\\.[A-Za-z0-9]{1,5})?$`);
/** What a name may not have on any of the systems that a freight system runs on, and marks that turn the order of letters. */
const NOT_IN_NAMES = /[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
const LONGEST_TITLE = 120;

/**
 * The name of a file in the freight system: what it is, and the hash of its content, by which it is found again: `HBL NGB26H00318
 * [9f86d081884c].pdf`. A file of the same content has the same name, so sending it again is seen.
 */
export function documentName(title: string, contentHash: string, extension: string): string {
  const said = title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE).toWellFormed().trim();
  return `${said === '' ? 'Document' : said} [${contentHash.slice(0, DIGITS)}].${extension}`;
}

/** The beginning of the hash that a name of ours has, or null for a name that nobody of us gave. */
export function hashInName(fileName: string): string | null {
  return IN_NAME.exec(fileName)?.[1] ?? null;
}
