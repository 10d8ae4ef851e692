/** What can be wrong with a message, by the number under which customs answers it, in plain words. */
// biome-ignore format: a table reads best in rows
export const FAULTS = {
  missing: ['0101', 'MUST BE GIVEN'],
  unexpected: ['0102', 'DOES NOT BELONG HERE'],
  tooOften: ['0103', 'IS GIVEN TOO OFTEN'],
  checkDigit: ['0104', 'FAILS ITS CHECK'],
  tooLong: ['0105', 'IS TOO LONG'],
  form: ['0106', 'IS NOT WRITTEN AS IT SHOULD BE'],
  unknownCode: ['0107', 'IS NO CODE OF THE LIST'],
  order: ['0108', 'STANDS AT THE WRONG PLACE'],
  places: ['0109', 'HAS TOO MANY DECIMAL PLACES'],
  lineNumber: ['0110', 'LINE NUMBERS DO NOT RISE'],
  version: ['0201', 'VERSION IS NOT HIGHER THAN THE LAST ACCEPTED ONE'],
  noOriginal: ['0202', 'THERE IS NO ACCEPTED ORIGINAL'],
  otherId: ['0203', 'IS NOT THE ID THAT CUSTOMS GAVE'],
  nothingChanged: ['0204', 'NOTHING IS CHANGED'],
  lineThere: ['0205', 'THE INSERTED LINE IS THERE ALREADY'],
  lineNotThere: ['0206', 'THERE IS NO SUCH LINE'],
  lineUnchanged: ['0207', 'THE AMENDED LINE IS AS IT WAS'],
  action: ['0208', 'THIS ACTION IS NOT ALLOWED HERE'],
  noLineLeft: ['0209', 'NO LINE IS LEFT'],
  function: ['0210', 'THIS FUNCTION IS NOT ALLOWED NOW'],
  linking: ['0211', 'LINKS THE REPORT AND CANNOT BE CHANGED'],
  otherDay: ['0212', 'WAS PRE-LODGED ON ANOTHER DAY'],
  unanswered: ['0213', 'LODGEMENT QUESTION IS NOT ANSWERED'],
  notAsked: ['0214', 'LODGEMENT QUESTION WAS NOT ASKED'],
  mode: ['0301', 'DOES NOT FIT THE MODE OF TRANSPORT'],
  container: ['0302', 'CARGO TYPE NEEDS A CONTAINER'],
  noBill: ['0303', 'NEITHER MASTER NOR HOUSE BILL'],
  sameBill: ['0304', 'CONTAINER STANDS THERE TWICE WITH THE SAME BILLS'],
  owner: ['0305', 'OWNER NEEDS EITHER AN ABN OR A CLIENT ID'],
  pair: ['0306', 'IS GIVEN WITHOUT WHAT BELONGS TO IT'],
  preferenceWithout: ['0307', 'IS GIVEN WITHOUT A PREFERENCE SCHEME'],
  preferenceNeeds: ['0308', 'PREFERENCE SCHEME NEEDS ORIGIN AND RULE'],
  dumping: ['0309', 'DUMPING SPECIFICATION NEEDS EITHER A PRICE OR AN EXEMPTION'],
  warehouseNeeds: ['0310', 'GOODS OUT OF A WAREHOUSE NEED THEIR N20'],
  warehouseOnly: ['0311', 'BELONGS TO GOODS OUT OF A WAREHOUSE ONLY'],
  quoted: ['0312', 'IS QUOTED AND EXEMPT AT ONCE'],
  amber: ['0313', 'AMBER REASON NEEDS A STATEMENT'],
  days: ['0314', 'DAYS DO NOT FOLLOW EACH OTHER'],
  parties: ['0315', 'PARTY IS STRUCTURED AND TEXT AT ONCE'],
  noInvoice: ['0401', 'NAMES NO INVOICE OF THE DECLARATION'],
  otherCurrency: ['0402', 'IS NOT IN THE CURRENCY OF ITS INVOICE'],
  invoiceSum: ['0403', 'PRICES DO NOT ADD UP TO THE INVOICE TOTAL'],
  gst: ['0501', 'GST IS NOT TEN PERCENT OF THE TAXABLE IMPORTATION'],
  wineTax: ['0502', 'WINE EQUALISATION TAX IS NOT 29 PERCENT OF ITS BASE'],
  headerSum: ['0503', 'LINES DO NOT ADD UP TO IT'],
  due: ['0504', 'IS NOT WHAT HAS TO BE PAID'],
  count: ['0505', 'IS NOT WHAT WAS COUNTED'],
  script: ['0998', 'REFUSED BECAUSE THE SCRIPT SAYS SO'],
  more: ['0999', 'THERE ARE MORE ERRORS THAN ONE ANSWER HOLDS'],
} as const;

export type FaultKind = keyof typeof FAULTS;

/** Where a fault is: in the header, on a tariff line (of a cargo report: a container), on a transport line. */
export type Section = 'header' | 'tariff' | 'transport';

/** One error of an answer. `key` names a segment and its qualifier (`RFF:ABD`), null where a line or the message as a whole is meant. */
export interface Fault {
  readonly kind: FaultKind;
  readonly section: Section;
  readonly line: number | null;
  readonly key: string | null;
  /** What stood there, where that helps. */
  readonly value?: string;
}
