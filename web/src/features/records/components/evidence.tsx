import { pagePicture } from '@tallyport/contracts/document-extraction/http';
import type { Place } from '@tallyport/contracts/document-extraction/readings';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.js';
import { callRaw } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';

interface EvidenceProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly place: Place;
}

const WIDTH = 268;
const HEIGHT = 72;
/** The piece of the page is shown at twice the size at which the whole page would fill the panel's width. */
const ZOOM = 2.4;

/** The piece of the page where a value stands, with the value's box in the middle. */
export function Evidence({ jobId, documentId, place }: EvidenceProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: picture } = useQuery({
    queryKey: ['evidence', org.id, documentId, place.page],
    queryFn: async ({ signal }) => {
      const response = await callRaw(pagePicture, { o: org.id, id: jobId, document: documentId, page: String(place.page) }, { signal });
      if (!response.ok) return null;
      const blob = await response.blob();
      const { width, height } = await createImageBitmap(blob);
      return { address: URL.createObjectURL(blob), ratio: height / width };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const box = place.boxes[0];
  if (!picture || !box) return null;
  const width = WIDTH * ZOOM;
  const height = width * picture.ratio;
  const left = Math.min(0, Math.max(WIDTH - width, WIDTH / 2 - (box.x + box.width / 2) * width));
  const top = Math.min(0, Math.max(HEIGHT - height, HEIGHT / 2 - (box.y + box.height / 2) * height));
  return (
    <figure className="relative overflow-hidden rounded-mark border border-line" style={{ width: WIDTH, height: HEIGHT }}>
      <img
        src={picture.address}
        alt={t('records.onPage', { page: place.page })}
        className="absolute max-w-none brightness-(--paper-brightness)"
        style={{ width, height, left, top }}
      />
      {place.boxes.map((piece) => (
        <span
          key={`${piece.x} ${piece.y}`}
          aria-hidden="true"
          className="absolute rounded-[1px] bg-amber-solid/20 outline-2 outline-amber-solid"
          style={{
            left: left + piece.x * width - 2,
            top: top + piece.y * height - 2,
            width: piece.width * width + 4,
            height: piece.height * height + 4,
          }}
        />
      ))}
    </figure>
  );
}
