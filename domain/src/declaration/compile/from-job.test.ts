import { expect, test } from 'vitest';
import { surroundings } from '../testing/shipment.js';
import { compileCargoReport } from './compile-cargo-report.js';
import { compileDeclaration } from './compile-declaration.js';
import { FROM_JOB } from './from-job.js';

const JOB = {
  reference: 'PO-1',
  vessel: 'CORAL LANTERN',
  voyage: '114S',
  port_of_origin: 'CNSHA',
  port_of_dest: 'AUMEL',
  date_arrive: '2025-12-24',
};

test('without papers a header says of the job what is written down as the job’s, and nothing else of it', () => {
  const around = { ...surroundings(), job: { ...surroundings().job, ...JOB } };
  const headers = [compileDeclaration([], around), compileCargoReport([], around)].map(({ fields }) => fields);
  const ofJob = headers.flatMap((fields) =>
    Object.entries(fields).flatMap(([field, { value }]) => (Object.values(JOB).includes(String(value)) ? [[field, value] as const] : [])),
  );
  const named = Object.entries(FROM_JOB).map(([field, name]) => [field, JOB[name as keyof typeof JOB]]);
  expect(new Map(ofJob)).toEqual(new Map(named as [string, string][]));
});
