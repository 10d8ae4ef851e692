import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODE_LISTS } from './registry.js';

const REFERENCE = join(import.meta.dirname, '../../../../shared/samples/reference');

/** Code to name, of a public list kept beside the checkout. A name may be quoted. */
function publicList(file: string): Map<string, string> {
  const lines = readFileSync(join(REFERENCE, file), 'utf8').split(/\r?\n/).slice(1);
  const rows = lines.flatMap((line) => {
    const row = /^([^,]+),(?:"([^"]*)"|([^,]*))/.exec(line);
    return row ? [[row[1] ?? '', row[2] ?? row[3] ?? ''] as const] : [];
  });
  return new Map(rows);
}

const entriesOf = (type: string) => CODE_LISTS[type]?.entries ?? [];
const codesOf = (type: string) => entriesOf(type).map(({ code }) => code);

describe.skipIf(!existsSync(REFERENCE))('reference lists beside the public standards (needs ../shared/samples)', () => {
  test('every currency of ISO 4217 is there, and only withdrawn ones besides', () => {
    const standard = publicList('iso4217-currencies.csv');
    expect([...standard.keys()].filter((code) => !codesOf('currency').includes(code))).toEqual([]);
    const besides = entriesOf('currency').filter(({ code, disabled }) => !standard.has(code) && !disabled);
    // The Caribbean guilder began in 2025, after that edition of the standard.
    expect(besides.map(({ code }) => code)).toEqual(['XCG']);
  });

  test('every packaging type is one of Recommendation 21, by code and name', () => {
    const standard = publicList('unece-rec21-package-types.csv');
    expect(entriesOf('packaging_type').filter(({ code, en }) => standard.get(code) !== en)).toEqual([]);
  });

  test('every package unit is one of Recommendation 20 or 21', () => {
    const standards = new Set([...publicList('unece-rec20-units.csv').keys(), ...publicList('unece-rec21-package-types.csv').keys()]);
    expect(codesOf('package_unit').filter((code) => !standards.has(code))).toEqual([]);
  });
});
