import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { OpenFile } from '../open-file.js';
import { greyPictureOf } from '../picture/grey-picture.js';
import { UnreadableFile } from '../unreadable-file.js';
import { drawViewPage } from './draw-view-page.js';
import { readViewPage, type ViewPage } from './view-page.js';

/** What is shown of a file without any content. */
const EMPTY_PAGE: ViewPage = { width: 595, height: 842, words: [], cells: [], flags: [] };

/** A file that is read as a whole and shown on pages of our own view. */
export function openView(mediaType: MediaType, content: readonly ViewPage[]): OpenFile {
  const pages = content.length === 0 ? [EMPTY_PAGE] : content;
  const pageAt = (number: number): ViewPage => {
    const page = pages[number - 1];
    if (page === undefined) throw new UnreadableFile('no-such-page');
    return page;
  };
  return {
    mediaType,
    pageCount: pages.length,
    parsePage: async (number) => ({ kind: 'read', page: readViewPage(pageAt(number), number) }),
    drawPage: async (number, dpi) => drawViewPage(pageAt(number), dpi),
    drawGrey: async (number, dpi) => greyPictureOf((await drawViewPage(pageAt(number), dpi)).png),
    close: async () => {},
  };
}
