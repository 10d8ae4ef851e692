import { dayOrderOf } from '@tallyport/domain/values/dates';
import { guessDayOrder } from '@tallyport/domain/values/guess-day-order';
import { hasOwnStyle, numberStyleOf } from '@tallyport/domain/values/numbers';
import { dropUnfit } from './arbiter/drop-unfit.js';
import { withRivals } from './arbiter/rivals.js';
import { unitsBeside } from './arbiter/units-beside.js';
import { weighRules } from './arbiter/weigh-rules.js';
import { addsUp } from './checks/adds-up.js';
import { isAlone } from './checks/is-alone.js';
import { isBacked } from './checks/is-backed.js';
import { isNear } from './checks/is-near.js';
import { isWhole } from './checks/is-whole.js';
import { kindFits } from './checks/kind-fits.js';
import { onHeader } from './checks/on-header.js';
import { doubtOpenEnded } from './checks/open-ended.js';
import { typeOfCharges } from './classify/charged-carriage.js';
import { classifyPage, UNKNOWN_PAGE } from './classify/classify-page.js';
import { typeOfDelivery } from './classify/delivered-goods.js';
import { segmentPages } from './classify/segments.js';
import { customsForm, typeOfAirWaybill, typeOfBill, typeOfContent } from './classify/settle-type.js';
import { typeOfCode } from './classify/type-of-code.js';
import type { ReadDocument } from './document-model.js';
import type { DocumentText } from './document-text.js';
import { linesByTags, withTags } from './documents/lines/tagged-lines.js';
import { fieldsIn, linesOfType, meaningsOfType } from './documents/read-fields.js';
import { withWeightsInThousands } from './documents/weights-in-thousands.js';
import { codes, withCodes } from './embedded/codes/with-codes.js';
import { stated, typeOfData, withData } from './embedded/of-document.js';
import { weighEvidence } from './evidence/weigh-evidence.js';
import { legible, readingsOf } from './fields/readings-of.js';
import { withBoxCaptions } from './labels/box-captions.js';
import { columnedLabels } from './labels/columned-labels.js';
import { withoutFillInLines } from './labels/fill-in-lines.js';
import { brokenLabels, withLabelsWithin } from './labels/find-labels.js';
import { withoutEndsOfValues, withoutGuessedValues } from './labels/guessed-values.js';
import { withJointLabels } from './labels/joint-labels.js';
import { labelledValues } from './labels/labelled-values.js';
import { doubtLoneScript } from './labels/lone-script.js';
import { withoutPlaceholders } from './labels/placeholders.js';
import { takenApart } from './labels/running-text.js';
import { withoutSectionCodes } from './labels/section-codes.js';
import { withStackedTongues } from './labels/stacked-tongues.js';
import { tickedValues } from './labels/ticked-values.js';
import { withTransportBoxes } from './labels/transport-box.js';
import { withoutClauses } from './labels/without-clauses.js';
import { withoutMarks } from './labels/without-marks.js';
import { withoutTitles } from './labels/without-titles.js';
import { withPartSums } from './lines/part-sums.js';
import { withRowSums } from './lines/rows-add-up.js';
import { withoutRowsBehindSum } from './lines/rows-behind-sum.js';
import { type OpenDocument, openDocument } from './open-document.js';
import type { OpenFile } from './open-file.js';
import { phrasesOf } from './page/phrases.js';
import { styleByWords } from './page/style-by-words.js';
import { onLabels, onPhrases, onValues, outsideTables, partsWithSides, wholePart } from './part-passes.js';
import { rankCandidates } from './ranker/rank.js';
import { type RunOptions, runStages, type Stage, type StageOutline, stage } from './stage.js';
import { byContent } from './tables/by-content.js';
import { byProducts } from './tables/by-products.js';
import { withCodesBeforeGoods } from './tables/codes-before-goods.js';
import { withCodesBehindGoods } from './tables/codes-behind-goods.js';
import { withCodesOverGoods } from './tables/codes-over-goods.js';
import { withCodesUnderGoods } from './tables/codes-under-goods.js';
import { withColumns, withPartedHeads } from './tables/columns-over.js';
import { countedByFigures } from './tables/counted-by-figures.js';
import { describedByWords } from './tables/described-by-words.js';
import { withoutDoubles } from './tables/doubles.js';
import { withGroups, withRows } from './tables/draft-rows.js';
import { exchangedByProducts } from './tables/exchanged-columns.js';
import { finishedTable } from './tables/finished-table.js';
import { withBareRows } from './tables/headless-rows.js';
import { withHeadsBesideRows } from './tables/heads-beside-rows.js';
import { withoutHeadsInRows } from './tables/heads-in-rows.js';
import { inferPacking } from './tables/infer-packing.js';
import { judgedByProducts } from './tables/judged-by-products.js';
import { withProductCodes } from './tables/likely-codes.js';
import { byHeads } from './tables/likely-columns.js';
import { ofWholeLines } from './tables/line-measures.js';
import { withLinesInPairs } from './tables/lines-in-pairs.js';
import { withoutMisnomers } from './tables/misnomers.js';
import { withMultipliedLines } from './tables/multiplied-lines.js';
import { byNetAmounts } from './tables/net-amounts.js';
import { withNextPages } from './tables/next-pages.js';
import { byPackedProducts } from './tables/packed-products.js';
import { withPartTotals } from './tables/part-totals.js';
import { styleByProducts } from './tables/products-on-lines.js';
import { withoutTail } from './tables/row-tails.js';
import { withArticles } from './tables/rows-of-one-article.js';
import { withRulesBelow } from './tables/ruled-below.js';
import { withSameHeads } from './tables/same-heads.js';
import { withBlocksBelow } from './tables/side-by-side.js';
import { isTable } from './tables/strips.js';
import { withoutSumLine, withoutSums } from './tables/sum-lines.js';
import { withBody } from './tables/table-bodies.js';
import { onColumns, onDrafts } from './tables/table-draft.js';
import { tablePageOf } from './tables/table-page.js';
import { tablePlaces } from './tables/table-places.js';
import { byUnitHeads } from './tables/unit-heads.js';
import { withoutWatermarks } from './tables/watermarks.js';
import { withoutCounters } from './tables/without-counters.js';
import { taggedHeader } from './tagger/tagged-header.js';

/** The whole machine, from top to bottom: a file is split, then each document of it goes through the stages below, pass by pass. */
export const SPLIT: Stage<OpenFile> = stage('split', 'which pages are one document', {
  'page-types': ({ pages }) => ({ types: pages.map((page) => classifyPage(phrasesOf(page), page.height)) }),
  documents: ({ pages, types }, options) => ({ ranges: segmentPages(pages, types, (page) => readText({ pages: [page] }, options)) }),
});

const WORDS: Stage<OpenDocument> = stage('words', 'words that stand together, and columns at the side of a page', {
  phrases: ({ pages }) => ({ phrases: pages.flatMap(phrasesOf), parts: pages.map((page) => wholePart(phrasesOf(page))) }),
  'side-columns': ({ parts }) => ({ parts: partsWithSides(parts) }),
});

const STYLE: Stage<OpenDocument> = stage('style', 'how the paper writes numbers and days', {
  'number-style': ({ phrases }) => ({ numberStyle: numberStyleOf(phrases.map(({ text }) => text)) }),
  'small-words': ({ phrases, numberStyle }) =>
    phrases.some(({ text }) => hasOwnStyle(text)) ? {} : { numberStyle: styleByWords(phrases.map(({ text }) => text)) ?? numberStyle },
  'products-on-lines': ({ phrases, parts, numberStyle }) =>
    phrases.some(({ text }) => hasOwnStyle(text))
      ? {}
      : { numberStyle: styleByProducts(parts.map(({ printed }) => printed)) ?? numberStyle },
  'day-order': ({ phrases }) => dayOrderIn(phrases.map(({ text }) => text)),
});

export const TABLES = stage<OpenDocument>('tables', 'tables with the roles of their columns, their rows and totals', {
  heads: ({ parts }) => ({
    tablePages: parts.filter(({ isSide }) => !isSide).map(({ printed }) => tablePageOf(withoutWatermarks(printed))),
  }),
  'bare-rows': ({ tablePages }) => ({ tablePages: withBareRows(tablePages) }),
  'heads-in-rows': ({ tablePages }) => ({ tablePages: tablePages.map(withoutHeadsInRows) }),
  places: ({ tablePages }) => ({ drafts: tablePlaces(tablePages) }),
  'heads-beside-rows': onDrafts(withHeadsBesideRows),
  'rules-below': onDrafts(withRulesBelow),
  columns: onDrafts(withColumns),
  'parted-heads': onDrafts(withPartedHeads),
  bodies: onDrafts(withBody),
  'part-totals': onDrafts(withPartTotals),
  sums: onDrafts(withoutSums),
  'row-lines': onDrafts(withGroups),
  tails: onDrafts(withoutTail),
  rows: onDrafts(withRows),
  misnomers: onColumns(withoutMisnomers),
  'line-measures': onColumns(ofWholeLines),
  doubles: onColumns(withoutDoubles),
  exchanged: onColumns(exchangedByProducts),
  'unit-heads': onColumns(byUnitHeads),
  products: onColumns(byProducts),
  'judged-by-products': onColumns(judgedByProducts),
  'net-amounts': onColumns(byNetAmounts),
  content: onColumns(byContent),
  'packed-products': onColumns(byPackedProducts),
  packing: onColumns(inferPacking),
  'likely-heads': onColumns(byHeads),
  'described-by-words': onColumns(describedByWords),
  'counted-by-figures': onColumns(countedByFigures),
  'likely-codes': onColumns(withProductCodes),
  'same-heads': withSameHeads,
  'sum-lines': onDrafts(withoutSumLine),
  strips: ({ drafts }) => ({ drafts: drafts.filter(isTable) }),
  'next-pages': withNextPages,
  tables: ({ drafts }) => ({ tables: drafts.map(finishedTable) }),
  'side-by-side': ({ tables }) => ({ tables: tables.map(withBlocksBelow) }),
  counters: ({ tables }) => ({ tables: tables.map(withoutCounters) }),
  'codes-over-goods': ({ tables }) => ({ tables: tables.map(withCodesOverGoods) }),
  articles: ({ tables }) => ({ tables: tables.map(withArticles) }),
  'codes-under-goods': ({ tables }) => ({ tables: tables.map(withCodesUnderGoods) }),
  'codes-behind-goods': ({ tables }) => ({ tables: tables.map(withCodesBehindGoods) }),
  'codes-before-goods': ({ tables }) => ({ tables: tables.map(withCodesBeforeGoods) }),
  'lines-in-pairs': ({ tables, phrases }) => ({ tables: withLinesInPairs(tables, phrases) }),
  'multiplied-lines': ({ tables, phrases, numberStyle }) => ({ tables: withMultipliedLines(tables, phrases, numberStyle) }),
});

const LABELS: Stage<OpenDocument> = stage('labels', 'labels outside of tables, each with the values that it may mean', {
  'without-titles': onPhrases(withoutTitles),
  'outside-tables': outsideTables,
  'fill-in-lines': onPhrases((phrases) => withoutFillInLines(phrases)),
  placeholders: onPhrases((phrases) => withoutPlaceholders(phrases)),
  'section-codes': onPhrases(withoutSectionCodes),
  'running-text': onPhrases(takenApart),
  'broken-labels': onLabels((_none, phrases) => brokenLabels(phrases)),
  'labels-within': onLabels(withLabelsWithin),
  'joint-labels': onLabels((labels) => withJointLabels(labels)),
  'transport-boxes': onLabels(withTransportBoxes),
  'stacked-tongues': onLabels(withStackedTongues),
  'columned-labels': onLabels(columnedLabels),
  'box-captions': onLabels(withBoxCaptions),
  'guessed-values': onLabels(withoutGuessedValues),
  'ends-of-values': onLabels(withoutEndsOfValues),
  'lone-script': onLabels((labels) => doubtLoneScript(labels)),
  values: onValues((_none, { labels, phrases }) => labelledValues(labels, phrases)),
  'without-clauses': onValues((labels) => withoutClauses(labels)),
  'ticked-values': onValues(tickedValues),
  'without-marks': onValues(withoutMarks),
});

const EMBEDDED: Stage<OpenDocument> = stage('embedded', 'what data inside the file and codes on its pages say', { stated, codes });

const TYPE: Stage<OpenDocument> = stage('type', 'what a paper is, where its title leaves that open', {
  'customs-form': customsForm,
  content: typeOfContent,
  'code-of-type': typeOfCode,
  delivery: typeOfDelivery,
  charges: typeOfCharges,
  bill: typeOfBill,
  'air-waybill': typeOfAirWaybill,
  'of-data': typeOfData,
});

const FIELDS: Stage<OpenDocument> = stage('fields', 'the fields and lines that papers of the type have', {
  meanings: meaningsOfType,
  lines: linesOfType,
  tags: withTags,
  'lines-by-tags': linesByTags,
  header: fieldsIn('header'),
  fallbacks: fieldsIn('fallbacks'),
  derived: fieldsIn('derived'),
  totals: fieldsIn('totals'),
  'rows-behind-sum': (document) => ({ understood: withoutRowsBehindSum(document) }),
  'rows-add-up': (document) => ({ understood: withRowSums(document) }),
  'part-sums': (document) => ({ understood: withPartSums(document) }),
  'weights-in-thousands': (document) => ({ understood: withWeightsInThousands(document) }),
});

const ARBITER: Stage<OpenDocument> = stage('arbiter', 'the rules and the learned ranker, weighed against each other', {
  rank: (document) => ({ ranking: rankCandidates(document) }),
  'weigh-rules': weighRules,
  'drop-unfit': dropUnfit,
  'tagged-header': taggedHeader,
  rivals: withRivals,
});

const CHECKS: Stage<OpenDocument> = stage('checks', 'which tests each value of the header passes; what fails one is doubted', {
  kind: onHeader(kindFits),
  whole: onHeader(isWhole),
  near: onHeader(isNear),
  sum: onHeader(addsUp),
  backed: onHeader(isBacked),
  alone: onHeader(isAlone),
  'open-ended': doubtOpenEnded,
});

const EVIDENCE: Stage<OpenDocument> = stage('evidence', 'which value of each field is believed, and how much', {
  weigh: weighEvidence,
  'units-beside': unitsBeside,
});

const READINGS: Stage<OpenDocument> = stage('readings', 'values with their place and their confidence', {
  legible: ({ understood }) => ({ understood: legible(understood) }),
  readings: (document) => readingsOf(document.understood, document),
  'with-codes': withCodes,
  'with-data': withData,
});

/** What finds other readers' values for the fields of a document, tests all of them, and believes one of each. */
export const WEIGHING: readonly Stage<OpenDocument>[] = [ARBITER, CHECKS, EVIDENCE];

/** What any pages go through, those whose type a person said, and those of which nobody said anything. */
const TEXT: readonly Stage<OpenDocument>[] = [WORDS, STYLE, TABLES, LABELS];
export const OF_KNOWN_TYPE: readonly Stage<OpenDocument>[] = [...TEXT, EMBEDDED, FIELDS, ...WEIGHING, READINGS];
export const OF_A_DOCUMENT: readonly Stage<OpenDocument>[] = [...TEXT, EMBEDDED, TYPE, FIELDS, ...WEIGHING, READINGS];

/** The machine as people see it. */
export const MACHINE: readonly StageOutline[] = [SPLIT, ...OF_A_DOCUMENT];

/** Reads pages for their structure: phrases, labels with values, tables, and how numbers and days are written. */
export function readText({ pages }: ReadDocument, { without }: RunOptions = {}): OpenDocument {
  return runStages(TEXT, openDocument(pages, UNKNOWN_PAGE), without === undefined ? {} : { without });
}

function dayOrderIn(texts: readonly string[]): Pick<DocumentText, 'dayOrder' | 'isDayOrderKnown'> {
  const order = dayOrderOf(texts);
  return { dayOrder: order ?? guessDayOrder(texts), isDayOrderKnown: order !== null };
}
