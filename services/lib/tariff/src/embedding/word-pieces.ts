/** The pieces of words that the model knows, by their numbers; a piece within a word begins with `##`. */
export type PieceNumbers = ReadonlyMap<string, number>;

const MOST_PIECES = 64;
const LONGEST_WORD = 100;
const WORDS = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;
const SEPARATE = /\p{Script=Han}/gu;

/** Answers a text as the model reads it: without case and accents, each word in the longest known pieces, between a start and an end. */
export function wordPiecesOf(text: string, numbers: PieceNumbers): number[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(SEPARATE, ' $& ');
  const pieces = (plain.match(WORDS) ?? []).flatMap((word) => piecesOfWord(word, numbers));
  return [numberOf('[CLS]', numbers), ...pieces.slice(0, MOST_PIECES - 2), numberOf('[SEP]', numbers)];
}

/** A word of which any part is not known is unknown as a whole. */
function piecesOfWord(word: string, numbers: PieceNumbers): number[] {
  const unknown = [numberOf('[UNK]', numbers)];
  if (word.length > LONGEST_WORD) return unknown;
  const pieces: number[] = [];
  for (let from = 0; from < word.length; ) {
    const mark = from === 0 ? '' : '##';
    let to = word.length;
    while (to > from && !numbers.has(mark + word.slice(from, to))) to -= 1;
    if (to === from) return unknown;
    pieces.push(numberOf(mark + word.slice(from, to), numbers));
    from = to;
  }
  return pieces;
}

function numberOf(piece: string, numbers: PieceNumbers): number {
  const number = numbers.get(piece);
  if (number === undefined) throw new Error(`the model does not know ${piece}`);
  return number;
}
