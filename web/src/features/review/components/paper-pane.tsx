import type { Box } from '@tallyport/contracts/document-extraction/readings';
import { Fragment, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { layOut, type Sides, shownScale, stackHeight } from '../model/paper-layout.js';
import { lineOnPage, placeToShow, type ReadValue } from '../model/read-values.js';
import { pageOf } from '../model/reading-order.js';
import { useElementSize } from '../model/use-element-size.js';
import type { Paper } from '../model/use-paper.js';
import { usePaperScroll } from '../model/use-paper-scroll.js';
import type { PageWord, Pick } from '../model/word-pick.js';
import { LineFrame, PaperBoxes } from './paper-boxes.js';
import { PaperPage } from './paper-page.js';
import { PickedWords } from './picked-words.js';

interface PaperPaneProps {
  readonly paper: Paper;
  readonly pictures: readonly (({ readonly address: string } & Sides) | null)[];
  readonly page: number;
  readonly values: readonly ReadValue[];
  readonly chosen: ReadValue | null;
  readonly pick: Pick | null;
  readonly words: readonly PageWord[];
  onPage(page: number): void;
  onScale(scale: number): void;
  onPoint(page: number, area: Box, extend: boolean): void;
}

const NO_WORDS: readonly PageWord[] = [];

/** How many pages around the one in view are in the document; the others are blank sheets of the right size. */
const AROUND = 2;

/**
 * The pages one below the other. What is looked at is kept in the middle of the view; Ctrl and the wheel zoom about the
 * pointer; the page that is scrolled to is the page of the address.
 */
export function PaperPane({ paper, pictures, page, values, chosen, pick, words, onPage, onScale, onPoint }: PaperPaneProps) {
  const t = useText();
  const pane = useRef<HTMLElement>(null);
  const room = useElementSize(pane);
  const laid = layOut(pictures, paper.zoom, paper.turn, room);
  const shown = laid[page - 1];
  const unseenLine = chosen && !chosen.shown?.place ? lineOnPage(chosen, page) : null;
  const scale = shown ? shownScale(pictures[page - 1] ?? null, shown, paper.turn) : 1;

  useEffect(() => onScale(scale), [scale, onScale]);
  const handleScroll = usePaperScroll({
    pane,
    laid,
    turn: paper.turn,
    zoom: paper.zoom,
    scale,
    page,
    roomWidth: room.width,
    target: targetOf(chosen, pick, words),
    onPage,
    onZoom: paper.setZoom,
  });

  return (
    <section
      ref={pane}
      aria-label={t('review.paper')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by the keyboard
      tabIndex={0}
      onScroll={handleScroll}
      className="relative min-h-0 flex-1 overflow-auto bg-canvas -outline-offset-2"
    >
      <div
        className="relative overflow-hidden"
        style={{ height: stackHeight(laid), minWidth: Math.max(...laid.map(({ width }) => width), 0) + 40 }}
      >
        {laid.map((one) => (
          <Fragment key={one.page}>
            {Math.abs(one.page - page) <= AROUND ? (
              <PaperPage
                laid={one}
                turn={paper.turn}
                picture={pictures[one.page - 1] ?? null}
                onPoint={(area, extend) => onPoint(one.page, area, extend)}
              >
                <PaperBoxes
                  values={values.filter((value) => pageOf(value) === one.page)}
                  chosenKey={chosen?.key ?? null}
                  turn={paper.turn}
                  isTaking={pick !== null}
                  words={one.page === page ? words : NO_WORDS}
                  sheet={one}
                />
                {unseenLine && one.page === page && <LineFrame box={unseenLine} turn={paper.turn} />}
                {pick?.page === one.page && <PickedWords words={words} picked={pick.words} turn={paper.turn} />}
              </PaperPage>
            ) : (
              <span
                aria-hidden="true"
                className="absolute left-1/2 -translate-x-1/2 bg-[white] opacity-60"
                style={{ top: one.top, width: one.width, height: one.height }}
              />
            )}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** What is to be seen: the word under the cursor while words are taken, else the place of the value. */
function targetOf(chosen: ReadValue | null, pick: Pick | null, words: readonly PageWord[]) {
  const word = pick && words[pick.head];
  if (pick && word) return { key: `word ${pick.head}`, page: pick.page, box: word.box };
  const place = chosen && placeToShow(chosen);
  const box = place?.boxes[0];
  return chosen && place && box ? { key: chosen.key, page: place.page, box } : null;
}
