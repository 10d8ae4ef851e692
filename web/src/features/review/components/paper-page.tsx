import type { Box } from '@tallyport/contracts/document-extraction/readings';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { boxOnPage, type LaidPage, type Turn } from '../model/paper-layout.js';
import { percents } from './percents.js';

interface PaperPageProps {
  readonly laid: LaidPage;
  readonly turn: Turn;
  readonly picture: { readonly address: string } | null;
  /** What lies on the picture: the frames of values and words. */
  readonly children: ReactNode;
  /** A part of the page was clicked (a point has no size) or drawn, on the page as it was read. */
  onPoint(area: Box, extend: boolean): void;
}

/** Less than this is a click by an unsteady hand. */
const DRAG = 4;

/** One page as paper. A click or a drawn rectangle on it says which part of it is meant. */
export function PaperPage({ laid, turn, picture, children, onPoint }: PaperPageProps) {
  const t = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const [drawn, setDrawn] = useState<Box | null>(null);

  const areaTo = (event: PointerEvent): Box | null => {
    const sides = sheet.current?.getBoundingClientRect();
    if (!sides || !from.current) return null;
    const x = [from.current.x, event.clientX].toSorted((a, b) => a - b).map((at) => (at - sides.left) / sides.width);
    const y = [from.current.y, event.clientY].toSorted((a, b) => a - b).map((at) => (at - sides.top) / sides.height);
    const [left = 0, right = 0] = x;
    const [top = 0, bottom = 0] = y;
    return { x: left, y: top, width: right - left, height: bottom - top };
  };
  const isDrag = (event: PointerEvent) =>
    from.current !== null && Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > DRAG;

  return (
    <div
      ref={sheet}
      data-page={laid.page}
      className="absolute left-1/2 -translate-x-1/2 cursor-text bg-[white] shadow-float select-none"
      style={{ top: laid.top, width: laid.width, height: laid.height }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (isDrag(event)) setDrawn(areaTo(event));
      }}
      onPointerUp={(event) => {
        const area = areaTo(event);
        if (area) onPoint(boxOnPage(isDrag(event) ? area : { ...area, width: 0, height: 0 }, turn), event.shiftKey);
        from.current = null;
        setDrawn(null);
      }}
      onPointerCancel={() => {
        from.current = null;
        setDrawn(null);
      }}
    >
      {picture && (
        <img
          src={picture.address}
          alt={t('documents.pageNumber', { page: laid.page })}
          draggable={false}
          className="absolute top-1/2 left-1/2 max-w-none brightness-(--paper-brightness)"
          style={unturned(laid, turn)}
        />
      )}
      {children}
      {drawn && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute z-20 border border-accent-solid bg-accent-solid/15"
          style={percents(drawn)}
        />
      )}
    </div>
  );
}

/** The picture has the sides of the page as it was read; turning it about its middle makes it fill the turned sheet. */
function unturned({ width, height }: LaidPage, turn: Turn) {
  const lies = turn === 90 || turn === 270;
  return { width: lies ? height : width, height: lies ? width : height, transform: `translate(-50%, -50%) rotate(${turn}deg)` };
}
