import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { StepContext, StepResult } from '../step-context.js';

/** Keeps what the record has a field for and what says something. Everything else stays readable in the understanding. */
export async function mapFields({ artefacts }: StepContext): Promise<StepResult> {
  const records = await artefacts.understanding();
  let values = 0;
  for (const record of records) {
    if (record.kind === null) continue;
    record.header = known(record.kind, record.header, false);
    record.lines = record.lines.map((line) => known(record.kind as RecordKind, line, true));
    values += Object.keys(record.header).length + record.lines.reduce((total, line) => total + Object.keys(line).length, 0);
  }
  await artefacts.saveUnderstanding(records);
  return { summary: `${values} values`, values };
}

function known(kind: RecordKind, readings: Readings, isOfLine: boolean): Readings {
  const kept = Object.entries(readings).filter(
    ([field, { value }]) => value !== null && value !== '' && fieldForm(kind, field, isOfLine) !== null,
  );
  return Object.fromEntries(kept);
}
