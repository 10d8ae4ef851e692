import { describe, expect, test } from 'vitest';
import { isGenuine, sealOf } from './seal.js';

const KEY = 'a key of gateway, reactor and worker';
const message = { workflowId: 'work-order/1', kind: 'update', name: 'command', args: [{ to: 'compile', reason: null }] } as const;

describe('the seal of a message', () => {
  test('fits the message, in whatever order its fields come', () => {
    expect(isGenuine(KEY, { ...message, args: [{ reason: null, to: 'compile' }] }, sealOf(KEY, message))).toBe(true);
  });

  test.each([
    ['for another workflow', { ...message, workflowId: 'work-order/2' }],
    ['of another kind', { ...message, kind: 'signal' as const }],
    ['with another name', { ...message, name: 'cancel' }],
    ['with other content', { ...message, args: [{ to: 'lodged', reason: null }] }],
  ])('does not fit one %s', (_, other) => {
    expect(isGenuine(KEY, other, sealOf(KEY, message))).toBe(false);
  });

  test('made with another key, cut short or left out is none', () => {
    expect(isGenuine(KEY, message, sealOf('another key', message))).toBe(false);
    expect(isGenuine(KEY, message, sealOf(KEY, message).slice(1))).toBe(false);
    expect(isGenuine(KEY, message, null)).toBe(false);
  });
});
