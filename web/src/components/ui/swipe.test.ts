import { expect, test } from 'vitest';
import { dismissBySwipe, SWIPE_PX } from './swipe.js';

function drawn(x: number, y: number, from = 'p'): { dismissed: string[]; translate: string } {
  document.body.innerHTML = '<div><li data-sonner-toast data-testid="toast-1"><p></p><button type="button"></button></li></div>';
  const area = document.querySelector('div') as HTMLElement;
  const dismissed: string[] = [];
  dismissBySwipe(area, (id) => dismissed.push(id));
  const at = (type: string, clientX: number, clientY: number) => new MouseEvent(type, { bubbles: true, clientX, clientY });
  area.querySelector(from)?.dispatchEvent(at('pointerdown', 100, 100));
  document.dispatchEvent(at('pointermove', 100 + x, 100 + y));
  document.dispatchEvent(at('pointerup', 100 + x, 100 + y));
  return { dismissed, translate: area.querySelector('li')?.style.translate ?? '' };
}

test('20 px to the right or downwards put a toast away', () => {
  expect(SWIPE_PX).toBe(20);
  expect(drawn(20, 0).dismissed).toEqual(['toast-1']);
  expect(drawn(0, 20).dismissed).toEqual(['toast-1']);
});

test('less, another direction, or from a button, leaves it in its place', () => {
  for (const { dismissed, translate } of [drawn(19, 19), drawn(-60, 0), drawn(0, -60), drawn(60, 0, 'button')]) {
    expect({ dismissed, translate }).toEqual({ dismissed: [], translate: '' });
  }
});
