import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { guessDayOrder } from '@tallyport/domain/values/guess-day-order';
import { numberStyleOf } from '@tallyport/domain/values/numbers';
import type { PageRange } from './classify/page-range.js';
import type { WeighedType } from './classify/weigh-signs.js';
import type { Page } from './document-model.js';
import type { DocumentText, LabelledValue } from './document-text.js';
import type { Understanding } from './documents/understanding.js';
import type { PlacedCode } from './embedded/codes/placed-code.js';
import type { EmbeddedFile } from './embedded/embedded-file.js';
import type { StatedInvoice } from './embedded/stated-invoice.js';
import type { Understood } from './fields/field-reading.js';
import type { Label } from './labels/label.js';
import { areaOf } from './page/area.js';
import type { Phrase } from './page/phrases.js';
import type { Ranking } from './ranker/ranking.js';
import type { TableDraft } from './tables/table-draft.js';
import type { TablePage } from './tables/table-page.js';
import type { TaggedPage } from './tagger/tagged-pages.js';

/** A part of a page that is read by itself: all of it, or a column at its side. */
export interface PagePart {
  readonly isSide: boolean;
  /** What is printed in it. */
  readonly printed: readonly Phrase[];
  /** What of it may be a label or the value of one. */
  readonly phrases: readonly Phrase[];
  readonly labels: readonly Label[];
  /** The labels with the values that they may mean. */
  readonly found: readonly LabelledValue[];
}

/** One document of a file while it is read: its pages, and what the passes have made of them so far. */
export interface OpenDocument extends DocumentText {
  readonly pages: readonly Page[];
  /** The data of the file, where they are of this document, and what they say of it. */
  readonly embedded: readonly EmbeddedFile[];
  readonly stated: StatedInvoice | null;
  readonly codes: readonly PlacedCode[];
  readonly parts: readonly PagePart[];
  /** Its pages with what the network says of their words; empty where nobody asked it. */
  readonly tagged: readonly TaggedPage[];
  readonly tablePages: readonly TablePage[];
  readonly drafts: readonly TableDraft[];
  /** The type as far as it is known, and the name of a paper without one. */
  readonly type: DocumentType;
  readonly name: string;
  /** The title that says the type, how loudly it does (0 without one), and whether it stands alone on its line. */
  readonly title: string | null;
  readonly score: number;
  readonly isTitleWhole: boolean;
  /** How strongly the signs of each type speak for it, the most likely first, and whether they decided. */
  readonly weighed: readonly WeighedType[];
  readonly isTypeBySigns: boolean;
  /** Whether its boxes are those of a customs form: then nothing else tells its type. */
  readonly isCustomsForm: boolean;
  readonly understood: Understanding;
  /** The candidates of the ranker for the fields of the header; empty where nobody asked it. */
  readonly ranking: Ranking;
  /** For each field the value of whose words the network says most. */
  readonly taggedHeader: Ranking;
  /** What else the fields of the header may hold, by the learned readers. */
  readonly rivals: ReadonlyMap<string, readonly Understood[]>;
  readonly header: Readings;
  readonly lines: readonly Readings[];
}

/** A document of which nothing is known but its pages, the data of the file and what its title says. */
export function openDocument(
  pages: readonly Page[],
  titled: Pick<PageRange, 'type' | 'name' | 'title' | 'score' | 'isWhole'>,
  embedded: readonly EmbeddedFile[] = [],
): OpenDocument {
  const { type, name, title, score, isWhole } = titled;
  return {
    pages,
    embedded,
    stated: null,
    codes: [],
    phrases: [],
    parts: [],
    tagged: [],
    tablePages: [],
    drafts: [],
    labels: [],
    tables: [],
    numberStyle: numberStyleOf([]),
    dayOrder: guessDayOrder([]),
    isDayOrderKnown: false,
    sizes: new Map(pages.map(({ number, width, height }) => [number, { width, height }])),
    drawings: new Map(
      pages.flatMap((page) => (page.drawings === undefined ? [] : [[page.number, page.drawings.map((box) => areaOf(box, page))] as const])),
    ),
    type,
    name,
    title,
    score,
    isTitleWhole: isWhole,
    weighed: [],
    isTypeBySigns: false,
    isCustomsForm: false,
    understood: { header: new Map(), lines: [] },
    ranking: new Map(),
    taggedHeader: new Map(),
    rivals: new Map(),
    header: {},
    lines: [],
  };
}
