import type { ExplainedValue, LostBecause } from '@tallyport/contracts/document-extraction/explanation';
import type { ExplainedSegment, TracedValue } from '@tallyport/reading/explain/explain-document';
import type { TypeEvidence } from '@tallyport/reading/explain/type-evidence';

/** Why the values of a file are what they are, for people. */
export function explanation(name: string, segments: readonly ExplainedSegment[]): string {
  return segments
    .map(({ segment, type: evidence, values, lines }) => {
      const { fromPage, toPage, type, title } = segment;
      const pages = fromPage === toPage ? `page ${fromPage}` : `pages ${fromPage} to ${toPage}`;
      const head = `${name}, ${pages}: ${type}${title === null ? '' : ` (${title})`}, ${values.length} fields, ${lines} lines`;
      return [head, ...typeLines(evidence), ...values.map(valueLines)].join('\n');
    })
    .join('\n\n');
}

const LOST_BECAUSE: Readonly<Record<LostBecause, string>> = {
  unfit: 'asked before, and what stands there is no value of this kind',
  guessed: 'not asked, its label is only guessed',
  loose: 'not asked, its label runs into the text behind it',
  later: 'not asked, the value was found before',
};

/** So many signs of a type are told. */
const MOST_SIGNS = 8;

function typeLines({ by, title, score, signs, runnerUp }: TypeEvidence): string[] {
  const why = {
    title: `the type is told by the title ${JSON.stringify(title)}, loud to ${rounded(score)}`,
    signs: 'the type is told by what the paper holds',
    form: 'the type is told by the boxes of the form',
    nothing: 'the type is not known: no title says it, and too little speaks for any',
  };
  const told = signs.slice(0, MOST_SIGNS).map(({ sign, weight }) => `${weight < 0 ? 'against' : 'for'} it: ${sign}, ${rounded(weight)}`);
  const next =
    runnerUp === null
      ? []
      : [`next likely: ${runnerUp.type}${runnerUp.name === '' ? '' : ` (${runnerUp.name})`}, ${rounded(runnerUp.weight)} in all`];
  return [`  ${why[by]}`, ...[...told, ...next].map((fact) => `    ${fact}`)];
}

function valueLines(explained: TracedValue): string {
  const { field, value, place, method, confidence, certainty, label, column, checks, passes, ranked, is_ranked: isRanked } = explained;
  const facts = [
    `sure to ${confidence}: the reader to ${rounded(certainty)}, the rest is the print`,
    place === null ? 'follows from other values' : `printed on page ${place.page}, from the ${method}`,
    ...(label === null ? [] : [labelLine(label)]),
    ...(column === null ? [] : [`in the ${column.is_total ? 'total of the ' : ''}column "${column.head}" (${column.role ?? 'unknown'})`]),
    ...(label?.rivals ?? []).map(({ label: other, says, why }) => `not "${says}" at "${other}": ${LOST_BECAUSE[why]}`),
    ...checks.map(({ holds, says }) => `${holds ? 'holds' : 'fails'}: ${says}`),
    ...(isRanked ? ['no rule found it: the ranker filled the empty field'] : []),
    ...(ranked.length === 0
      ? []
      : [`the ranker: ${ranked.map((likely) => `${JSON.stringify(likely.value)} to ${rounded(likely.chance)}`).join(', ')}`]),
    ...passes.map(({ pass, otherwise }) => `without ${pass}: ${otherwise === null ? 'nothing' : JSON.stringify(otherwise)}`),
  ];
  return [`  ${field} = ${JSON.stringify(value)}`, ...facts.map((fact) => `    ${fact}`)].join('\n');
}

function labelLine({ label, relation, is_guess: isGuess, is_source: isSource }: NonNullable<ExplainedValue['label']>): string {
  const where = relation === null ? '' : `, ${relation}`;
  return `${isSource ? 'given by' : 'stands by'} the ${isGuess ? 'guessed ' : ''}label "${label}"${where}`;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
