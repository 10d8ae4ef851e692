import type { Box } from '@tallyport/contracts/document-extraction/readings';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type LaidPage, pageInView, scrollTo, type Turn, turnedBox, type Zoom } from './paper-layout.js';

interface PaperScroll {
  readonly pane: RefObject<HTMLElement | null>;
  readonly laid: readonly LaidPage[];
  readonly turn: Turn;
  readonly zoom: Zoom;
  readonly scale: number;
  readonly page: number;
  /** 0 until the room is measured; before, nothing lies where it will. */
  readonly roomWidth: number;
  /** What is kept in the middle of the view: the place of a value or a word; `key` says when it is another one. */
  readonly target: { readonly key: string; readonly page: number; readonly box: Box } | null;
  onPage(page: number): void;
  onZoom(scale: number): void;
}

const SMALLEST = 0.25;
const LARGEST = 4;
/** How far the wheel is turned for the paper to grow by a factor of e. */
const WHEEL = 400;
const ABOVE_PAGE = 8;

/**
 * Keeps the scrolled pages and the page of the address together: a page or place that is asked for comes into view at once,
 * the page that a person scrolls to is told. While the paper grows by the wheel, what lies under the pointer stays there;
 * while it grows by a key, the place does.
 */
export function usePaperScroll({ pane, laid, turn, zoom, scale, page, roomWidth, target, onPage, onZoom }: PaperScroll): () => void {
  const isReady = roomWidth > 0;
  const told = useRef(1);
  const anchor = useRef<Anchor | null>(null);
  const latest = useRef({ scale, onZoom });
  const top = laid[page - 1]?.top ?? 0;
  const spot = spotOf(laid, turn, target);
  const spotKey = spot && isReady ? `${target?.key} ${turn}` : null;
  const latestSpot = useRef(spot);

  useLayoutEffect(() => {
    latest.current = { scale, onZoom };
    latestSpot.current = spot;
  });

  useLayoutEffect(() => {
    if (told.current === page || !isReady) return;
    told.current = page;
    pane.current?.scrollTo({ top: top - ABOVE_PAGE });
  }, [page, pane, top, isReady]);

  useLayoutEffect(() => {
    const moved = spotKey === null ? null : bringIntoView(pane.current, latestSpot.current);
    if (moved !== null) told.current = moved;
  }, [spotKey, pane]);

  useEffect(() => {
    const element = pane.current;
    const handleWheel = (event: WheelEvent) => {
      if (!element || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      anchor.current = anchorAt(element, event, latest.current.scale);
      const wanted = latest.current.scale * Math.exp(-event.deltaY / WHEEL);
      latest.current.onZoom(Math.min(LARGEST, Math.max(SMALLEST, wanted)));
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [pane]);

  useLayoutEffect(() => {
    const from = anchor.current;
    anchor.current = null;
    if (!from) {
      const moved = bringIntoView(pane.current, latestSpot.current);
      if (moved !== null) told.current = moved;
      return;
    }
    const grown = latest.current.scale / from.scale;
    pane.current?.scrollTo({ left: (from.left + from.x) * grown - from.x, top: (from.top + from.y) * grown - from.y });
  }, [zoom, roomWidth, pane]);

  return () => {
    const element = pane.current;
    if (!element || element.clientHeight === 0) return;
    const inView = pageInView(laid, element.scrollTop, element.clientHeight);
    if (inView === told.current) return;
    told.current = inView;
    onPage(inView);
  };
}

interface Anchor {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
}

function anchorAt(element: HTMLElement, { clientX, clientY }: WheelEvent, scale: number): Anchor {
  const sides = element.getBoundingClientRect();
  return { scale, left: element.scrollLeft, top: element.scrollTop, x: clientX - sides.left, y: clientY - sides.top };
}

interface Spot extends Box {
  readonly page: number;
  readonly sheetWidth: number;
}

/** Where the target lies in the stack, in pixels; `x` is from the left edge of its sheet. */
function spotOf(laid: readonly LaidPage[], turn: Turn, target: PaperScroll['target']): Spot | null {
  const sheet = target && laid[target.page - 1];
  if (!target || !sheet) return null;
  const { x, y, width, height } = turnedBox(target.box, turn);
  return {
    page: sheet.page,
    sheetWidth: sheet.width,
    x: x * sheet.width,
    y: sheet.top + y * sheet.height,
    width: width * sheet.width,
    height: height * sheet.height,
  };
}

/** Scrolls only as far as is needed, and answers the page that is in view then; null where nothing had to move. */
function bringIntoView(element: HTMLElement | null, spot: Spot | null): number | null {
  if (!element || !spot || element.clientHeight === 0) return null;
  const left = (element.scrollWidth - spot.sheetWidth) / 2 + spot.x;
  const isWide = element.scrollWidth > element.clientWidth;
  const down = scrollTo(spot.y, spot.height, element.scrollTop, element.clientHeight);
  const aside = isWide ? scrollTo(left, spot.width, element.scrollLeft, element.clientWidth) : null;
  element.scrollTo({ ...(down !== null && { top: down }), ...(aside !== null && { left: aside }) });
  return down === null ? null : spot.page;
}
