/** How many the last heading of each chapter has, chapters 1 to 97 (Harmonized System 2022 of the World Customs Organization; 77 is kept free). */
const LAST_HEADINGS =
  '6 10 9 10 11 4 14 14 10 8 9 14 2 4 22 5 4 6 5 9 6 9 9 4 30 21 16 53 42 6 5 15 7 7 7 6 7 27 26 17 15 6 4 21 4 2 7 23 11 7 13 12 11 8 16 9 5 11 11 6 17 17 10 6 7 3 4 15 14 20 18 29 26 19 8 16 0 6 7 7 13 15 11 87 49 9 16 7 8 33 14 9 7 6 8 20 6'
    .split(' ')
    .map(Number);

const FORM = /^(?<chapter>\d{2})(?<heading>\d{2})[.\s]?\d{2}(?:[.\s]?\d{2}){0,3}$/u;

/** Whether a text is a code of the tariff: its form, and a heading that there is. Of other numbers of that form seven in eight are none. */
export function isTariffCode(text: string): boolean {
  const { chapter = '0', heading = '0' } = FORM.exec(text)?.groups ?? {};
  const last = LAST_HEADINGS[Number(chapter) - 1] ?? 0;
  return Number(heading) > 0 && Number(heading) <= last;
}
