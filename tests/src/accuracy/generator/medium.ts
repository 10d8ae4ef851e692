/** How a paper reaches the reader. */
export type Medium = 'pdf' | 'scan' | 'photo' | 'workbook' | 'document';

/** Long papers keep their text. */
export const PDF_ONLY: readonly Medium[] = ['pdf'];
/** One paper in six is a scan, one in twelve a photograph. */
export const IN_ONE_PAGE: readonly Medium[] = ['pdf', 'pdf', 'pdf', 'scan', 'pdf', 'pdf', 'pdf', 'pdf', 'photo', 'scan', 'pdf', 'pdf'];
/** What small exporters write with office programs, and send as it is. */
export const IN_OFFICE: readonly Medium[] = [...IN_ONE_PAGE, 'workbook', 'workbook', 'document'];
/** What is written as a letter. */
export const IN_LETTERS: readonly Medium[] = [...IN_ONE_PAGE, 'document'];
