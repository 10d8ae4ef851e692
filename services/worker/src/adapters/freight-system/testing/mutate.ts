/** Numbers from 0 to 1. */
export type Chance = () => number;

type Mutation = (bytes: Uint8Array, chance: Chance) => Uint8Array;

const placeIn = (bytes: Uint8Array, chance: Chance) => Math.floor(chance() * (bytes.length + 1));
const join = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

function stretchOf(bytes: Uint8Array, chance: Chance): readonly [number, number] {
  const from = placeIn(bytes, chance);
  return [from, Math.min(bytes.length, from + 1 + Math.floor(chance() * 60))];
}

/** What may happen to bytes on their way, and what somebody may do to them. */
const MUTATIONS: readonly Mutation[] = [
  // A bit is turned.
  (bytes, chance) => {
    const changed = Uint8Array.from(bytes);
    const at = Math.min(placeIn(bytes, chance), bytes.length - 1);
    changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
    return changed;
  },
  // A byte is another.
  (bytes, chance) => {
    const changed = Uint8Array.from(bytes);
    changed[Math.min(placeIn(bytes, chance), bytes.length - 1)] = Math.floor(chance() * 256);
    return changed;
  },
  // The end is missing, or the beginning.
  (bytes, chance) => bytes.slice(0, placeIn(bytes, chance)),
  (bytes, chance) => bytes.slice(placeIn(bytes, chance)),
  // A stretch is missing, stands twice, or stands elsewhere.
  (bytes, chance) => {
    const [from, to] = stretchOf(bytes, chance);
    return join(bytes.subarray(0, from), bytes.subarray(to));
  },
  (bytes, chance) => {
    const [from, to] = stretchOf(bytes, chance);
    return join(bytes.subarray(0, to), bytes.subarray(from));
  },
  (bytes, chance) => {
    const [from, to] = stretchOf(bytes, chance);
    const rest = join(bytes.subarray(0, from), bytes.subarray(to));
    const at = placeIn(rest, chance);
    return join(rest.subarray(0, at), bytes.subarray(from, to), rest.subarray(at));
  },
  // Something is put in between.
  (bytes, chance) => {
    const at = placeIn(bytes, chance);
    const put = WORDS[Math.floor(chance() * WORDS.length)] ?? '';
    return join(bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at));
  },
];

const WORDS = [
  '<',
  '>',
  '&',
  '"',
  '/',
  '\0',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE x>',
  '<?x?>',
  '&lt;',
  '&#x0;',
  '<Status>ERR</Status>',
  'Error - ',
];

/** The bytes after one to four accidents. */
export function mutate(bytes: Uint8Array, chance: Chance): Uint8Array {
  let mutated = bytes;
  for (let left = 1 + Math.floor(chance() * 4); left > 0 && mutated.length > 0; left -= 1) {
    const mutation = MUTATIONS[Math.floor(chance() * MUTATIONS.length)];
    if (mutation !== undefined) mutated = mutation(mutated, chance);
  }
  return mutated;
}
