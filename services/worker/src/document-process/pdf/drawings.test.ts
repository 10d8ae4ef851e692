import { expect, test } from 'vitest';
import { makePdf } from '../testing/make-files.js';
import { readWithoutOcr } from '../testing/read.js';

const drawingsOn = async (draw: Parameters<typeof makePdf>[0]) => {
  const [page] = await readWithoutOcr(
    await makePdf((pdf) => {
      pdf.fontSize(12).text('Signed for the carrier by its agent', 60, 80, { lineBreak: false });
      draw(pdf);
    }),
  );
  return page?.drawings;
};

test('strokes that touch each other are one drawing', async () => {
  const drawings = await drawingsOn((pdf) => {
    pdf.moveTo(100, 300).bezierCurveTo(120, 280, 140, 330, 150, 300).stroke();
    pdf.moveTo(148, 302).bezierCurveTo(160, 290, 170, 320, 190, 305).stroke();
  });
  expect(drawings).toHaveLength(1);
  expect((drawings?.[0]?.x ?? 0) * 600).toBeCloseTo(100, 0);
  expect((drawings?.[0]?.width ?? 0) * 600).toBeCloseTo(90, 0);
});

test('rules, boxes and ticks are no drawings', async () => {
  const drawings = await drawingsOn((pdf) => {
    pdf.rect(100, 300, 200, 40).stroke();
    pdf.moveTo(100, 400).lineTo(300, 400).stroke();
    pdf.moveTo(100, 500).lineTo(105, 506).lineTo(114, 492).stroke();
  });
  expect(drawings).toEqual([]);
});
