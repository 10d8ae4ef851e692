import { expect, test, vi } from 'vitest';
import { codesOfPiece } from './read-codes.js';

vi.mock('zxing-wasm/reader', () => ({
  prepareZXingModule: () => Promise.resolve(),
  readBarcodes: () => Promise.reject(new Error('unreachable')),
}));

test('a picture that the reader of codes cannot bear has no codes, and costs its page nothing', async () => {
  const white = { width: 60, height: 60, pixels: new Uint8Array(3600).fill(255) };
  expect(await codesOfPiece(white)).toEqual([]);
});
