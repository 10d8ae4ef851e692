import { extractDocument } from '@tallyport/reading/extract';
import { facturX } from '@tallyport/reading/testing/embedded-invoice';
import { hammerInvoice } from '@tallyport/reading/testing/hammer-invoice';
import { fileOf } from '@tallyport/reading/testing/paper';
import { expect, test } from 'vitest';
import { readPrint } from './read-print.js';

test('figures know nothing of the data inside a file', () => {
  const file = { ...fileOf(hammerInvoice()), embedded: [facturX()] };
  const methods = readPrint(file).segments.flatMap(({ header }) => Object.values(header).map(({ method }) => method));
  expect(methods).not.toContain('embedded data');
  expect(readPrint(file)).toEqual(extractDocument(fileOf(hammerInvoice())));
  expect(extractDocument(file).segments[0]?.header['invoice_number']?.method).toBe('embedded data');
});
