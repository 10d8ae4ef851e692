/** One grid for head and rows, so that the columns stand under each other whatever the rows hold. */
export const COLUMNS =
  'grid grid-cols-[100px_226px_minmax(160px,1fr)_148px_140px_72px_104px_112px_84px_48px] items-center gap-x-2 px-5 [&>*]:min-w-0';
