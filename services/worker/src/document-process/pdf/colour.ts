import { memoise } from '@tallyport/domain/memoise';

/** Colours whose channels differ by no more than this cannot be told apart by a reader of print. */
const ALIKE = 39;

/** Red, green and blue of `#rrggbb`; null for a pattern or anything else that is no plain colour. A page has few colours and many letters. */
const channelsOf = memoise((colour): readonly number[] | null => {
  const channels =
    /^#(..)(..)(..)$/
      .exec(colour)
      ?.slice(1)
      .map((channel) => Number.parseInt(channel, 16)) ?? [];
  return channels.length === 3 && channels.every(Number.isFinite) ? channels : null;
});

/** Whether letters of one colour cannot be seen on the other. What is no plain colour lets everything be seen. */
export function looksAlike(colour: string, ground: string): boolean {
  const [a, b] = [channelsOf(colour), channelsOf(ground)];
  return a !== null && b !== null && a.every((channel, index) => Math.abs(channel - (b[index] ?? 0)) <= ALIKE);
}

/** What a colour looks like on white paper when it is painted with this opacity. */
export function onPaper(colour: string, opacity: number): string {
  const channels = channelsOf(colour);
  if (channels === null || opacity >= 1) return colour;
  return `#${channels.map((channel) => hex(255 - (255 - channel) * opacity)).join('')}`;
}

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');
