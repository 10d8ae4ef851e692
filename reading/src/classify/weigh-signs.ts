import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentText, LabelledValue } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import type { ColumnRole } from '../tables/column-roles.js';
import { ALL_SIGNS } from './signs/all-signs.js';
import type { TypeSigns } from './signs/signs.js';
import { WEIGH_SIGNS } from './tuning.js';

/** A sign that a paper has: what it is, as printed, and how strongly it speaks for or against a type. */
export interface FoundSign {
  readonly sign: string;
  readonly weight: number;
}

/** How strongly a paper seems to be of a type, and by which signs. */
export interface WeighedType {
  readonly type: DocumentType;
  readonly name: string;
  readonly weight: number;
  readonly signs: readonly FoundSign[];
}

/** Types weighed by what stands on a paper, the most likely first; those of which nothing speaks are left out. */
export function weighTypes(text: DocumentText): WeighedType[] {
  const seen = seenOn(text);
  return ALL_SIGNS.map((signs) => weighed(signs, seen))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}

/** What types are told by: labels and heads by what they name, each as it is first printed, and all words line by line. */
interface Seen {
  readonly labels: ReadonlyMap<Concept, string>;
  readonly columns: ReadonlyMap<ColumnRole, string>;
  readonly words: string;
}

function seenOn({ labels, tables, phrases }: DocumentText): Seen {
  const firm = labels.filter(isFirm);
  return {
    labels: new Map(firm.toReversed().flatMap(({ concepts, text }) => concepts.map((concept) => [concept, text] as const))),
    columns: new Map(tables.flatMap(({ columns }) => columns.flatMap(({ role, head }) => (role === null ? [] : [[role, head] as const])))),
    words: phrases.map(({ text }) => text).join('\n'),
  };
}

/** Words that begin like a label and go on without a mark are one where a figure follows: `Invoice # RE-507`. */
function isFirm({ ending, inline, isGuess }: LabelledValue): boolean {
  return isGuess !== true && (ending !== 'loose' || /\d/.test(inline?.text ?? ''));
}

function weighed(signs: TypeSigns, seen: Seen): WeighedType {
  const found: FoundSign[] = [
    ...present(signs.labels, seen.labels).map(([text, weight]) => ({ sign: `the label "${text}"`, weight })),
    ...present(signs.columns, seen.columns).map(([text, weight]) => ({ sign: `the column "${text}"`, weight })),
    ...(signs.words ?? []).flatMap(([words, weight]) => {
      const match = words.exec(seen.words);
      return match === null ? [] : [{ sign: `the words "${match[0].trim().slice(0, WEIGH_SIGNS.longestQuote)}"`, weight }];
    }),
  ];
  const sum = found.reduce((total, { weight }) => total + weight, 0);
  const weight = isNeeded(signs.needs, seen) ? sum : sum * WEIGH_SIGNS.withoutNeeds;
  return { type: signs.type, name: signs.name ?? '', weight, signs: found.toSorted((a, b) => b.weight - a.weight) };
}

/** The weights of those things that a paper has, each with how it is printed. */
function present<Name extends string>(
  weights: Readonly<Partial<Record<Name, number>>> | undefined,
  printed: ReadonlyMap<Name, string>,
): [text: string, weight: number][] {
  return (Object.entries(weights ?? {}) as [Name, number][]).flatMap(([name, weight]) => {
    const text = printed.get(name);
    return text === undefined ? [] : [[text, weight] as [string, number]];
  });
}

function isNeeded(needs: TypeSigns['needs'], { labels, columns, words }: Seen): boolean {
  if (needs === undefined) return true;
  return (
    needs.labels?.some((concept) => labels.has(concept)) === true ||
    needs.columns?.some((role) => columns.has(role)) === true ||
    needs.words?.test(words) === true
  );
}
