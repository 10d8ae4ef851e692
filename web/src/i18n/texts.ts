import type { texts as desk } from './en/desk.js';
import type { texts as entry } from './en/entry.js';
import type { texts as finding } from './en/finding.js';
import type { texts as job } from './en/job.js';
import type { texts as joining } from './en/joining.js';
import type { texts as kept } from './en/kept.js';
import type { texts as landing } from './en/landing.js';
import type { texts as licence } from './en/licence.js';
import type { texts as newShipment } from './en/new-shipment.js';
import type { texts as operations } from './en/operations.js';
import type { texts as profile } from './en/profile.js';
import type { texts as tariff } from './en/tariff.js';

/**
 * The texts come in parts, so that a page brings no words that it does not say. English is the pattern: another
 * language has to fill the same tree.
 */
export interface TextParts {
  readonly entry: Words<typeof entry>;
  readonly desk: Words<typeof desk>;
  readonly finding: Words<typeof finding>;
  readonly job: Words<typeof job>;
  readonly joining: Words<typeof joining>;
  readonly kept: Words<typeof kept>;
  readonly landing: Words<typeof landing>;
  readonly licence: Words<typeof licence>;
  readonly newShipment: Words<typeof newShipment>;
  readonly operations: Words<typeof operations>;
  readonly profile: Words<typeof profile>;
  readonly tariff: Words<typeof tariff>;
}
export type TextPart = keyof TextParts;

/** All parts as one tree of typed keys. */
export type Texts = TextParts['entry'] &
  TextParts['desk'] &
  TextParts['finding'] &
  TextParts['job'] &
  TextParts['joining'] &
  TextParts['kept'] &
  TextParts['landing'] &
  TextParts['licence'] &
  TextParts['newShipment'] &
  TextParts['operations'] &
  TextParts['profile'] &
  TextParts['tariff'];

/** A language without a singular has no `_one`. */
type Words<Tree> = { readonly [Key in Exclude<keyof Tree, Singular>]: Word<Tree[Key]> } & {
  readonly [Key in Extract<keyof Tree, Singular>]?: Word<Tree[Key]>;
};
type Word<Branch> = Branch extends string ? string : Words<Branch>;
type Singular = `${string}_one`;
