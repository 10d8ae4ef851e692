import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { signatureOf, signingCompanyOf } from './signature.js';

const caption = () => new Paper().print(300, 700, 'Authorised signature');
const isSigned = (paper: Paper) => signatureOf(readText(fileOf(paper)))?.value ?? null;
const howSure = (paper: Paper) => signatureOf(readText(fileOf(paper)))?.certainty;

test('ink at the place for a signature signs', () => {
  expect(isSigned(caption().draw(310, 720, 400, 750))).toBe(true);
});

test.each([
  ['nothing is drawn', caption()],
  ['something is drawn far away', caption().draw(20, 20, 90, 50)],
  ['only a round stamp is set', caption().draw(300, 715, 370, 785)],
  ['the form prints the company below', caption().print(300, 740, 'Jade Tea Co., Ltd.')],
])('a paper is not signed where %s', (_why, paper) => {
  expect(isSigned(paper)).toBe(false);
});

test('ink in the ruled box of the caption signs, with a stamp and its words under it', () => {
  const box = () => new Paper().box(340, 640, 560, 780).print(344, 644, 'Stamp and signature', 7);
  const stamped = box().lines(372, 720, ['ALDER SPEDITION GMBH', 'as carrier']).draw(362, 710, 538, 770);
  expect([isSigned(stamped), isSigned(box())]).toEqual([true, false]);
});

test('a sentence in which the master has signed is no place to sign', () => {
  expect(howSure(new Paper().print(40, 700, 'In witness whereof the Master of the Vessel has signed the'))).toBe(0.6);
});

test('of a picture it is not sure that nothing is drawn, and of what was on paper nothing is said', () => {
  const page = { ...caption().page(), method: 'ocr' as const };
  expect(signatureOf(readText({ pages: [page] }))).toMatchObject({ value: false, certainty: 0.8 });
  const scanned = { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.97 })) };
  expect(signatureOf(readText({ pages: [scanned] }))).toBeNull();
});

test('what is drawn far below the words of a paper without a place for a signature says nothing', () => {
  expect(howSure(new Paper().print(40, 40, 'COMMERCIAL INVOICE').draw(300, 700, 390, 730))).toBe(0.6);
});

test('a sentence about the one who signs is no place to sign', () => {
  const words = 'The undersigned hereby declares that the above details are correct';
  expect(howSure(new Paper().print(40, 700, words))).toBe(0.6);
});

test('the company for which a paper is signed is the name in print under the caption', () => {
  const paper = new Paper().print(300, 600, 'For and on behalf of the manufacturer').print(300, 640, 'Amber Packaging Co., Ltd.');
  expect(signingCompanyOf(readText(fileOf(paper)))?.value).toBe('Amber Packaging Co., Ltd.');
});

test('one drawing at the foot of a letter most likely signs it', () => {
  const letter = new Paper().print(40, 60, 'To whom it may concern').print(40, 640, 'Mei Tan').print(40, 655, 'Export manager');
  expect(signatureOf(readText(fileOf(letter.draw(40, 600, 130, 630))))).toMatchObject({ value: true, certainty: 0.75 });
});

test('a frame that is drawn around lines, or like others, is no signature', () => {
  const paper = new Paper().print(40, 100, 'Authorised signature').print(40, 80, 'Date').print(40, 90, '4 May 2026').draw(30, 76, 230, 104);
  expect(signatureOf(readText(fileOf(paper)))?.value).toBe(false);
});

test('ink at the corner of its caption signs, and so does ink elsewhere at the foot, less surely', () => {
  const paper = () => new Paper().print(40, 60, 'Bill of lading').print(40, 600, 'Stamp and signature');
  expect(signatureOf(readText(fileOf(paper().draw(150, 615, 260, 650))))).toMatchObject({ value: true, certainty: 0.95 });
  expect(signatureOf(readText(fileOf(paper().print(400, 720, 'Leeds').draw(450, 700, 540, 735))))).toMatchObject({
    value: true,
    certainty: 0.75,
  });
});

test('an empty place for who receives the goods says nothing of the issuer', () => {
  const paper = new Paper().print(40, 60, 'Invoice').print(40, 600, "Receiver's signature");
  expect(howSure(paper)).toBe(0.6);
});

test('a name at an empty place to sign may be written like a hand, and a stamp may stand over one', () => {
  const certaintyOf = (paper: Paper) => signatureOf(readText(fileOf(paper)))?.certainty ?? Number.NaN;
  expect(certaintyOf(caption())).toBeGreaterThan(0.9);
  expect(certaintyOf(caption().print(300, 730, 'Bex Tamihana'))).toBeLessThan(0.8);
  const boxed = caption().box(290, 690, 420, 800);
  expect(certaintyOf(boxed.draw(300, 730, 360, 790))).toBeLessThan(0.8);
});

test('ink in the box of its caption signs, however far below it', () => {
  expect(isSigned(caption().box(290, 690, 420, 830).draw(330, 790, 400, 815))).toBe(true);
});

test('whose signature a caption asks for is not typed at it', () => {
  expect(isSigned(new Paper().print(40, 700, 'Signature and seal of packer'))).toBe(false);
});

test('letters of a scan that are far higher than its print sign it, beside the caption, under it, and under the name of the company', () => {
  const scan = (paper: Paper) =>
    signatureOf(
      readText({ pages: [{ ...paper.lines(40, 100, ['Steel hammer', 'Steel chisel', 'Iron nails']).page(), method: 'ocr' as const }] }),
    );
  expect(scan(caption())?.value).toBe(false);
  expect(scan(caption().print(320, 716, 'jbuRau', 26))?.value).toBe(true);
  expect(scan(new Paper().print(300, 690, 'For, ALDER TRADING LTD').print(330, 706, 'K Tul', 24))?.value).toBe(true);
  expect(scan(caption().print(300, 716, '145.00', 26))?.value).toBe(false);
});
