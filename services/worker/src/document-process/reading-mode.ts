/**
 * How much a reading may take. `smaller` works on pictures of half the resolution, in the file and in what is drawn of it: a quarter of
 * the memory, for a second try after memory or time ran out.
 */
export type ReadingMode = 'normal' | 'smaller';
