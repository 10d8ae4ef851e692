import { expect, test } from 'vitest';
import type { FrozenRecord } from '../frozen-record.js';
import { withHeader, withLine } from '../preflight/testing/sample-subject.js';
import { MessageEncoder } from './encode-message.js';
import type { Sending } from './sending.js';
import { sampleCargoReport, sampleDeclaration, sampleSending } from './testing/sample-records.js';
import { starterLayout } from './testing/starter-tables.js';

const CHANGE: Partial<Sending> = { version: 2, function: 'change', customsId: 'AAEHK7R4W', reason: 'Price corrected' };
const declarations = new MessageEncoder(starterLayout('IMD'));
const reports = new MessageEncoder(starterLayout('SEACR'));
const before = sampleDeclaration();

const sent = (record: FrozenRecord, changed: Partial<Sending> = {}) =>
  declarations.encode(record, sampleSending({ ...CHANGE, ...changed }), before).segments;
/** What a change says of lines and counts. */
const lines = (record: FrozenRecord) => sent(record).filter((segment) => /^(LIN|CST\+\d|CNT)/.test(segment));

test('a change says why, what customs calls the declaration, and its function', () => {
  expect(sent(before).filter((segment) => /^(BGM|FTX\+CHG|RFF\+ABT)/.test(segment))).toEqual([
    "BGM+929:::IMD+TP7F3K2Q9A:2+4'",
    "FTX+CHG+++Price corrected'",
    "RFF+ABT:AAEHK7R4W'",
  ]);
});

test('a change of the header sends no line, and every invoice', () => {
  const changed = sent(withHeader(before, { owner_reference: 'PO 88-1205' }));
  expect(changed.filter((segment) => /^(LIN|CST\+\d|CNT)/.test(segment))).toEqual(["CNT+5:0'", "CNT+11:0'"]);
  expect(changed).toContain("DMS+NB-26-0917+380'");
});

test('a line that changes is amended, whole', () => {
  const changed = withLine(before, 'goods', { goods_description: 'BASKETS' }, 2);
  expect(lines(changed)).toEqual(["CST+2+A::95'", "CNT+5:1'", "CNT+11:0'"]);
  expect(sent(changed)).toContain("RFF+ABD:94059900'");
});

test('a line whose amounts alone change is amended', () => {
  const amounts = { ...before.lines[4]?.amounts, duty: '938.00' };
  expect(lines({ ...before, lines: before.lines.map((line, at) => (at === 4 ? { ...line, amounts } : line)) })[0]).toBe("CST+1+A::95'");
});

test('lines that become another by their invoice are amended', () => {
  expect(lines(withLine(before, 'invoice', { invoice_currency: 'EUR' }))).toEqual([
    "CST+1+A::95'",
    "CST+2+A::95'",
    "CNT+5:2'",
    "CNT+11:0'",
  ]);
});

test('a new line is inserted, a line that is gone is deleted with nothing but its number', () => {
  const [last] = before.lines.slice(-1);
  const added = last === undefined ? [] : [{ ...last, number: 3, lineIds: ['goods-3'] }];
  const record = { ...before, lines: [...before.lines.filter(({ lineIds }) => !lineIds.includes('goods-1')), ...added] };
  expect(lines(record)).toEqual(["CST+1+D::95'", "CST+3+I::95'", "CNT+5:2'", "CNT+11:0'"]);
  expect(sent(record)[sent(record).indexOf("CST+1+D::95'") + 1]).toBe("CST+3+I::95'");
});

test('what is not sent changes nothing', () => {
  expect(lines(withLine(before, 'goods', { product_code: 'B-30' }))).toEqual(["CNT+5:0'", "CNT+11:0'"]);
});

test('of a transport line the packages of this message are counted', () => {
  expect(lines(withLine(before, 'transport', { packages: '213' }))).toEqual(["LIN+1+A'", "CNT+5:0'", "CNT+11:213'"]);
});

test('packages of a transport line that is deleted do not count', () => {
  const [line] = before.lines.filter(({ type }) => type === 'transport');
  const other = line === undefined ? [] : [{ ...line, number: 2, lineIds: ['transport-2'], fields: { ...line.fields, packages: '7' } }];
  const record = { ...before, lines: [...before.lines.filter(({ type }) => type !== 'transport'), ...other] };
  expect(lines(record)).toEqual(["LIN+1+D'", "LIN+2+I'", "CNT+5:0'", "CNT+11:7'"]);
});

test('account details stand on no original', () => {
  const record = withHeader(before, { bank_account_number: '123456789', bank_account_name: 'WATTLE', bank_bsb: '012345' });
  const account = "FII+BO+123456789:WATTLE+012345::95'";
  expect(sent(record)).toContain(account);
  expect(sent(record, { function: 'original' })).not.toContain(account);
});

test('a withdrawal says little more than that', () => {
  expect(sent(before, { function: 'withdrawal', reason: 'Lodged twice' })).toEqual([
    "BGM+929:::IMD+TP7F3K2Q9A:2+50'",
    "CST++N10::95'",
    "GIS+L:LDG:95'",
    "FTX+CHG+++Lodged twice'",
    "RFF+ADU:SYD-000431'",
    "RFF+ABT:AAEHK7R4W'",
    "NAD+CB+04417::95++ROWAN PELL'",
    "UNS+D'",
    "UNS+S'",
    "CNT+5:0'",
    "CNT+11:0'",
  ]);
});

test('a change of a cargo report carries the whole report', () => {
  const report = sampleCargoReport();
  const changed = reports.encode(withHeader(report, { volume: '27' }), sampleSending(CHANGE), report).segments;
  expect(changed.filter((segment) => /^(BGM|EQD|MEA\+VOL|CNT)/.test(segment))).toEqual([
    "BGM+785:::SEACR+CR4M8T1W6B:2+4'",
    "EQD+CN+TLPU4001259+22G1'",
    "MEA+VOL++M3:27'",
    "CNT+16:1'",
  ]);
});

test('a withdrawal of a cargo report says little more than that', () => {
  const report = sampleCargoReport();
  expect(reports.encode(report, sampleSending({ ...CHANGE, function: 'withdrawal' }), report).segments).toEqual([
    "BGM+785:::SEACR+CR4M8T1W6B:2+50'",
    "FTX+CHG+++Price corrected'",
    "RFF+ABT:AAEHK7R4W'",
    "NAD+RP+77000111059::95'",
    "CNT+16:0'",
  ]);
});
