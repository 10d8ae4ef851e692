import { type Figures, figuresOf } from '../score/figures.js';
import type { DocumentScore } from '../score/score-document.js';

const HEAD = ['', 'docs', 'type', 'core', 'other', 'cells', 'rows', 'invented', 'sure', 'sure right', 'calibration'];

/** By what documents are grouped. */
export type Grouping = (score: DocumentScore) => string;

/** Papers of no type are one group, whatever their titles. */
export const byType: Grouping = ({ type }) => type.replace(/^other:.*/, 'other');

/** Generated documents tell layout and medium in their names: `invoice/003-bands-scan.jpg`. */
export const byLook: Grouping = ({ name }) => name.replace(/^.*-([a-zA-Z]+-[a-z]+)\.[a-z]+$/, '$1');

/** The figures of each group of documents and of all, as a table for people. */
export function figureTable(scores: readonly DocumentScore[], groupOf: Grouping): string {
  const groups = [...new Set(scores.map(groupOf))].sort();
  const rows = [
    HEAD,
    ...groups.map((group) => figureRow(group, figuresOf(scores.filter((score) => groupOf(score) === group)))),
    figureRow('all', figuresOf(scores)),
  ];
  const widths = HEAD.map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

function figureRow(name: string, figures: Figures): string[] {
  const { documents, answered, type, core, other, cells, rows, invented, sureShare, sureRight, calibration } = figures;
  const shares = [type, core, other, cells, rows].map(percent);
  return [name, `${answered}/${documents}`, ...shares, String(invented), percent(sureShare), percent(sureRight), percent(calibration)];
}

export function percent(share: number | null): string {
  return share === null ? '–' : `${(100 * share).toFixed(1)} %`;
}
