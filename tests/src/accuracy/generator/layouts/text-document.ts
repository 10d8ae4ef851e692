import { makeZip } from '@tallyport/file-type/testing/make-zip';
import { docxParts } from '@tallyport/worker/document-process/testing/make-files';
import type { Fact, Paper } from '../paper.js';

/** A paper as a text document (DOCX): labels before colons or dashes in paragraphs, or in tables of two or four columns. */
export function textDocumentOf({ title, issuer, facts, table, remarks }: Paper, layout: string): Buffer {
  const { parties, references, route, terms, cargo, sums, closing } = facts;
  const place = PLACES[layout] ?? asTable;
  const goods =
    table === null
      ? ''
      : gridOf([table.columns.map(({ header }) => header), ...table.rows, ...(table.totals === null ? [] : [table.totals])]);
  const body = [
    ...(issuer === null ? [] : [issuer.name, ...issuer.lines].map(paragraph)),
    paragraph(title),
    ...(layout === 'nested'
      ? [
          within([asTable(parties), asTable([...references, ...terms, ...route])]),
          within([goods]),
          asTable([...sums, ...cargo, ...closing]),
        ]
      : [asTable(parties), place([...references, ...terms, ...route]), goods, place([...sums, ...cargo, ...closing])]),
    ...remarks.map(paragraph),
  ];
  return makeZip(docxParts(body.join('')));
}

/** One row of cells that hold tables of their own. */
function within(tables: readonly string[]): string {
  return `<w:tbl><w:tr>${tables.map((table) => `<w:tc>${table}${paragraph('')}</w:tc>`).join('')}</w:tr></w:tbl>${paragraph('')}`;
}

const PLACES: Readonly<Record<string, (facts: readonly Fact[]) => string>> = {
  paragraphs: asParagraphs,
  tables: asTable,
  dashes: asDashes,
  quartets: asQuartets,
  lists: asLines,
};

/** A label and its value in paragraphs of their own. */
function asLines(facts: readonly Fact[]): string {
  return facts.map(({ label, lines }) => [label, ...lines].map(paragraph).join('')).join('');
}

function asDashes(facts: readonly Fact[]): string {
  return facts.map(({ label, lines }) => paragraph(`${label} – ${lines.join(', ')}`)).join('');
}

function asQuartets(facts: readonly Fact[]): string {
  const cells = facts.map(({ label, lines }) => [label, lines.join('\n')]);
  const rows = cells.flatMap((cell, index) => (index % 2 === 0 ? [[...cell, ...(cells[index + 1] ?? ['', ''])]] : []));
  return rows.length === 0 ? '' : gridOf(rows);
}

function asParagraphs(facts: readonly Fact[]): string {
  return facts.map(({ label, lines }) => paragraph(`${label}: ${lines.join(' ')}`)).join('');
}

function asTable(facts: readonly Fact[]): string {
  return facts.length === 0 ? '' : gridOf(facts.map(({ label, lines }) => [label, lines.join('\n')]));
}

/** A table and the empty paragraph that must part it from the next one. */
function gridOf(rows: readonly (readonly string[])[]): string {
  const cell = (words: string) => `<w:tc>${words.split('\n').map(paragraph).join('')}</w:tc>`;
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>${paragraph('')}`;
}

function paragraph(words: string): string {
  const escaped = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return `<w:p><w:r><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`;
}
