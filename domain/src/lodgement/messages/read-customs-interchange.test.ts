import { expect, test } from 'vitest';
import { bytesOfText } from '../../edifact/character-set.js';
import { readCustomsInterchange } from './read-customs-interchange.js';
import { handWritten, starterLayouts } from './testing/starter-tables.js';

const layouts = starterLayouts();
const read = (text: string) => readCustomsInterchange(bytesOfText(text), layouts);
const said = (name: string) => {
  const reading = read(handWritten(name));
  return reading.outcome === 'read' ? reading.said : reading.findings;
};
const aud = (qualifier: string, amount: string) => ({ qualifier, amount, currency: 'AUD' });

test('an accepted declaration has its name, what customs computed of it and of each line', () => {
  expect(said('imdr-accepted')).toEqual({
    kind: 'response',
    ownReference: 'TP7F3K2Q9A',
    version: 1,
    messageTime: '2026-11-23T02:16:04Z',
    icsIdentifier: 'AAEHK7R4W',
    outcome: 'accepted',
    questions: [],
    errors: [],
    amounts: [
      aud('40', '31250.00'),
      aud('68', '2000.00'),
      aud('55', '937.50'),
      aud('DMP', '0.00'),
      aud('WET', '0.00'),
      aud('GST', '3418.75'),
      aud('GSD', '0.00'),
      aud('LCT', '0.00'),
      aud('CHG', '218.00'),
      aud('9', '4574.25'),
    ],
    lines: [
      {
        number: 1,
        flags: null,
        amounts: [
          aud('55', '937.50'),
          aud('DMP', '0.00'),
          aud('WET', '0.00'),
          aud('GST', '2088.75'),
          aud('GSD', '0.00'),
          aud('LCT', '0.00'),
        ],
      },
      {
        number: 2,
        flags: null,
        amounts: [aud('55', '0.00'), aud('DMP', '0.00'), aud('WET', '0.00'), aud('GST', '1330.00'), aud('GSD', '0.00'), aud('LCT', '0.00')],
      },
    ],
  });
});

test('a pre-lodgement has questions', () => {
  expect(said('imdr-questions')).toMatchObject({
    kind: 'response',
    outcome: 'pre-lodged',
    icsIdentifier: 'AAEHK7R3N',
    questions: [
      { questionId: 'LQ0071', text: 'Is any of the packing of unprocessed timber?' },
      { questionId: 'LQ0113', text: 'Are the goods new?' },
    ],
  });
});

test('each error of a rejection has its line and the field that it is about', () => {
  expect(said('imdr-rejected')).toMatchObject({
    kind: 'response',
    outcome: 'rejected',
    icsIdentifier: null,
    errors: [
      { code: 'IMD0104', words: 'ABN 77000111028 FAILS ITS CHECK', place: 'header', line: null, segment: 'NAD:AT', field: 'owner_id' },
      {
        code: 'IMD0308',
        words: 'SCHEME ChAFTA NEEDS A RULE OF ORIGIN',
        place: 'goods',
        line: 2,
        segment: 'RFF:PFR',
        field: 'preference_rule_type',
      },
      {
        code: 'IMD0104',
        words: 'CONTAINER TLPU4001258 FAILS ITS CHECK',
        place: 'transport',
        line: 1,
        segment: 'RFF:AAQ',
        field: 'container_number',
      },
    ],
  });
});

test('an error may be about a line, or the message, as a whole; of an amount the field is that of the number', () => {
  const rejected = (place: string) => {
    const reading = read(handWritten('imdr-rejected').replace('ERP+2:2+RFF:PFR', place));
    return reading.outcome === 'read' && reading.said.kind === 'response' ? reading.said.errors[1] : reading;
  };
  expect(rejected('ERP+1')).toMatchObject({ place: 'message', line: null, segment: null, field: null });
  expect(rejected('ERP+2:2')).toMatchObject({ place: 'goods', line: 2, segment: null, field: null });
  expect(rejected('ERP+2:2+CST')).toMatchObject({ segment: 'CST', field: null });
  expect(rejected('ERP+2:2+MEA:AAA')).toMatchObject({ segment: 'MEA:AAA', field: 'quantity' });
  expect(rejected('ERP+2:2+MOA:GST')).toMatchObject({ segment: 'MOA:GST', field: null });
  expect(rejected('ERP+2:2+GIS:WQT')).toMatchObject({ field: 'wet_quoting_yn' });
  expect(rejected('ERP+2:2+XYZ:1')).toMatchObject({ segment: 'XYZ:1', field: null });
});

test('a status advice has status, payment, referrals and the flags of each line', () => {
  expect(said('dsa')).toEqual({
    kind: 'advice',
    ownReference: 'TP7F3K2Q9A',
    version: 1,
    messageTime: '2026-11-23T03:02:45Z',
    icsIdentifier: 'AAEHK7R4W',
    entryStatus: 'held',
    cargoStatus: null,
    dutyPaid: false,
    referralCodes: ['REFER AQIS'],
    lineStatus: ['YYYY', 'YYNY'],
    lines: [
      { number: 1, flags: 'YYYY', amounts: [] },
      { number: 2, flags: 'YYNY', amounts: [] },
    ],
  });
});

test('a cargo status is an advice about a cargo report', () => {
  expect(said('carst')).toMatchObject({ kind: 'advice', ownReference: 'CR4M8T1W6B', entryStatus: null, cargoStatus: 'CLEAR' });
});

test('a cargo report is answered like a declaration', () => {
  expect(said('seacrr')).toMatchObject({ kind: 'response', ownReference: 'CR4M8T1W6B', outcome: 'accepted', icsIdentifier: 'CAEHK6Q9P' });
});

test('an acknowledgement names the interchange, and what is wrong with it or its message', () => {
  expect(said('contrl')).toEqual({ kind: 'acknowledgement', controlReference: 'TP0000000001', errors: [] });
  const whole = { place: 'message', line: null, segment: null, field: null, words: '' };
  const refused = (from: string, to: string) => read(handWritten('contrl').replace(from, to));
  expect(refused("AAA336C+7'UCM", "AAA336C+4+29'UCM")).toMatchObject({ said: { errors: [{ ...whole, code: '29' }] } });
  expect(refused("UN+7'", "UN+4+39'")).toMatchObject({ said: { errors: [{ ...whole, code: '39' }] } });
  expect(refused("UN+7'", "UN+4'")).toMatchObject({ said: { errors: [{ ...whole, code: '18' }] } });
});

test('segments that the layout does not know do not hide what it does', () => {
  const text = handWritten('dsa').replace('RFF+ACW', "XYZ+NEW THING'RFF+ACW").replace('UNT+19', 'UNT+20');
  expect(read(text)).toMatchObject({ outcome: 'read', said: { entryStatus: 'held', ownReference: 'TP7F3K2Q9A' } });
});

test.each([
  ['fault 49: a page to sign in', '<!doctype html><title>Sign in</title>', { code: 'not-edifact' }],
  ['fault 49: nothing', '', { code: 'not-edifact' }],
  ['fault 49: half an answer', handWritten('dsa').slice(0, 200), { code: 'cut' }],
  ['a false count', handWritten('dsa').replace('UNT+19', 'UNT+18'), { code: 'segment-count', segment: 20, found: '18', expected: '19' }],
  ['another message', handWritten('imd'), { code: 'unknown-message', segment: 2, found: 'CUSDEC' }],
  [
    'an answer of a name that nobody knows',
    handWritten('dsa').replace('DSA', 'XSA'),
    { code: 'unknown-message', segment: 3, found: 'XSA' },
  ],
  [
    'a time that is none',
    handWritten('dsa').replace('20261123030245', 'YESTERDAY'),
    { code: 'bad-value', segment: 4, expected: 'message_time' },
  ],
  ['a version that is none', handWritten('dsa').replace('9A::1', '9A::0'), { code: 'bad-value', found: '0', expected: 'version' }],
  [
    'nothing that is answered',
    handWritten('dsa').replace("RFF+ACW:TP7F3K2Q9A::1'", '').replace('UNT+19', 'UNT+18'),
    { code: 'missing-value', expected: 'reference' },
  ],
])('%s cannot be read, and says why', (_what, text, finding) => {
  const reading = read(text);
  expect(reading.outcome === 'unreadable' ? reading.findings : []).toContainEqual(expect.objectContaining(finding));
});
