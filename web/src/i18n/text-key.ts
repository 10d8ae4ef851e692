import type { Texts } from './texts.js';

/** The name of a text: its place in the tree, parts joined by dots; what is counted goes by the name before `_zero`, `_one` and `_other`. */
export type TextKey = CountedOnce<LeavesOf<Texts>>;

type LeavesOf<Tree> = {
  [Part in keyof Tree & string]: Tree[Part] extends string ? Part : `${Part}.${LeavesOf<Tree[Part]>}`;
}[keyof Tree & string];
type CountedOnce<Key> = Key extends `${infer Name}_zero` | `${infer Name}_one` | `${infer Name}_other` ? Name : Key;
