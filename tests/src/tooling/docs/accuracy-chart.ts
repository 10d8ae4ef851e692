import type { RecordedFigures } from '../../accuracy/record/figure-log.js';

const [WIDTH, HEIGHT] = [720, 260];
const [LEFT, TOP, PLOT_WIDTH, PLOT_HEIGHT] = [44, 30, 500, 190];
/** The lowest share that is drawn, in percent. */
const FLOOR = 40;
const TICKS = [40, 60, 80, 100];

/** Papers by how much the reader was made with them, least first, each with its colour. */
const LINES: readonly { readonly set: string; readonly name: string; readonly colour: string }[] = [
  { set: 'unopened', name: 'real, unopened', colour: '#c2410c' },
  { set: 'opened', name: 'real, opened', colour: '#d9a441' },
  { set: 'samples', name: 'real, made with', colour: '#2f7d5b' },
  { set: 'held', name: 'generated, held', colour: '#7c6bd6' },
  { set: 'report', name: 'generated, report', colour: '#3b82c4' },
];

/** The core fields of each set as an SVG, measurement by measurement: how far what was never seen lies below what was. */
export function accuracyChart(figures: readonly RecordedFigures[]): string {
  const rows = figures.filter(({ kind, core }) => kind === 'all' && core !== null);
  const commits = [...new Set(rows.map(({ day, commit }) => `${day} ${commit}`))];
  const xOf = (row: RecordedFigures): number =>
    LEFT + (PLOT_WIDTH * commits.indexOf(`${row.day} ${row.commit}`)) / Math.max(1, commits.length - 1);
  const lines = LINES.map(({ set, name, colour }, index) => {
    const points = rows.filter((row) => row.set === set).map((row) => [xOf(row), yOf(row.core ?? 0)] as const);
    const drawn = points.map(([x, y]) => `${x.toFixed(0)},${y.toFixed(0)}`).join(' ');
    const dots = points.map(([x, y]) => `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="2.5" fill="${colour}"/>`).join('');
    const last = rows.findLast((row) => row.set === set)?.core;
    const legend = `<text x="${LEFT + PLOT_WIDTH + 14}" y="${TOP + 14 + 20 * index}" fill="${colour}">${name}${last == null ? '' : ` ${last.toFixed(1)} %`}</text>`;
    return `<polyline points="${drawn}" fill="none" stroke="${colour}" stroke-width="1.5"/>${dots}${legend}`;
  });
  const grid = TICKS.map(
    (tick) =>
      `<line x1="${LEFT}" x2="${LEFT + PLOT_WIDTH}" y1="${yOf(tick)}" y2="${yOf(tick)}" stroke="#8884"/><text x="${LEFT - 8}" y="${yOf(tick) + 4}" text-anchor="end" fill="#888">${tick}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<title>Core fields read rightly, F1 in percent, from ${rows[0]?.day ?? ''} to ${rows.at(-1)?.day ?? ''}</title>
<text x="${LEFT}" y="16" fill="#888">core fields, F1 in percent, by measurement</text>
${[...grid, ...lines].join('\n')}
</svg>
`;
}

function yOf(percent: number): number {
  return TOP + (PLOT_HEIGHT * (100 - Math.max(FLOOR, percent))) / (100 - FLOOR);
}
