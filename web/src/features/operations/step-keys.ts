import type { Step } from './steps.js';

/** The key of each step, on its button and in the strip of keys. */
export const KEYS: Readonly<Record<Step, string>> = {
  retry: 'r',
  renew: 'shift+r',
  skip: 'k',
  cancel: 'backspace',
  hold: 'h',
  release: 'l',
};
