import type { CheckName } from './checks/check.js';
import type { ValueKind } from './checks/kinds-of-fields.js';
import type { Relation } from './labels/label-values.js';

/**
 * How sure the reader is of what it found, before the print is judged: shares of one, by what speaks for a value. Nothing else in the
 * reading holds such a figure. What people see follows from them by `PRINT` and by the tests of `checks/`; from 0.9 on nobody need look.
 */
export const CERTAINTY = {
  /** What stands at a label, by where it stands seen from there. */
  label: { inline: 0.98, inside: 0.98, right: 0.97, below: 0.95, above: 0.8, over: 0.95 } satisfies Record<Relation, number>,

  party: {
    /** Only a street or a town of the address was found in a form. */
    onePart: 0.8,
    /** An address of several parts in a form. */
    ofForm: 0.9,
    /** The form below a name is that of the same party. */
    formBelow: 0.82,
    /** A company at the place where goods go is who gets them. */
    atDestination: 0.8,
    /** A company for whose attention something is sent. */
    forAttention: 0.85,
    /** All lines at a label for an address. */
    addressLabel: 0.85,
    /** The company in a letterhead: with a form of company, and without. */
    letterhead: 0.8,
    letterheadLikely: 0.75,
    /** The company at the foot of a page. */
    footer: 0.82,
    /** The address of a letter: under its sender's line, and alone. */
    windowed: 0.8,
    addressAlone: 0.75,
    /** Whose name ends with an honorific, as letters of Japan and Korea address whom they go to. */
    honoured: 0.9,
    /** The address in a sender's line. */
    senderLine: 0.85,
    /** A name over the caption of a form. */
    overCaption: 0.92,
    /** Words of a journey stand in an address, or another company follows it. */
    addressDoubted: 0.7,
    /** The letterhead and the signature name the same company, and only one does. */
    agreed: 0.95,
    oneOfTwo: 0.8,
    /** A company in a sentence of a letter: with a form of company or a person, and without. */
    speaking: 0.9,
    speakingWithoutForm: 0.85,
    /** Who signed, beside the caption of a signature. */
    signatory: 0.85,
    /** A line signs a bill for its carrier. */
    signedForCarrier: 0.8,
    /** An address under a letterhead without a label. */
    underLetterhead: 0.7,
    /** The number of a business, which has a test digit. */
    businessNumber: 0.93,
  },

  number: {
    /** Right behind the title of its paper, or under it. */
    titled: 0.88,
    /** The only number that has the form of one, without a label. */
    bare: 0.8,
    /** Beside a word that names the paper. */
    besideWord: 0.78,
    /** The only code in the head of a bill. */
    inHeadOfBill: 0.85,
    /** The number of a job stands for that of the bill. */
    jobForBill: 0.7,
    /** In a sentence of a letter. */
    inLetter: 0.9,
    /** The number of another paper in a note, among the goods or in a sentence. */
    inNotes: 0.8,
    /** A container: with a test digit that is right, and with one that is not. */
    container: 0.99,
    containerUntested: 0.75,
    /** The seal or the size of a container on its line. */
    besideContainer: 0.85,
    /** An air waybill: with a test digit that is right, wrong, and without any place of its own. */
    airWaybill: 0.97,
    airWaybillUntested: 0.8,
    airWaybillAnywhere: 0.9,
    /** The only code that can name a consignment. */
    consignment: 0.75,
    /** A heading of the tariff named as one. */
    tariff: 0.95,
    /** The number and the day of an invoice in one box of a certificate. */
    invoiceInBox: 0.9,
  },

  day: {
    /** The day of a letter behind its town. */
    ofLetter: 0.8,
    /** A day behind a title. */
    titled: 0.93,
    /** The only day of a paper. */
    alone: 0.9,
    /** A day that may be read two ways: by place of evidence. */
    twoWays: 0.7,
    twoWaysAlone: 0.65,
    /** The only day in the head of a paper that no word calls another one, and the first of several. */
    inHead: 0.75,
    firstInHead: 0.62,
    twoWaysInSentence: 0.6,
    /** The day in a sentence that asks for payment. */
    dueInWords: 0.8,
    /** The day of a flight behind its number. */
    ofFlight: 0.88,
    /** The day and the place of issue at one label. */
    ofIssue: 0.95,
    placeOfIssue: 0.93,
  },

  amount: {
    /** Sums or a product prove it, or contradict it. */
    proved: 0.99,
    contradicted: 0.7,
    /** A charge in a sentence, with its currency. */
    inWords: 0.8,
    /** A total that a scan misread, mended by the product. */
    mended: 0.9,
    /** A charge at the end of a line that begins with its word. */
    onLine: 0.78,
    /** The price of one, where that of many is printed. */
    ofMany: 0.85,
    /** The only currency of a paper, and that of its total. */
    soleCurrency: 0.9,
    currencyOfTotal: 0.9,
    /** A total of which a part was paid: papers differ in which of both they ask for. */
    overBalance: 0.8,
    /** A sign that several countries use, on a paper of one of them. */
    currencyAtHome: 0.8,
    /** Dollars of nobody knows where, and the money of the only country of a paper that names none. */
    bareDollars: 0.7,
    currencyOfCountry: 0.7,
  },

  table: {
    /** A cell under a head that is known. */
    column: 0.96,
    /** A unit that follows from where a number stands. */
    unitFromPlace: 0.85,
    /** What is told once of several rows. */
    shared: 0.8,
    /** The total of a column. */
    total: 0.95,
    /** What the totals of several tables come to. */
    sumOfTotals: 0.75,
    /** The kind of package in the row of totals, and in a head. */
    packageInTotals: 0.9,
    packageInHead: 0.85,
    /** The only cell under a head, and marks of all rows. */
    soleCell: 0.9,
    marks: 0.85,
    /** Goods in the cells of a table, or listed below a word for them. */
    goods: 0.9,
  },

  cargo: {
    /** Packages summed up in words. */
    packagesInWords: 0.85,
    /** Packages in a note or a sentence, and a weight or a volume there with its unit and its kind. */
    packagesInNotes: 0.82,
    measureInWords: 0.88,
    /** Packages counted in words, and as many as their marks are numbered. */
    packagesInLetters: 0.78,
    packagesInMarks: 0.75,
    /** A weight whose mark parts thousands, or may do so, by how many packages it is. */
    thousandsByPackages: 0.78,
    /** Packages counted among the goods of a bill. */
    packagesAmongGoods: 0.9,
    /** A kind of packages that only their label names: `Parcels: 7`. */
    kindOfLabel: 0.78,
    packagesOfLines: 0.78,
    /** On a line of totals under a head, where no table was found. */
    onTotalLine: 0.78,
    /** A weight or volume under a head of a bill. */
    measureUnderHead: 0.93,
    /** A unit that follows from how goods are counted. */
    unitOfLines: 0.8,
    /** The only unit that the paper names anywhere. */
    unitOfPaper: 0.78,
    /** That of the only kind of country whose marks a paper has, where it names none. */
    unitAtHome: 0.7,
  },

  transport: {
    /** The only term of delivery on a paper. */
    soleIncoterm: 0.85,
    /** Places in the sentence that tells the journey. */
    route: 0.9,
    /** A mode in words, or beside its label. */
    mode: 0.92,
    /** By sea where a ship or a container is named; by what the type of paper alone says. */
    modeWithShip: 0.9,
    /** Words of a sentence or a charge; a ship or a container on an invoice. */
    modeInWords: 0.85,
    modeByShip: 0.85,
    /** Both ends of the journey in the midst of a sentence. */
    routeInWords: 0.8,
    /** A destination beside a port of loading may lie inland. */
    portOfDestination: 0.75,
    /** Ship and voyage in a sentence. */
    shipInWords: 0.88,
    modeOfType: 0.8,
    /** By what only papers of one way of transport have; by a term of delivery for ships alone. */
    modeBySign: 0.75,
    modeByTerms: 0.65,
    modeOfAirWaybill: 0.9,
    /** Prepaid or collect in a clause, and as a word alone. */
    freightClause: 0.95,
    freightWord: 0.8,
    /** Where freight is paid, by a word near the label. */
    payableNear: 0.88,
    /** Notify as another party, and marks of a bill. */
    sameAsOther: 0.8,
    release: 0.9,
    /** Goods, rate and flight on an air waybill. */
    goodsOfAir: 0.8,
    rateLine: 0.9,
    airCode: 0.92,
    flight: 0.9,
    airBox: 0.88,
    onlyOfAir: 0.8,
    joinedLines: 0.8,
  },

  certificate: {
    /** An agreement in the title, over two lines, and elsewhere. */
    agreement: 0.92,
    agreementBroken: 0.9,
    bodyAlone: 0.85,
    placeBeforeDay: 0.8,
    /** The goods of the only line stand for those of the whole paper. */
    goodsOfLine: 0.8,
    /** A measure of a treatment at its label, by its form alone, in a sentence. */
    measure: 0.94,
    byForm: 0.8,
    inSentence: 0.85,
    /** An answer on a packing declaration that is marked, stated, and marked on a scan, where a pen is easily taken for print. */
    marked: 0.95,
    stated: 0.92,
    markedOnScan: 0.8,
    formVersion: 0.95,
  },

  signature: {
    inked: 0.95,
    typed: 0.7,
    /** A name in large script. */
    script: 0.8,
    /** Nothing is drawn where a signature belongs: on a page, on one where a name or a stamp stands there, a scan, a sheet, and where nobody looked. */
    none: 0.93,
    noneBeside: 0.75,
    noneOnScan: 0.8,
    noneOnSheet: 0.85,
    noneUnseen: 0.6,
    /** Ink at the foot of a page without a caption. */
    atFoot: 0.75,
    /** The paper says that it holds unsigned; it shows no place to sign at all. */
    saidUnsigned: 0.95,
    nothingToSign: 0.6,
  },

  customsForm: {
    box: 0.94,
    codeDoubted: 0.7,
    contract: 0.85,
    noMarks: 0.9,
    goods: 0.93,
    goodsProved: 0.98,
    goodsByCode: 0.9,
  },

  /** What the data inside a file state: the print says the same, says nothing, or was read otherwise, not surely and surely; and a code that it has, alone or against its print. */
  stated: { both: 0.99, data: 0.95, printMayDiffer: 0.9, printDiffers: 0.8, code: 0.92, codeDiffers: 0.7 },

  /** What corrections of one paper, and of several, have taught. */
  learnt: { once: 0.86, again: 0.93 },

  /** What the ranker found alone, what rules and ranker agree on, and what the ranker reads otherwise. */
  ranker: { alone: 0.74, agreed: 0.86, disputed: 0.63 },

  /** What a model said: by where the pages state it, and how it agrees with the reader. */
  model: { besideLabel: 0.8, once: 0.6, severalTimes: 0.5, agreed: 0.92, disputed: 0.7, nowhere: 0.2 },
} as const;

/** What follows from how often values with such evidence were right (`evidence/`). */
export const EVIDENCE = {
  /** Below this chance a value is doubted. What is not sure is no surer than its chance. */
  doubtful: 0.93,
  /** Below this chance a value of the rules is left out; a rival stands instead of one from so much more on, and fills an empty field from this. */
  leastOfRules: 0.3,
  likelier: 0.2,
  fills: 0.65,
  /** From this chance on a value that passes its tests is sure, to this certainty at least; but for what a rule doubts more than so. */
  trusted: 0.97,
  doubtedByRule: 0.79,
  atLeast: 0.86,
} as const;

/** What lowers a certainty: factors, where nothing else is said. */
export const DOUBT = {
  /** What only the words of a label let guess. */
  guessedLabel: 0.8,
  guessedColumn: 0.8,
  /** A second place beside the same label. */
  secondPlace: 0.8,
  /** A measure beside others in the same box. */
  amongOthers: 0.7,
  /** A day that may be read two ways. */
  twoWays: 0.7,
  /** A town behind a name, for the whole address. */
  townAlone: 0.6,
  /** Who gets the goods stands for who buys them. */
  otherParty: 0.8,
  /** An order of which no word tells whose it is. */
  bareOrder: 0.8,
  /** A word that no list of its kind has: a country, a fumigant, a term of payment. */
  unknownCountry: 0.8,
  unknownFumigant: 0.75,
  strangeTerm: 0.8,
  /** A number written like that of an airline, with a wrong test digit. */
  likeAirline: 0.8,
  /** The only total is also that of the goods; one that nothing adds up to. */
  alsoOfGoods: 0.9,
  unprovedTotal: 0.8,
  /** Subtracted: from an address for its many parts, from a long text, from an amount in a box, from goods without proof. */
  lessForAddress: 0.05,
  lessForLongText: 0.05,
  lessForBoxedAmount: 0.05,
  lessWithoutProof: 0.1,
} as const;

type ByKind = Partial<Record<ValueKind, number>>;

/** What the arbiter makes of the ranker's chances, as they were measured on papers whose issuers and families were left out. */
export const CHANCE = {
  /** A value of the rules is sure with this chance, and doubted with the other where another value has the third. */
  agrees: 0.9,
  disagrees: 0.1,
  otherLikely: 0.8,
  /**
   * A value without a clear label is sure only from this chance on, by the kind of its field; one beside a label, and an address, only
   * where it has the other chance or no other value has the third. On papers whose labels were disguised, a quarter of what is less
   * likely is wrong, and one in a hundred of the rest.
   */
  backsPlace: { name: 0.6, number: 0.3, amount: 0.5, day: 0.2 } satisfies ByKind,
  backsLabel: { number: 0.1, place: 0.1, amount: 0.1 } satisfies ByKind,
  backsAddress: 0.2,
  speaksAgainst: 0.3,
  /**
   * A measure is doubted where another one has the first chance, and this part of its own: of several rows each may have been taken for all.
   * Packages are counted twice on many papers, as pallets and as cartons.
   */
  outbids: 0.7,
  outbidsPackages: 0.25,
  /** A day, where another has so much more: forms print the days of permits, too, and of prints (3 of 7 such days were wrong, 30 November 2026). */
  outbidsDay: 0.25,
  outbidShare: 0.8,
} as const;

/** The most that is believed, whatever else speaks for a value. */
export const MOST = {
  /** A value that fails a test, by how often such values are right all the same on papers whose issuer was left out (`bench:calibration`). */
  failed: { kind: 0.32, whole: 0.44, day: 0.7, near: 0.75, backed: 0.67, alone: 0.75, sum: 0.75, evidence: 0.8 } satisfies Record<
    CheckName,
    number
  >,
  /** Payment terms and marks of packages, right as read in 47 of 56 cases on papers of unseen issuers (29 November 2026). */
  openEnded: 0.75,
  /** What is left of a value whose end is missing. */
  cutShort: 0.6,
  /** The address of who signs a packing declaration. */
  issuerAddress: 0.85,
  /** Chinese read from a picture, unless its print is sure to `surelyChinese`. */
  recognisedChinese: 0.88,
  surelyChinese: 0.97,
  /** Long texts from a picture, and codes with letters that look like digits. */
  recognisedDoubtfully: 0.89,
  /** A text from a picture of which a word is read less surely than this. */
  surelyRecognised: 0.97,
} as const;

/** From here on nobody need look: where a model agrees, what is sure already, and what is more than a guess. */
export const SURE = { from: 0.9, moreThanGuess: 0.6 } as const;

/** How the print turns a certainty into the confidence that people see. */
export const PRINT = {
  /** How much hangs on the print. */
  weight: 0.6,
  /** Slight doubts come true far more seldom than strong ones: up to where they are slight, and the share of each kind that counts. */
  slight: 0.1,
  slightWeight: 0.35,
  strongWeight: 0.8,
  /** How much the mean of the words counts, and their worst. */
  mean: 0.6,
  worst: 0.4,
  /** Print that is hardly legible gives no value; a name needs more. */
  least: 0.02,
  leastOfName: 0.25,
  leastOfLetterhead: 0.75,
} as const;
