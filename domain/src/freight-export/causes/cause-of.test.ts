import { HOLD_REASONS, UnknownReason, WAITING_REASONS } from '@tallyport/contracts/freight-export/values';
import { describe, expect, test } from 'vitest';
import type { FreightCause } from './cause.js';
import { causesOf } from './cause-of.js';
import { causeOf, KNOWN_CAUSES } from './known-causes.js';
import { linesOfExport } from './lines-of-export.js';
import { readCauses } from './read-causes.js';
import { regroup } from './regroup-causes.js';

const error = (text: string) => ({ severity: 'error', text }) as const;
const warning = (text: string) => ({ severity: 'warning', text }) as const;
const cause = (code: string, ...patterns: readonly string[]): FreightCause => ({
  code,
  patterns: [...patterns],
  field: 'job',
  who: 'broker',
});

describe('the cause of a failure', () => {
  test.each([
    ['Error - Organization code WATBRO not found', 'organisation-unknown', 'WATBRO'],
    ["ERROR:  organisation code  'WATBRO'  does not exist in this company", 'organisation-unknown', 'WATBRO'],
    ['Error - Organization code WATBRO is not active', 'organisation-inactive', 'WATBRO'],
    ["Error - InvoiceQuantityUnit 'PCS' is not a valid unit (invoice INV 7, line 3)", 'unit-unknown', 'PCS'],
    ["Error - WayBillNumber 'BILL1' is already used by B00001001", 'bill-taken', 'B00001001'],
    ["Error - LineNo '3' occurs twice (invoice INV-1)", 'line-twice', '3'],
    ["Error - No CustomsDeclaration found with key 'B00009999'", 'job-not-there', 'B00009999'],
    ['The job is locked by another user', 'job-locked', 'another user'],
    ['Error - The message is for LBYMEL, this is LBYSYD', 'wrong-system', 'LBYMEL'],
    ['HTTP 401', 'log-in-refused', null],
    ['Status XYZ', 'status-unknown', 'XYZ'],
    ['Status PRS, ZZZ', 'status-unknown', 'PRS, ZZZ'],
    ['Status ERR without a reason', 'not-saved', 'ERR'],
    ['nobody listens at the address (ECONNREFUSED)', 'nobody-there', null],
    ['the name of the host leads nowhere (ENOTFOUND)', 'host-unknown', null],
    ['the address is refused: private-address', 'address-refused', null],
    ['no answer within 30 s', 'no-answer', null],
    ['HTTP 503', 'server-error', null],
    ['the answer is too large', 'unreadable-answer', null],
  ])('that says "%s" is %s of %s', (text, code, key) => {
    expect(causeOf([error(text)])).toMatchObject({ code, key });
  });

  test('is told with what it is about, where it is put right and by whom', () => {
    expect(causeOf([error('Error - Organization code WATBRO not found')])).toEqual({
      code: 'organisation-unknown',
      key: 'WATBRO',
      field: 'settings.parties',
      who: 'broker',
      line: 'Error - Organization code WATBRO not found',
    });
  });

  test('nobody knows is shown as the line itself', () => {
    const line = 'Error - Qwerty [17] <b>&';
    expect(causeOf([error(line)])).toMatchObject({ code: 'other', key: 'Qwerty [17] <b>&', field: null, line });
  });

  test('is that of an error and not of a warning beside it, and of the first error that is understood', () => {
    const lines = [warning("Warning - IncoTerm 'XXX' is not a valid incoterm"), error('Error - Qwerty'), error('HTTP 401')];
    expect(causeOf(lines)?.code).toBe('log-in-refused');
    expect(causeOf(lines.slice(0, 2))?.code).toBe('other');
    expect(causeOf(lines.slice(0, 1))).toMatchObject({ code: 'incoterm-unknown', key: 'XXX' });
    expect(causeOf([{ severity: 'info', text: '1 job was created.' }])).toBeNull();
  });

  test('is the first row that fits', () => {
    const [special, general] = [cause('special', 'Code WAT*'), cause('general', 'Code {key}')];
    expect(causesOf([special, general])([error('Code WATBRO')])?.code).toBe('special');
    expect(causesOf([general, special])([error('Code WATBRO')])?.code).toBe('general');
  });

  test('is found at once, however long a line nearly fits', () => {
    const began = performance.now();
    for (const part of ["Organization code '", 'x is y ', 'No job found with key ', '* ['])
      causeOf([error(part.repeat(200).slice(0, 1_000))]);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('the table of causes', () => {
  test('explains every reason for which an export stands still', () => {
    const still = { lines: [], attempts: [], detail: null, hold: null, waiting_for: null };
    const lines = [
      ...WAITING_REASONS.filter((reason) => reason !== 'refused').map((reason) =>
        linesOfExport({ ...still, state: 'waiting_for_person', waiting_for: reason }),
      ),
      ...HOLD_REASONS.map((hold) => linesOfExport({ ...still, state: 'held', hold })),
      ...UnknownReason.options.map((reason) => [error(`unknown: ${reason}`)]),
    ];
    expect(lines.map((said) => causeOf(said)?.code)).not.toContain('other');
  });

  test('has no row that another one hides', () => {
    const lineOf = (pattern: string) => pattern.replaceAll('{key}', 'KEY').replaceAll('?', 's').replaceAll('*', 'x');
    const hidden = KNOWN_CAUSES.filter(
      ({ code, patterns }) => !patterns.some((pattern) => causeOf([error(lineOf(pattern))])?.code === code),
    );
    expect(hidden).toEqual([]);
  });

  test.each([
    ['[]', /./],
    [[{ ...cause('row', 'b'), who: 'nobody' }], /who/],
    [[cause('row', '* *')], /fits everything/],
    [[cause('row', '*a*b*c*')], /more than 3/],
    [[cause('row', 'Code {key}*')], /no end/],
    [[cause('row', 'b'), cause('row', 'c')], /twice/],
  ])('with a fault is refused: %j', (content, fault) => {
    expect(readCauses(content)).toMatchObject({ outcome: 'refused', faults: [expect.stringMatching(fault) as string] });
  });
});

test('before a table is changed it is seen which kept answers move', () => {
  const answers = [
    { lines: [error('Code WATBRO')], count: 2 },
    { lines: [warning('Code WATBRO')], count: 1 },
    { lines: [error('Code X')], count: 4 },
    { lines: [error('HTTP 401')], count: 1 },
    { lines: [], count: 9 },
  ];
  const before = causesOf([cause('code', 'Code {key}')]);
  const after = causesOf([cause('importer', 'Code WAT*'), cause('code', 'Code {key}'), cause('log-in', 'HTTP 401')]);
  expect(regroup(answers, before, after)).toEqual({
    moved: [
      { before: 'code (WATBRO)', after: 'importer', count: 3, example: 'Code WATBRO' },
      { before: 'other (HTTP 401)', after: 'log-in', count: 1, example: 'HTTP 401' },
    ],
    same: 4,
  });
});
