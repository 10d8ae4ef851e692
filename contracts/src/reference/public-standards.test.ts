import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODE_LISTS } from './registry.js';

const STANDARDS = join(import.meta.dirname, '../../fixtures/standards');

/** Code to name, of one edition of a public standard. A name may be quoted. */
function publicList(file: string): Map<string, string> {
  const lines = readFileSync(join(STANDARDS, file), 'utf8').split(/\r?\n/).slice(1);
  const rows = lines.flatMap((line) => {
    const row = /^([^,]+),(?:"([^"]*)"|([^,]*))/.exec(line);
    return row ? [[row[1] ?? '', row[2] ?? row[3] ?? ''] as const] : [];
  });
  return new Map(rows);
}

const entriesOf = (type: string) => CODE_LISTS[type]?.entries ?? [];
const codesOf = (type: string) => entriesOf(type).map(({ code }) => code);

describe('reference lists beside the public standards', () => {
  test('every currency of ISO 4217 is there, and only withdrawn ones besides', () => {
    const standard = publicList('iso-4217-2015.csv');
    expect([...standard.keys()].filter((code) => !codesOf('currency').includes(code))).toEqual([]);
    const besides = entriesOf('currency').filter(({ code, disabled }) => !standard.has(code) && !disabled);
    // The Caribbean guilder began in 2025, after that edition of the standard.
    expect(besides.map(({ code }) => code)).toEqual(['XCG']);
  });

  test('every packaging type is one of Recommendation 21, by code and name', () => {
    const standard = publicList('unece-rec21-revision-9.csv');
    expect(entriesOf('packaging_type').filter(({ code, en }) => standard.get(code) !== en)).toEqual([]);
  });

  test('every package unit is one of Recommendation 20 or 21', () => {
    const standards = new Set([...publicList('unece-rec20-revision-11.csv').keys(), ...publicList('unece-rec21-revision-9.csv').keys()]);
    expect(codesOf('package_unit').filter((code) => !standards.has(code))).toEqual([]);
  });
});
