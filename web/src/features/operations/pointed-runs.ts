interface Run {
  readonly run: string;
  readonly isPointed: boolean;
}

/** A text in as few runs of lines as possible, with those lines apart that hold what is pointed at. */
export function pointedRuns(text: string, point: string): readonly Run[] {
  if (point === '' || !text.includes(point)) return [{ run: text, isPointed: false }];
  const runs: { lines: string[]; isPointed: boolean }[] = [];
  for (const line of text.split('\n')) {
    const isPointed = line.includes(point);
    const last = runs.at(-1);
    if (last && last.isPointed === isPointed) last.lines.push(line);
    else runs.push({ lines: [line], isPointed });
  }
  return runs.map(({ lines, isPointed }) => ({ run: lines.join('\n'), isPointed }));
}
