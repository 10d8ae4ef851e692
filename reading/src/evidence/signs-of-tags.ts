import { isSameReading } from '../arbiter/chance-of.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { RANKED_FIELDS } from '../ranker/field-kinds.js';
import { CELL_ROLES } from '../tagger/cell-role.js';
import { type TagsByWord, tagsByWord } from '../tagger/tags-by-word.js';

/** What the network that tags words says of a value of a field. */
export type SignsOfTags = (field: string, value: Understood) => Readonly<Record<string, number | boolean>>;

const PLACES: ReadonlyMap<string, number> = new Map(RANKED_FIELDS.map(({ field }, place) => [field, place]));

/**
 * Tells of values what the network says of their words: for their field (logits, on average and of the word that is least a part of it), for the
 * likeliest other field, as cells of goods, and of the value that it would say instead.
 */
export function signsOfTagsIn({ tagged, taggedHeader }: Pick<OpenDocument, 'tagged' | 'taggedHeader'>): SignsOfTags {
  const tagOf = tagsByWord({ tagged });
  const cells = cellsByWord(tagged);
  return (field, { value, from }) => {
    const words = from.flatMap((phrase) => phrase.words);
    const place = PLACES.get(field);
    const own = place === undefined ? [] : tagsOf(words, place, tagOf);
    const [likeliest] = taggedHeader.get(field) ?? [];
    const isLikeliest = likeliest !== undefined && isSameReading(likeliest.value, String(value));
    return {
      tagged: own.length > 0,
      told: mean(own),
      'told least': own.length === 0 ? 0 : Math.min(...own),
      'told otherwise': likeliestOther(words, place, tagOf),
      'told likeliest': isLikeliest,
      'told cell': cellIn(words, cells),
      'told instead': likeliest === undefined || isLikeliest ? 0 : likeliest.chance,
    };
  };
}

function tagsOf(words: readonly object[], place: number, tagOf: TagsByWord): number[] {
  return words.flatMap((word) => tagOf(word, place) ?? []);
}

/** What is said of the words for the field of which they are likeliest a part, but for their own. */
function likeliestOther(words: readonly object[], own: number | undefined, tagOf: TagsByWord): number {
  const others = RANKED_FIELDS.flatMap((_, place) => {
    const tags = place === own ? [] : tagsOf(words, place, tagOf);
    return tags.length === 0 ? [] : [mean(tags)];
  });
  return others.length === 0 ? 0 : Math.max(...others);
}

/** How likely the words are cells of rows of goods. */
function cellIn(words: readonly object[], cells: ReadonlyMap<object, number>): number {
  return mean(words.flatMap((word) => cells.get(word) ?? []));
}

const ROLES = CELL_ROLES.length + 1;

/** Of each word how much more likely it is some cell than none (logits). */
function cellsByWord(tagged: OpenDocument['tagged']): Map<object, number> {
  return new Map<object, number>(
    tagged.flatMap(({ words, tags }) =>
      words.map(({ word }, at) => {
        const [none = 0, ...some] = tags.roles.subarray(at * ROLES, (at + 1) * ROLES);
        return [word, Math.max(...some) - none] as const;
      }),
    ),
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
