import type { ExplainedSegment, ExplainedValue } from '@tallyport/reading/explain/explain-document';
import type { LabelEvidence } from '@tallyport/reading/explain/label-evidence';

/** Why the values of a file are what they are, for people. */
export function explanation(name: string, segments: readonly ExplainedSegment[]): string {
  return segments
    .map(({ segment, values, lines }) => {
      const { fromPage, toPage, type, title } = segment;
      const pages = fromPage === toPage ? `page ${fromPage}` : `pages ${fromPage} to ${toPage}`;
      const head = `${name}, ${pages}: ${type}${title === null ? '' : ` (${title})`}, ${values.length} fields, ${lines} lines`;
      return [head, ...values.map(valueLines)].join('\n');
    })
    .join('\n\n');
}

function valueLines({ field, reading, certainty, label, column, passes }: ExplainedValue): string {
  const { value, confidence, place, method } = reading;
  const facts = [
    `sure to ${confidence}: the reader to ${rounded(certainty)}, the rest is the print`,
    place === null ? 'follows from other values' : `printed on page ${place.page}, from the ${method}`,
    ...(label === null ? [] : [labelLine(label)]),
    ...(column === null ? [] : [`in the ${column.isTotal ? 'total of the ' : ''}column "${column.head}" (${column.role ?? 'unknown'})`]),
    ...(label?.rivals ?? []).map(({ label: other, says, why }) => `not "${says}" at "${other}": ${why}`),
    ...passes.map(({ pass, otherwise }) => `without ${pass}: ${otherwise === null ? 'nothing' : JSON.stringify(otherwise)}`),
  ];
  return [`  ${field} = ${JSON.stringify(value)}`, ...facts.map((fact) => `    ${fact}`)].join('\n');
}

function labelLine({ label, relation, isGuess, isSource }: LabelEvidence): string {
  const where = relation === null ? '' : `, ${relation}`;
  return `${isSource ? 'given by' : 'stands by'} the ${isGuess ? 'guessed ' : ''}label "${label}"${where}`;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
