import type { StageOutline } from '@tallyport/reading/stage';

/** Sizes in pixels. */
const COLUMN = 158;
const GAP = 14;
const TOP = 64;
const LINE = 17;
const PADDING = 12;
/** Letters of a line of small print. */
const MOST_LETTERS = 22;

const STYLE = `
    text { font-family: system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', Arial, sans-serif; font-size: 12.5px; fill: #1d232b; }
    .name { font-size: 15px; font-weight: 600; }
    .small { fill: #56606c; font-size: 12px; }
    .stage { fill: #eef2f6; stroke: #9aa4b0; }
    .road { stroke: #2f6fb3; stroke-width: 1.8; }
    .tip { fill: #2f6fb3; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e8ecf1; }
      .small { fill: #a3adb9; }
      .stage { fill: #222932; stroke: #5c6774; }
      .road { stroke: #79b0ea; }
      .tip { fill: #79b0ea; }
    }`;

/** The reading as an SVG: its stages from left to right, each with what it makes and its passes from top to bottom. */
export function machinePicture(machine: readonly StageOutline[]): string {
  const made = machine.map(({ makes }) => wrapped(makes));
  const head = 2 * PADDING + LINE * (1 + Math.max(...made.map((lines) => lines.length)));
  const height = TOP + head + LINE * Math.max(...machine.map(({ passes }) => passes.length)) + 2 * PADDING;
  const width = machine.length * (COLUMN + GAP) + GAP;
  const columns = machine.map((stage, index) => {
    const x = GAP + index * (COLUMN + GAP);
    const lines = made[index] ?? [];
    const passes = stage.passes.map(
      ({ name }, at) => `<text x="${x + PADDING}" y="${TOP + head + LINE * (at + 1)}">${at + 1}. ${name}</text>`,
    );
    return [
      `<rect class="stage" x="${x}" y="${TOP}" width="${COLUMN}" height="${height - TOP - PADDING}" rx="6"/>`,
      `<text class="name" x="${x + PADDING}" y="${TOP + 22}">${stage.name}</text>`,
      ...lines.map((line, at) => `<text class="small" x="${x + PADDING}" y="${TOP + 22 + LINE * (at + 1)}">${line}</text>`),
      ...passes,
    ].join('\n  ');
  });
  const middle = TOP / 2 + 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
  <title id="title">The stages of the reading, each with its passes in order</title>
  <style>${STYLE}
  </style>
  <text class="small" x="${GAP}" y="${middle - 10}">pages: words with boxes, cells, ruling lines</text>
  <text class="small" x="${width - GAP}" y="${middle - 10}" text-anchor="end">documents: type, header, lines, each value with its place and certainty</text>
  <path class="road" d="M${GAP} ${middle} H${width - GAP - 8}"/>
  <path class="tip" d="M${width - GAP} ${middle} l-9 -5 v10 z"/>
  ${columns.join('\n  ')}
</svg>
`;
}

/** A text in lines of a few words. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < MOST_LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
