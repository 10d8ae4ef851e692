import type { RecordedFigures } from '../../accuracy/record/figure-log.js';

/** Real papers: those that nobody opened come first, for they judge. */
const REAL_SETS: Readonly<Record<string, string>> = {
  unopened: 'unopened third',
  opened: 'opened two thirds',
  samples: 'the 28 it was made with',
};
const LAST_ROWS = 10;
const HEAD =
  '| day | reader | papers | documents | **sure but wrong** | sure right | sure | invented | type | core | other | cells | rows | calibration |';
const RULE = `|${' --- |'.repeat(14)}`;

/** The page of figures with its two tables made anew between their marks: real papers at first and now, and what was measured last. */
export function accuracyPage(page: string, figures: readonly RecordedFigures[]): string {
  const whole = figures.filter(({ kind }) => kind === 'all');
  const real = Object.entries(REAL_SETS).flatMap(([set, name]) => {
    const measured = whole.filter((row) => row.set === set && row.sureValues !== null);
    return [...new Set([measured[0], measured.at(-1)])].flatMap((row) => (row === undefined ? [] : [tableRow(row, name)]));
  });
  const last = whole.slice(-LAST_ROWS).map((row) => tableRow(row, row.set));
  return between(between(page, 'real papers', [HEAD, RULE, ...real]), 'last rows', [HEAD, RULE, ...last]);
}

function tableRow(row: RecordedFigures, papers: string): string {
  const sure = row.sureValues === null ? '–' : `**${row.sureWrong} of ${row.sureValues}**`;
  const shares = [row.type, row.core, row.other, row.cells, row.rows, row.calibration].map(percent);
  return `| ${[row.day, row.commit, papers, row.documents, sure, percent(row.sureRight), percent(row.sure), row.invented, ...shares].join(' | ')} |`;
}

function between(page: string, mark: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/accuracy.md has no place for "${mark}"`);
  return `${page.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}

const percent = (share: number | null): string => (share === null ? '–' : `${share.toFixed(1)} %`);
