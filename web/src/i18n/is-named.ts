import { i18n } from './i18n.js';
import type { TextKey } from './text-key.js';
import type { Texts } from './texts.js';

/** Where names stand together in the tree of texts: `history.fields`. */
type Heading = HeadingsOf<Texts>;
type HeadingsOf<Tree> = {
  [Part in keyof Tree & string]: Tree[Part] extends string ? never : Part | `${Part}.${HeadingsOf<Tree[Part]>}`;
}[keyof Tree & string];

type NamesUnder<Under extends Heading, Key = TextKey> = Key extends `${Under}.${infer Name}` ? Name : never;

/** Whether there is a text for a name under a heading: then what came from outside as any text is part of a key. */
export function isNamed<Under extends Heading>(heading: Under, name: string): name is NamesUnder<Under> {
  return i18n.has(`${heading}.${name}`);
}
