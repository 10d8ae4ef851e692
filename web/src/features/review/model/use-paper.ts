import { useState } from 'react';
import { persistentStorage } from '../../../lib/session/storage.js';
import { type Turn, turnedBy, type Zoom, zoomedBy } from './paper-layout.js';

/** How a person looks at the paper. */
export interface Paper {
  readonly zoom: Zoom;
  readonly turn: Turn;
  readonly thumbnails: boolean;
  /** The English of Chinese values beside them. */
  readonly translations: boolean;
  setZoom(zoom: Zoom): void;
  /** One step from the scale that is shown now. */
  step(scale: number, by: 1 | -1): void;
  /** Between as wide as the room and as a whole. */
  fit(): void;
  rotate(): void;
  toggle(part: 'thumbnails' | 'translations'): void;
}

const KEY = 'reviewParts';

/** The zoom and the turn are of this visit, the parts that are shown are of the person. */
export function usePaper(): Paper {
  const [zoom, setZoom] = useState<Zoom>('width');
  const [turn, setTurn] = useState<Turn>(0);
  const [hidden, setHidden] = useState<readonly string[]>(() => persistentStorage.get(KEY)?.split(' ') ?? []);
  return {
    zoom,
    turn,
    thumbnails: !hidden.includes('thumbnails'),
    translations: !hidden.includes('translations'),
    setZoom,
    step: (scale, by) => setZoom(zoomedBy(scale, by)),
    fit: () => setZoom((now) => (now === 'width' ? 'page' : 'width')),
    rotate: () => setTurn((now) => turnedBy(now, 90)),
    toggle: (part) => {
      const next = hidden.includes(part) ? hidden.filter((other) => other !== part) : [...hidden, part];
      persistentStorage.set(KEY, next.join(' '));
      setHidden(next);
    },
  };
}
