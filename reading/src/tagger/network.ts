import { add, gelu, layerNorm, linear, softmax } from './layers.js';
import type { PageSigns } from './page-signs.js';
import { type PairSigns, pairSignsOf } from './pair-signs.js';

/** Weights ([out][in], row by row; of a norm: one for each value), and what is added to each output. */
export interface Weights {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** One round in which each word looks at all others. */
export interface Layer {
  readonly beforeLook: Weights;
  /** What a word asks for, what it answers to, and what it then tells, one behind the other, each head by head. */
  readonly look: Weights;
  /** For each head, what the signs of a pair add. */
  readonly pairs: Float32Array;
  readonly seen: Weights;
  readonly beforeThought: Weights;
  readonly wide: Weights;
  readonly narrow: Weights;
}

/** A network that tags the words of a page. */
export interface Network {
  readonly width: number;
  /** How many heads look in each layer. */
  readonly heads: number;
  /** Row by row: one for each bucket of letters; one for each label, or head of a column. */
  readonly letters: Float32Array;
  readonly labels: Float32Array;
  readonly columns: Float32Array;
  readonly signs: Weights;
  readonly mix: Weights;
  readonly layers: readonly Layer[];
  readonly end: Weights;
  readonly roles: Weights;
  readonly starts: Weights;
  readonly fields: Weights;
}

/** What the network says of each word, word after word, each above 0 where it is rather so than not. */
export interface Tags {
  readonly roles: Float32Array;
  readonly starts: Float32Array;
  readonly fields: Float32Array;
}

/** So many words look at the others at once. */
const AT_ONCE = 8;

/** Tags the words of a page. */
export function tagWords(page: PageSigns, network: Network): Tags {
  const { count } = page;
  const signs = pairSignsOf(page);
  const x = apply(wordsOf(page, network), count, network.mix);
  for (const layer of network.layers) {
    add(x, apply(lookAround(norm(x, layer.beforeLook), count, signs, layer, network), count, layer.seen));
    add(x, apply(gelu(apply(norm(x, layer.beforeThought), count, layer.wide)), count, layer.narrow));
  }
  const end = norm(x, network.end);
  return { roles: apply(end, count, network.roles), starts: apply(end, count, network.starts), fields: apply(end, count, network.fields) };
}

const apply = (x: Float32Array, rows: number, { weights, bias }: Weights): Float32Array => linear(x, rows, weights, bias);
const norm = (x: Float32Array, { weights, bias }: Weights): Float32Array => layerNorm(x, weights, bias);

/** Of each word: the mean of its letters, its labels, its heads of columns, and its signs, one behind the other. */
function wordsOf({ count, letters, labels, heads, signs }: PageSigns, network: Network): Float32Array {
  const { width } = network;
  const own = apply(signs, count, network.signs);
  const x = new Float32Array(count * width * 4);
  for (let word = 0; word < count; word += 1) {
    const to = x.subarray(word * width * 4, (word + 1) * width * 4);
    const buckets = letters[word] ?? [];
    for (const bucket of buckets) addRow(to.subarray(0, width), network.letters, bucket, 1 / buckets.length);
    for (const [thing, share] of labels[word] ?? []) addRow(to.subarray(width, width * 2), network.labels, thing, share);
    for (const [thing, share] of heads[word] ?? []) addRow(to.subarray(width * 2, width * 3), network.columns, thing, share);
    to.set(own.subarray(word * width, (word + 1) * width), width * 3);
  }
  return x;
}

/** Adds to the values a row of a table, times its share. */
function addRow(to: Float32Array, table: Float32Array, row: number, share: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] as number) + share * (table[row * to.length + at] as number);
}

/** What each word sees of all words, head by head: what they tell, by how well they answer to what it asks for. */
function lookAround(x: Float32Array, count: number, signs: PairSigns, { look, pairs }: Layer, { width, heads }: Network): Float32Array {
  const size = width / heads;
  const result = new Float32Array(x.length);
  const none = new Float32Array(Math.max(count, heads, size));
  const parts = Array.from({ length: heads }, (_, head) => {
    const [asks, answers, tells] = [part(look, head, size), part(look, heads + head, size), part(look, heads * 2 + head, size)];
    // What is told stands value by value, so that it multiplies as weights; its bias is added once seen, as shares sum up to one.
    return {
      asks: apply(x, count, asks),
      answers: apply(x, count, answers),
      tells: linear(tells.weights, size, x, none.subarray(0, count)),
      bias: tells.bias,
    };
  });
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, count);
    const closeness = linear(signs(from, to), (to - from) * count, pairs, none.subarray(0, heads));
    for (const [head, { asks, answers, tells, bias }] of parts.entries()) {
      const shares = linear(asks.subarray(from * size, to * size), to - from, answers, none.subarray(0, count));
      const scale = 1 / Math.sqrt(size);
      for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] as number) * scale + (closeness[at * heads + head] as number);
      softmax(shares, count);
      const seen = linear(shares, to - from, tells, bias);
      for (let word = from; word < to; word += 1) {
        result.set(seen.subarray((word - from) * size, (word - from + 1) * size), word * width + head * size);
      }
    }
  }
  return result;
}

/** Of weights, those of the outputs of one head. */
function part({ weights, bias }: Weights, head: number, size: number): Weights {
  const each = (weights.length / bias.length) * size;
  return { weights: weights.subarray(head * each, (head + 1) * each), bias: bias.subarray(head * size, (head + 1) * size) };
}
