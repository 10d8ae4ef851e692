/** Letters of this size or less, in half points, are read by no one without a glass. */
const TINY_HALF_POINTS = 4;

/** The tags that tell runs of text, how they are printed, and their letters; prefixes are as the writer chose them. */
const TAG = /<(\/?)(?:\w+:)?(r|rPr|vanish|webHidden|specVanish|color|sz|shd|highlight|t)((?:\s[^<>]*?)?)(\/?)>/gu;

interface Run {
  readonly start: number;
  letters: number;
  isHidden: boolean;
  isPaperColoured: boolean;
  hasGround: boolean;
}

/** A text document's markup without the runs that nobody can see, and how many letters stood in them. */
export interface SeenMarkup {
  readonly xml: string;
  readonly hiddenLetters: number;
}

/** Cuts out runs that are marked as hidden, printed in the colour of paper without a ground of their own, or tiny. */
export function withoutHiddenRuns(xml: string): SeenMarkup {
  const runs: Run[] = [];
  const kept: string[] = [];
  let hiddenLetters = 0;
  let from = 0;
  let textFrom = -1;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', 4: selfClosed, index } of xml.matchAll(TAG)) {
    const run = runs.at(-1);
    if (name === 'r' && slash === '') {
      if (selfClosed === '') runs.push({ start: index, letters: 0, isHidden: false, isPaperColoured: false, hasGround: false });
    } else if (name === 'r') {
      const ended = runs.pop();
      // What is cut inside of another hidden run goes with that one.
      if (ended === undefined || !isUnseen(ended) || runs.some(isUnseen) || ended.start < from) continue;
      kept.push(xml.slice(from, ended.start));
      from = index + tag.length;
      hiddenLetters += ended.letters;
    } else if (name === 't') {
      if (slash === '') textFrom = index + tag.length;
      else if (run !== undefined && textFrom >= 0) run.letters += xml.slice(textFrom, index).trim().length;
    } else if (run !== undefined) note(run, name ?? '', attributes);
  }
  kept.push(xml.slice(from));
  return { xml: kept.join(''), hiddenLetters };
}

function note(run: Run, name: string, attributes: string): void {
  const value = /val\s*=\s*["']([^"']*)["']/u.exec(attributes)?.[1] ?? '';
  if (name === 'vanish' || name === 'webHidden' || name === 'specVanish') run.isHidden ||= !/^(?:0|false|off)$/u.test(value);
  if (name === 'color') run.isPaperColoured = /^(?:[fF][d-fD-F0-9]){3}$/u.test(value);
  if (name === 'sz') run.isHidden ||= Number(value) > 0 && Number(value) <= TINY_HALF_POINTS;
  if (name === 'shd' || name === 'highlight') run.hasGround = true;
}

const isUnseen = ({ isHidden, isPaperColoured, hasGround }: Run): boolean => isHidden || (isPaperColoured && !hasGround);
