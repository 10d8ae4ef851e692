/** How heavy a line is stands before it, and says nothing of its cause. */
const SEVERITY = /^\W{0,4}(?:error|warning)\s*[-:]\s*/i;
const QUOTES = '["\'‘’“”\\[\\]]?';
/** What a key may be: as short as it can be, without the quotes around it. */
const KEY = `${QUOTES}([^"'‘’“”\\[\\]]{1,60}?)${QUOTES}`;
const PIECE = /\*|\?|\{key\}|\s+|[^*?{\s]+|\{/g;
/** More of them could take very long on a line that nearly fits. */
const MOST_GAPS = 3;

/** Why a pattern cannot be used; null where it can. */
export function patternFault(pattern: string): string | null {
  if ((pattern.match(/\*/g) ?? []).length > MOST_GAPS) return `"${pattern}" has more than ${MOST_GAPS} times *`;
  if ((pattern.match(/\{key\}/g) ?? []).length > 1) return `"${pattern}" has {key} twice`;
  if (/\{key\}\*|\*\{key\}/.test(pattern)) return `"${pattern}" has no end, or no beginning, of {key}`;
  return /^[*?\s]*$/.test(pattern) ? `"${pattern}" fits everything` : null;
}

/** A pattern as an expression for whole lines, whatever their capitals, blanks and quotes. */
export function linePattern(pattern: string): RegExp {
  const pieces = pattern.trim().match(PIECE) ?? [];
  return new RegExp(`^${pieces.map(pieceOf).join('')}$`, 'i');
}

/** What a line says, as patterns are held against it. */
export function saidInLine(line: string): string {
  return line.trim().replace(SEVERITY, '').replace(/\s+/g, ' ');
}

function pieceOf(piece: string): string {
  if (piece === '*') return '.*?';
  if (piece === '?') return '.';
  if (piece === '{key}') return KEY;
  return piece.trim() === '' ? ' ' : piece.replace(/[.+^$()|[\]\\{}/]/g, '\\$&');
}
