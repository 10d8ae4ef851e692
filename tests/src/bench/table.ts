import { type BenchLine, type VoidLine, verdictOn } from './goal.js';

const COLUMNS = ['id', 'figure', 'result', 'goal', ''] as const;

/** A bench that gave no figure, and why. */
export interface BrokenOff {
  readonly id: string;
  readonly cause: string;
}

/** What one run of the benches found: a row for each figure, then in words what was short, what broke off, and what this run cannot tell. */
export function table(lines: readonly (BenchLine | VoidLine)[], brokenOff: readonly BrokenOff[]): string {
  const rows = lines.map((line) => [line.id, line.what, resultOf(line), goalOf(line), verdictOn(line)]);
  const widths = COLUMNS.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const inLine = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const remarks = [
    remark('Short of the goal', lines.filter((line) => verdictOn(line) === 'short').map(nameOf)),
    remark('The run was too noisy for', lines.filter((line) => ['unclear', 'void'].includes(verdictOn(line))).map(nameOf)),
    remark(
      'Broke off',
      brokenOff.map(({ id, cause }) => `${id} (${cause})`),
    ),
  ].flat();
  return [inLine(COLUMNS), inLine(widths.map((width) => '-'.repeat(width))), ...rows.map(inLine), ...remarks].join('\n');
}

/** One figure as it is measured, before the widths of the table are known. */
export function told(line: BenchLine | VoidLine): string {
  return [line.id, line.what, resultOf(line), goalOf(line), verdictOn(line)].filter((cell) => cell !== '').join('  ');
}

function remark(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ['', `${title}: ${names.join('; ')}.`];
}

function nameOf({ id, what }: BenchLine | VoidLine): string {
  return `${id} ${what}`;
}

function resultOf(line: BenchLine | VoidLine): string {
  if ('bareAgainstBare' in line) return `bare against bare ${line.bareAgainstBare.toFixed(2)}`;
  const { median, low, high } = line.ratio;
  return `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
}

function goalOf(line: BenchLine | VoidLine): string {
  if ('bareAgainstBare' in line) return '';
  const { atLeast, atMost } = line.goal;
  return [atLeast === undefined ? '' : `≥ ${atLeast.toFixed(2)}`, atMost === undefined ? '' : `≤ ${atMost.toFixed(2)}`]
    .filter(Boolean)
    .join(', ');
}
