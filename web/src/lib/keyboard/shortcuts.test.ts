import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Shortcuts, setSingleKeys } from './shortcuts.js';
import { showKeys, strokeOf } from './strokes.js';

let shortcuts: Shortcuts;
const run = vi.fn<(keys: string) => void>();
const at = (keys: string, more = {}) => ({ keys, label: keys, run: () => run(keys), ...more });

beforeEach(() => {
  run.mockClear();
  shortcuts = new Shortcuts();
});

function press(key: string, options: KeyboardEventInit & { on?: HTMLElement } = {}): KeyboardEvent {
  const { on = document.body, ...init } = options;
  const event = new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true, ...init });
  const listen = (e: KeyboardEvent) => shortcuts.handle(e);
  document.body.append(on === document.body ? '' : on);
  document.addEventListener('keydown', listen, { once: true });
  on.dispatchEvent(event);
  document.removeEventListener('keydown', listen);
  return event;
}

test('strokes are the same on every keyboard', () => {
  const key = (more: object) => ({ key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });
  expect(strokeOf(key({ ctrlKey: true }), false)).toBe('mod+k');
  expect(strokeOf(key({ metaKey: true }), true)).toBe('mod+k');
  expect(strokeOf(key({ metaKey: true }), false)).toBe('k');
  expect(strokeOf(key({ key: '?', shiftKey: true }), false)).toBe('?');
  expect(strokeOf(key({ key: 'N', shiftKey: true }), false)).toBe('shift+n');
  expect(strokeOf(key({ key: '¡', code: 'Digit1', altKey: true }), true)).toBe('alt+1');
});

test('keys are shown as the platform writes them', () => {
  expect(showKeys('mod+k', true)).toEqual(['⌘K']);
  expect(showKeys('mod+k', false)).toEqual(['Ctrl K']);
  expect(showKeys('g s', true)).toEqual(['G', 'S']);
});

test('the newest layer wins, and a layer that goes is forgotten', () => {
  shortcuts.add({ scope: 'everywhere', shortcuts: [at('j')] });
  const leave = shortcuts.add({ scope: 'screen', shortcuts: [{ ...at('j'), run: () => run('screen') }] });
  expect(press('j').defaultPrevented).toBe(true);
  leave();
  press('j');
  expect(run.mock.calls).toEqual([['screen'], ['j']]);
});

test('a modal layer silences what is below it', () => {
  shortcuts.add({ scope: 'screen', shortcuts: [at('j'), at('mod+k')] });
  shortcuts.add({ scope: 'modal', shortcuts: [at('escape')] });
  press('j');
  press('Escape');
  expect(run.mock.calls).toEqual([['escape']]);
});

test('a chord needs its second key within a second', () => {
  shortcuts.add({ scope: 'screen', shortcuts: [at('g s'), at('s')] });
  press('g');
  press('s');
  press('s');
  expect(run.mock.calls).toEqual([['g s'], ['s']]);
});

describe('single keys', () => {
  test('are off while a text field has the focus, and modifiers are not', () => {
    shortcuts.add({ scope: 'screen', shortcuts: [at('j'), at('mod+k'), at('enter', { inFields: true })] });
    const field = document.createElement('input');
    press('j', { on: field });
    press('k', { on: field, ctrlKey: true });
    expect(run.mock.calls).toEqual([['mod+k']]);
  });

  test('can be switched off', () => {
    shortcuts.add({ scope: 'screen', shortcuts: [at('j'), at('arrowdown')] });
    setSingleKeys(false);
    press('j');
    press('ArrowDown');
    setSingleKeys(true);
    press('j');
    expect(run.mock.calls).toEqual([['arrowdown'], ['j']]);
  });
});

test('Enter on a button does what the button does', () => {
  shortcuts.add({ scope: 'screen', shortcuts: [at('enter')] });
  press('Enter', { on: document.createElement('button') });
  press('Enter');
  expect(run.mock.calls).toEqual([['enter']]);
});
