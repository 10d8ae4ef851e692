import type { Box } from '@tallyport/contracts/document-extraction/readings';
import { dayOrderOf } from '@tallyport/domain/values/dates';
import { numberStyleOf } from '@tallyport/domain/values/numbers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDesk } from '../../../lib/desk.js';
import { documentQueries } from '../../../lib/documents/document-queries.js';
import { pickOfText } from './pick-of-text.js';
import { placeToShow, type ReadValue } from './read-values.js';
import type { PaperStyle } from './typed-value.js';
import {
  firstWord,
  type PageWord,
  type Pick,
  pickBetween,
  pickWithin,
  placeOfWords,
  textOfWords,
  wordAt,
  wordBeside,
} from './word-pick.js';

/** What is about to be written into a value: typed, or taken from the page. */
export interface Draft {
  readonly key: string;
  readonly text: string;
  readonly pick: Pick | null;
  /** Typed into the input, or walked to on the page with the arrow keys. */
  readonly mode: 'type' | 'point';
}

export interface DraftValue {
  readonly draft: Draft | null;
  /** The words of the page that the draft was taken from, else of the page in view. */
  readonly words: readonly PageWord[];
  readonly style: PaperStyle;
  /** Where the taken words stand; null for what was typed. */
  place(): ReturnType<typeof placeOfWords> | null;
  type(text: string): void;
  /** Begins to walk over the words of the page, from the value's own place or that of its line. */
  point(): void;
  /** A part of a page was clicked or drawn; true where there was a word to take. */
  takeAt(page: number, area: Box, extend: boolean): Promise<boolean>;
  move(way: 'left' | 'right' | 'up' | 'down', extend: boolean): void;
  drop(): void;
}

interface Whereabouts {
  readonly jobId: string;
  readonly documentId: string;
  readonly attempt: number;
  readonly page: number;
}

/** The draft of the value that is looked at; looking at another one drops it. */
export function useDraftValue({ jobId, documentId, attempt, page }: Whereabouts, value: ReadValue | null): DraftValue {
  const { org } = useDesk();
  const cache = useQueryClient();
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept !== null && kept.key === value?.key ? kept : null;
  const textQuery = (of: number) => documentQueries.text(org.id, jobId, documentId, of, attempt);
  const { data } = useQuery(textQuery(draft?.pick?.page ?? page));
  const words = useMemo(() => data?.words ?? [], [data]);
  const style = useMemo(() => styleOf(words), [words]);

  const take = (pick: Pick, among: readonly PageWord[], mode: Draft['mode']) =>
    value && setDraft({ key: value.key, pick, mode, text: inOneLineUnless(value.form === 'long text', textOfWords(among, pick.words)) });

  return {
    draft,
    words,
    style,
    place: () => {
      if (draft === null) return null;
      const pick = draft.pick ?? pickOfText(page, words, draft.text, (value && placeToShow(value))?.boxes[0] ?? null);
      return pick && placeOfWords(words, pick);
    },
    type: (text) => value && setDraft({ key: value.key, text, pick: draft?.pick ?? null, mode: 'type' }),
    point() {
      const near = value && placeToShow(value);
      const box = near?.page === page ? near.boxes[0] : undefined;
      const under = box ? wordAt(words, box.x + Math.min(box.width, box.height) / 2, box.y + box.height / 2) : -1;
      const start = under === -1 ? firstWord(words) : under;
      if (start !== -1) take(pickBetween(page, words, start, start), words, 'point');
    },
    async takeAt(of, area, extend) {
      const read = await cache.fetchQuery(textQuery(of));
      const there = read?.words ?? [];
      const isPoint = area.width === 0 && area.height === 0;
      const at = isPoint ? wordAt(there, area.x, area.y) : -1;
      const anchor = extend && draft?.pick?.page === of ? draft.pick.anchor : at;
      const pick = isPoint ? (at === -1 ? null : pickBetween(of, there, anchor, at)) : pickWithin(of, there, area);
      if (pick) take(pick, there, 'type');
      return pick !== null;
    },
    move(way, extend) {
      if (!draft?.pick) return;
      const head = wordBeside(words, draft.pick.head, way);
      take(pickBetween(draft.pick.page, words, extend ? draft.pick.anchor : head, head), words, 'point');
    },
    drop: () => setDraft(null),
  };
}

/** How the page at hand writes figures and days; where it does not tell, as this country does. */
function styleOf(words: readonly PageWord[]): PaperStyle {
  const texts = words.map(({ text }) => text);
  return { numbers: numberStyleOf(texts), days: dayOrderOf(texts) ?? 'day first' };
}

/** Only a long text keeps the lines of the page. */
function inOneLineUnless(isLong: boolean, text: string): string {
  return isLong ? text : text.replace(/\s*\n\s*/g, ' ');
}
