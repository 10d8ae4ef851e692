/** One grid for head and rows, so that the columns stand under each other whatever the rows hold. */
export declare const COLUMNS = "grid grid-cols-[112px_226px_minmax(160px,1fr)_156px_minmax(132px,160px)_72px_112px_112px_104px_64px] items-center gap-x-2 px-5 [&>*]:min-w-0";
