import type { Box, Place } from '@tallyport/contracts/document-extraction/readings';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { documentQueries } from '../../lib/documents/document-queries.js';

interface EvidenceProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly place: Place;
  /** False where the place is only near what is looked for. */
  readonly isLit?: boolean;
  readonly width: number;
  readonly height: number;
}

/** The piece of the page is shown at this many times the size at which the whole page would fill the width. */
const ZOOM = 2.4;
/** A value of several lines is shown whole, as long as it can still be read. */
const LEAST_ZOOM = 1.3;
const AIR = 4;

/** The piece of the page where a value stands, with all of the value's boxes about the middle. Its room is there before the picture is. */
export function Evidence({ jobId, documentId, place, isLit = true, width, height }: EvidenceProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: picture } = useQuery(documentQueries.picture(org.id, jobId, documentId, place.page));
  const box = around(place.boxes);
  if (!box) return null;
  const shape = picture ? picture.height / picture.width : 0;
  const zoom = Math.max(LEAST_ZOOM, Math.min(ZOOM, (height - 2 * AIR) / (box.height * width * shape || 1)));
  const size = { width: width * zoom, height: width * zoom * shape };
  const left = within(width / 2 - (box.x + box.width / 2) * size.width, width - size.width);
  const top = within(height / 2 - (box.y + box.height / 2) * size.height, height - size.height);
  return (
    <figure className="relative overflow-hidden rounded-mark border border-line bg-[white]" style={{ width, height }}>
      {picture && (
        <>
          <img
            src={picture.address}
            alt={t('records.onPage', { page: place.page })}
            className="absolute max-w-none brightness-(--paper-brightness)"
            style={{ ...size, left, top }}
          />
          {(isLit ? place.boxes : []).map((piece) => (
            <span
              key={`${piece.x} ${piece.y}`}
              aria-hidden="true"
              className="absolute rounded-[1px] bg-amber-solid/20 outline-2 outline-amber-solid"
              style={{
                left: left + piece.x * size.width - 2,
                top: top + piece.y * size.height - 2,
                width: piece.width * size.width + 4,
                height: piece.height * size.height + 4,
              }}
            />
          ))}
        </>
      )}
    </figure>
  );
}

/** The rectangle around all boxes; nothing without any. */
function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** An offset that leaves no edge of the page inside the frame. */
function within(offset: number, least: number): number {
  return Math.min(0, Math.max(least, offset));
}
