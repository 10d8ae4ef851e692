/** One grid for header and rows, so that the columns stand under each other whatever the rows hold. */
export const COLUMNS =
  'grid items-center gap-x-2 px-5 [&>*]:min-w-0 grid-cols-[96px_196px_minmax(140px,1fr)_140px_128px_80px_96px_104px_92px_46px] ' +
  'min-[1400px]:grid-cols-[100px_226px_minmax(160px,1fr)_148px_140px_80px_104px_112px_112px_46px]';
