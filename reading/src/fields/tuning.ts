/*
 * The numbers of the stage fields, by the file that takes them: shares of one, counts, and parts of the height of letters
 * where nothing else is said. How sure values are stands in `certainty.ts`.
 */

/** `address-by-name.ts` */
export const ADDRESS_BY_NAME = {
  /** A shorter name may stand on a paper for something else. */
  leastLetters: 5,
};

/** `address-window.ts` */
export const ADDRESS_WINDOW = {
  /** Where on the first page of a letter an address may stand, as parts of its height. */
  top: 0.03,
  /** The window of an envelope ends above this share of the height of a page. */
  foot: 0.42,
  /** Lines of one address begin at one place, in points, and follow each other this closely, in heights. */
  samePlace: 3,
  /** Lines of an address stand no farther from each other than so many times their height. */
  close: 1.4,
  /** An empty line parts the street from the town in letters of the old German form. */
  closeOfTown: 2.6,
  /** Lines that an address in a window has at least. */
  leastLines: 3,
  /** Lines over a country that are an address without a number of a house, with it. */
  leastOverCountry: 4,
  /** Lines that an address in a window has at most. */
  mostLines: 8,
  /** A name over an address is at most so many times as large as it. */
  largest: 2.6,
  /** Words that stand farther beside a label than so many heights are none of its value. */
  farBeside: 12,
};

/** `addressed-to.ts` */
export const ADDRESSED_TO = {
  /** Lines of one address begin at one place, in points. */
  samePlace: 3,
  /** Under a name a line for somebody's attention stands within so many heights. */
  linesUnder: 2,
};

/** `beside-delivery.ts` */
export const BESIDE_DELIVERY = {
  /** How far apart two lines on one level begin at most, in points. */
  level: 3,
  /** And two lines of one block. */
  samePlace: 2,
};

/** `beside-word.ts` */
export const BESIDE_WORD = {
  /** A caption has no more words than this, and tells nothing itself. */
  mostWords: 8,
  /** How far below its caption a value begins, in heights. */
  below: 1.8,
};

/** `column-total.ts` */
export const COLUMN_TOTAL = {
  /** So many figures below each other are a column of rows. */
  leastRows: 2,
  /** How far apart two rows of a column stand at most, in heights: forms leave lines blank over a total. */
  rowGap: 8,
  /** Figures of a column overlap by this part of the narrower one. */
  overlap: 0.3,
};

/** `field-reading.ts` */
export const FIELD_READING = {
  /** Boxes on the page that one value keeps. */
  mostBoxes: 40,
  /** Words from which one of them is hardly read without a mistake. */
  manyWords: 6,
};

/** `footer-issuer.ts` */
export const FOOTER_ISSUER = {
  /** The foot begins this far down a page. */
  foot: 0.45,
  /** Under the goods of a short paper it begins sooner, and never above this. */
  under: 0.3,
  /** Lines of an address follow each other this closely, in heights. */
  close: 0.8,
  /** Lines of an address under the name at the foot of a page. */
  mostLines: 5,
};

/** `issuer.ts` */
export const ISSUER = {
  /** Letters that a name has at least, so that it is known again elsewhere. */
  leastLetters: 6,
};

/** `letter-day.ts` */
export const LETTER_DAY = {
  /** How far behind the town its day may stand, in heights. */
  reach: 6,
};

/** `honoured.ts` */
export const HONOURED = {
  /** Whom a paper goes to stands in this upper share of the first page. */
  reach: 0.5,
  /** Lines of an address follow a name no farther than this, in heights of its print: a rule is often drawn under it. */
  close: 2.2,
};

/** `letter-parties.ts` */
export const LETTER_PARTIES = {
  /** A letterhead begins this high on the page. */
  head: 0.12,
  /** The sender stands over a window no farther than this, in heights of its print. */
  over: 6,
};

/** `letterhead.ts` */
export const LETTERHEAD = {
  /** A name so many times as high as the print of the page is a logo, of which every line is a part. */
  logo: 1.25,
  /** Print of a second line of a name differs from the first by no more than this share of its height. */
  likeFirst: 0.08,
  /** How far down the first page a letterhead reaches. */
  reach: 0.3,
  /** Words that the second line of a name in a letterhead has at most. */
  mostRest: 4,
  /** Print so many times as large as the name begins a title. */
  larger: 1.4,
  /** A name that only its size tells stands in this upper share of the page, ... */
  headOfPage: 0.2,
  /** ... is so many times as high as most print, ... */
  prominent: 1.4,
  /** ... and anything else there that could be one has at most this share of its height. */
  secondToIt: 0.9,
  /** So many words of a line with a form may be the rest of a name, ... */
  mostOfRest: 3,
  /** ... which has so many lines over it at most. */
  mostLinesOver: 3,
};

/** `head-block.ts` */
export const HEAD_BLOCK = {
  /** The first name of a paper stands in this upper share of its first page. */
  head: 0.16,
  /** Lines of one block follow each other this closely, in heights; paragraphs and rows of sheets stand apart. */
  close: { 'text layer': 1.6, ocr: 1.6, cells: 2.5 },
  /** So many lines at most stand in the block. */
  mostLines: 7,
  /** So many of the first names at the head are tried. */
  mostNames: 3,
  /** A second line of a name is printed like the first, to this share of its height, and both so many times as large as the rest. */
  likeFirst: 0.1,
  /** How many times as large as the rest of the page the print of a name is that heads it. */
  larger: 1.2,
  /** What tells a place in more words than this is a sentence. */
  longestPlace: 5,
};

/** `pick-party.ts` */
export const PICK_PARTY = {
  /** What stands farther beside a label than this, in heights, stands in the next column. */
  nextColumn: 10,
  /** Under the number of a customer stand its name and its address, in lines: with the number so many at least. */
  leastBlock: 4,
};

/** `party.ts` */
export const PARTY = {
  /** Words that the second line of a name has at most. */
  mostRest: 5,
};

/** `field-form.ts`, `form-rows.ts` */
export const FIELD_FORM = {
  /** The first field of a form stands no farther below its heading, in heights. */
  nearest: 6,
  /** How far apart the lines of one value stand at most under its label, in heights. */
  rowGap: 0.6,
  /** And beside it in the rows of a form. */
  besideGap: 1.2,
  /** How far beside its label a value stands at most where no rule parts them, in points. */
  farthestValue: 220,
  /** Lines that a value, and a label in a cell, have at most. */
  mostLines: 4,
};

/** `over-street.ts` */
export const OVER_STREET = {
  /** So many words in small letters under a name are a sentence that praises, and no place. */
  leastSpoken: 3,
};

/** `end-of-address.ts` */
export const END_OF_ADDRESS = {
  /** So many words in small letters are a sentence: `8 rue de la gare` has four. */
  leastSpoken: 5,
};

/** `whole-address.ts` */
export const WHOLE_ADDRESS = {
  /** Street and town stand within so many lines below a name. */
  mostLines: 5,
};

/** `party-form.ts` */
export const PARTY_FORM = {
  /** Rows of a party stand no farther from its heading than this, in points. */
  farthest: 260,
  /** A wider box than this, in points, holds more than one party. */
  widestBox: 330,
  /** How far off the middle of its box such a heading may stand, as a part of its width. */
  offMiddle: 0.12,
  /** How far apart the rows of a form stand at most, in heights. */
  rowGap: 1.2,
};

/** `party-lines.ts` */
export const PARTY_LINES = {
  /** A shorter line says a name twice only if it has so many letters of its own. */
  leastLetters: 8,
};

/** `pick-port.ts` */
export const PICK_PORT = {
  /** How far below the name of a party the other fields of its form stand, in heights. */
  formReach: 6,
  /** A place has no more words than this: `HO CHI MINH CITY (CAT LAI), VIETNAM`. */
  mostWords: 8,
};

/** `route.ts` */
export const ROUTE = {
  /** The widest gap that an underlined name leaves in the sentence of the journey, in heights. */
  gap: 25,
  /** Farther from its beginning it goes on behind smaller gaps only, in heights. */
  nextGap: 4,
};

/** `signature.ts` */
export const SIGNATURE = {
  /** Longer phrases are sentences about signing. */
  mostWords: 14,
  /** How far ink may stand above or below the caption, and to its right, in points. */
  reach: 62,
  /** A signature stands no farther beside its caption than this, in points. */
  beside: 280,
  /** A drawing as high as wide is a stamp. */
  leastSlender: 1.25,
  /** How far from the corner of its caption ink may begin, in points. */
  corner: 36,
  /** The words of a picture that was drawn by a program are read with this certainty on the average: of scans hardly one reaches it. */
  cleanPrint: 0.995,
  /** More drawings at the foot of a page are no signatures. */
  mostHands: 3,
  /** A ruled box for a signature is no higher than this, in points. */
  tallestBox: 260,
  /** A hand goes over the rules of its box by so much, in points. */
  overRule: 12,
};

/** `titled-list.ts` */
export const TITLED_LIST = {
  /** A line right over its number is a title whatever its size, in heights of the other print. */
  size: 1,
};

/** `value-readers.ts` */
export const VALUE_READERS = {
  /** Print lower than the line below it, by this part of its height, is the caption of that line, and so of another value. */
  lower: 0.9,
  /** A gap of so many heights on one line parts two values. */
  wideGap: 4,
};

/** `wrapped-lines.ts` */
export const WRAPPED_LINES = {
  /** Lines of one column begin at the same place, in points. */
  samePlace: 1.5,
  /** A space, in heights. */
  space: 0.25,
  /** Lines that a wrapped value has at most. */
  mostLines: 3,
};

/** `titled-number.ts` */
export const TITLED_NUMBER = {
  /** A number stands no farther below its title than this, in heights of the title. */
  under: 1.6,
  /** A number behind a sign alone stands in this upper part of the first page. */
  head: 0.3,
};

/** `sender-on-line.ts` */
export const SENDER_ON_LINE = {
  /** The line of a sender stands no further down the first page than this. */
  head: 0.3,
  /** Letters that a name has at least, so that it is known again on the line. */
  leastLetters: 6,
};

/** `straight-bill-party.ts` */
export const STRAIGHT_BILL_PARTY = {
  /** Lines of its address that a side of the form has at most. */
  mostRows: 4,
  /** How far apart they stand at most, in heights. */
  rowGap: 1.2,
};

/** `script-signature.ts` */
export const SCRIPT_SIGNATURE = {
  /** A hand is so many times as high as the print of its page. */
  larger: 1.5,
  /** Words that a signed name has at most. */
  mostWords: 4,
  /** How far a hand may stand above or below the caption of its place, in points. */
  reach: 45,
  /** How far it may stand behind the caption on a scan, in points. */
  beside: 90,
};
