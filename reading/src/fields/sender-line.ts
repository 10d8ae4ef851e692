import { isCompanyName } from '@tallyport/domain/values/company-names';
import { type Phrase, partOf } from '../page/phrases.js';
import { isTownLine } from './town-line.js';

/** Marks between the parts of a sender that is told in one line. A dash and a comma stand within names and streets, too. */
const MARKS = /[^·•●|]+/gu;
const DASHES = /(?:(?!\s[-–—]\s).)+/gu;

/** The sender in one line over a window, `Name Ltd. · Street 1 · Town`: its parts; any other line as it is. */
export function senderParts(line: Phrase): Phrase[] {
  const marked = partsOf(line, MARKS);
  if (marked.length > 1 && isCompanyName(marked[0]?.text ?? '')) return marked;
  const dashed = partsOf(line, DASHES);
  const [name, ...address] = dashed;
  const isSender = address.length > 1 && name !== undefined && isCompanyName(name.text) && address.some(({ text }) => isTownLine(text));
  return isSender ? dashed : [line];
}

function partsOf(line: Phrase, pattern: RegExp): Phrase[] {
  return [...line.text.matchAll(pattern)].flatMap((match) => {
    const part = partOf(line, match.index, match.index + match[0].length);
    return part === null ? [] : [{ ...part, text: part.text.replace(/^[\s–—-]+/u, '') }];
  });
}

/** The parts of a line that tells name, street and town, each where it is printed. */
export function nameAndPlace(line: Phrase): Phrase[] {
  return partsOf(line, /(?:(?!\s[-–—]\s)[^·•●|,])+/gu).filter(({ text }) => text.trim() !== '');
}

/** The parts of a line that tells name, street and town, whatever mark stands between them. */
export function lineParts(line: string): string[] {
  return line
    .split(/\s*[·•●|,]\s*|\s[-–—]\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Whether a line tells name, street and town of somebody, as the one over a window does. */
export function isInOneLine(line: string): boolean {
  const parts = lineParts(line);
  return parts.length > 2 && parts.some(isTownLine);
}
