import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Keys } from './keys.js';

const OPEN_MS = 100;
/** Within this time after one tooltip the next one opens at once. */
const SKIP_MS = 300;
const GAP = 6;

interface Tip {
  readonly target: HTMLElement;
  readonly text: string;
  readonly keys: string | undefined;
}

/**
 * One tooltip for the whole app: any element with `data-tip` (and `data-tip-keys`) has one. A list of a thousand rows
 * thus costs nothing. With `data-tip-cut` it opens only where the text does not fit.
 */
export function TooltipLayer() {
  const tip = usePointedTip();
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = layer.current?.getBoundingClientRect();
    setPlace(tip && box ? placeBeside(tip.target.getBoundingClientRect(), box) : null);
  }, [tip]);

  if (!tip) return null;
  return (
    <div
      ref={layer}
      role="tooltip"
      className="pointer-events-none fixed z-50 flex max-w-[220px] items-center gap-2 rounded-control bg-surface px-2 py-1 text-caption text-ink shadow-float"
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
    >
      <span className="min-w-0 break-words">{tip.text}</span>
      {tip.keys !== undefined && <Keys keys={tip.keys} />}
    </div>
  );
}

/** Below the target where there is room, else above it; never over an edge of the window. */
function placeBeside(target: DOMRect, box: DOMRect): { left: number; top: number } {
  const below = target.bottom + GAP;
  const top = below + box.height <= window.innerHeight ? below : target.top - GAP - box.height;
  const left = target.left + target.width / 2 - box.width / 2;
  return { left: Math.max(4, Math.min(left, window.innerWidth - box.width - 4)), top };
}

function usePointedTip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    let timer = 0;
    let closedAt = -Infinity;
    let shown: Element | null = null;
    let tabbed = false;

    const hide = () => {
      window.clearTimeout(timer);
      if (shown) closedAt = performance.now();
      shown = null;
      setTip(null);
    };
    const point = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
      if (target === shown && target !== null) return;
      hide();
      if (!target || (event.type === 'focusin' && !tabbed)) return;
      const wait = performance.now() - closedAt < SKIP_MS ? 0 : OPEN_MS;
      timer = window.setTimeout(() => {
        const text = target.dataset['tip'];
        if (!text || !target.isConnected || fits(target)) return;
        shown = target;
        setTip({ target, text, keys: target.dataset['tipKeys'] });
      }, wait);
    };

    // Focus opens a tooltip only when a person walks with Tab, not when the program moves it into a dialog.
    const noteKey = (event: KeyboardEvent) => {
      tabbed = event.key === 'Tab';
    };
    const quiet = ['pointerdown', 'keydown', 'scroll', 'blur'] as const;
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    document.addEventListener('keydown', noteKey, true);
    for (const type of quiet) window.addEventListener(type, hide, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
      document.removeEventListener('keydown', noteKey, true);
      for (const type of quiet) window.removeEventListener(type, hide, true);
    };
  }, []);

  return tip;
}

function fits(target: HTMLElement): boolean {
  return 'tipCut' in target.dataset && target.scrollWidth <= target.clientWidth;
}
