/** One grid for header and rows, so that the columns stand under each other whatever the rows hold. */
export const COLUMNS =
  'grid grid-cols-[96px_196px_minmax(140px,1fr)_140px_128px_80px_96px_104px_64px_46px] items-center gap-x-2 px-5 [&>*]:min-w-0 min-[1400px]:grid-cols-[100px_226px_minmax(160px,1fr)_148px_140px_80px_104px_112px_84px_46px]';
