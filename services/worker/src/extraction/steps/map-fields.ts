import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { recordValue } from '@tallyport/domain/shipping-record/record-value';
import type { StepContext, StepResult } from '../step-context.js';

/** Keeps what the record has a field for and what says something, written as the record writes it. Everything else stays readable in the understanding. */
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
  return { summary: `${values} values`, facts: [{ what: 'values', count: values }], values };
}

function known(kind: RecordKind, readings: Readings, isOfLine: boolean): Readings {
  const kept = Object.entries(readings).flatMap(([field, reading]) => {
    const form = fieldForm(kind, field, isOfLine);
    const value = form === null ? null : recordValue(form, reading.value);
    return value === null || value === '' ? [] : [[field, { ...reading, value }] as const];
  });
  return Object.fromEntries(kept);
}
