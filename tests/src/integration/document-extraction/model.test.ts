import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { ModelStack, type Recorded } from '../../support/model-stack.js';

let stack: ModelStack;

beforeAll(async () => {
  stack = await ModelStack.open(inject('postgresUrl'));
}, 180_000);
afterAll(() => stack.close());

/** Reads a new invoice to its end and answers with what was recorded of its reading, and of its invoice. */
const read = async (number: number) => await stack.read(await invoicePdf(number));

const questions = (recorded: readonly Recorded[]) =>
  recorded.filter(({ type }) => type === 'extraction.model-asked').map(({ data }) => data);
const steps = (recorded: readonly Recorded[]) =>
  recorded.filter(({ type }) => type === 'extraction.step-finished').map(({ data }) => data['step']);
const valuesOf = ([first]: readonly Recorded[]) =>
  Object.fromEntries(
    Object.entries((first?.data['fields'] ?? {}) as Record<string, { value: unknown }>).map(([field, { value }]) => [field, value]),
  );

describe('a model that is configured', () => {
  test('is asked once per document, and what it costs is recorded', async () => {
    const { extraction, invoice } = await read(71_001);
    expect(questions(extraction)).toEqual([
      expect.objectContaining({ question: 0, model: 'sim-faithful', outcome: 'used', reason: null, unverified: 0 }),
    ]);
    expect(questions(extraction)[0]?.['costMicros']).toBeGreaterThan(0);
    expect(steps(extraction)).toEqual([...EXTRACTION_STEPS]);
    expect(valuesOf(invoice)).toMatchObject({ invoice_number: 'INV-71001', currency: 'USD' });
  });

  test('fault 82: one that invents everything fills nothing that was read, and marks the rest as unverified', async () => {
    stack.model.next('sim-hallucinating');
    const { extraction, invoice } = await read(71_003);
    expect(questions(extraction)).toEqual([expect.objectContaining({ outcome: 'used', added: 0 })]);
    expect(valuesOf(invoice)).toMatchObject({ invoice_number: 'INV-71003', vessel: 'Imaginary Holdings of Atlantis' });
    expect(invoice[0]?.data['fields']).toMatchObject({ vessel: { method: 'model', place: null, confidence: 0.2 } });
  });

  test('fault 82: one that fails three times leaves the product’s own reading alone, with the reason, and the next document does not wait for it', async () => {
    stack.model.next('sim-error-500', 'sim-rate-limited', 'sim-error-500');
    const { extraction, invoice } = await read(71_002);
    expect(questions(extraction)).toEqual([expect.objectContaining({ outcome: 'fallback', reason: 'server-error', tokensIn: 0 })]);
    expect(steps(extraction)).toEqual([...EXTRACTION_STEPS]);
    expect(valuesOf(invoice)).toMatchObject({ invoice_number: 'INV-71002', currency: 'USD' });
    const asked = stack.model.questions.length;
    expect(questions((await read(71_004)).extraction)).toEqual([expect.objectContaining({ outcome: 'fallback', reason: 'server-error' })]);
    expect(stack.model.questions).toHaveLength(asked);
  });
});
