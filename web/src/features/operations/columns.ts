/** One grid for header and rows, so that the columns stand under each other. */
export const COLUMNS =
  'grid items-center gap-x-3 px-5 [&>*]:min-w-0 grid-cols-[14px_92px_56px_minmax(120px,1fr)_88px_84px_68px_158px_36px]';
export const HEADERS = ['select', 'job', 'kind', 'importer', 'code', 'attempts', 'waiting', 'state', 'by'] as const;
export const MIN_WIDTH = 840;
export const ROW_HEIGHT = 31;
export const HEADER_HEIGHT = 30;
