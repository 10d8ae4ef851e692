/** One grid for documents and files on their way: picture, name, track, what to do. On a narrow screen the track gives way, not the name. */
export const DOCUMENT_COLUMNS =
  'grid grid-cols-[30px_minmax(0,1fr)_220px_190px] items-center gap-4 min-[1400px]:grid-cols-[30px_minmax(0,1fr)_320px_220px]';
