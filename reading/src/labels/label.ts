import type { Area } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Concept } from './concepts.js';

/** A label found on a page. */
export interface Label {
  /** What it names; several where it names them together (`Consignee / Importer`), none where it only looks like a label. */
  readonly concepts: readonly Concept[];
  /** The label as printed with its remarks: `Gross Weight (kg)`. */
  readonly text: string;
  /** The phrases that the label takes up, wholly or in part: a long label is broken over lines. */
  readonly phrases: readonly Phrase[];
  readonly area: Area;
  readonly cell: Area;
  /** What stands behind it in the same phrase, or null. */
  readonly inline: Phrase | null;
  /** `colon` where the label ends with one; `bare` where nothing follows; `loose` where text follows without a mark. */
  readonly ending: 'colon' | 'bare' | 'loose';
  /** True where no table has the label and only its words tell what it names. */
  readonly isGuess?: true;
}
