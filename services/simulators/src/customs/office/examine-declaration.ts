import { checkImd } from '../layout/check-imd.js';
import type { ReadImd } from '../layout/read-imd.js';
import { keyOf } from '../layout/row.js';
import { amountRules } from '../rules/amount-rules.js';
import type { Declaration } from '../rules/declaration.js';
import type { Fault } from '../rules/fault.js';
import { headerRules } from '../rules/header-rules.js';
import { invoiceRules } from '../rules/invoice-rules.js';
import { lineRules } from '../rules/line-rules.js';
import { mergeLines } from '../rules/merge-lines.js';
import { questionRules } from '../rules/question-rules.js';
import { transportRules } from '../rules/transport-rules.js';
import { versionRules } from '../rules/version-rules.js';
import type { Known } from './known.js';

export interface Examined {
  readonly faults: readonly Fault[];
  /** How it stands if there is no fault. */
  readonly declaration: Declaration;
}

/** Everything that is wrong with a declaration, as it came and together with what is known of it. `today` is the day in Sydney. */
export function examineDeclaration(imd: ReadImd, known: Known | null, today: string): Examined {
  const isOriginal = imd.function === '9';
  const [transport, tariff] = [
    mergeLines('LIN', known?.transport ?? [], imd.transport, isOriginal),
    mergeLines('CST', known?.tariff ?? [], imd.tariff, isOriginal),
  ];
  const declaration = { header: imd.header, invoices: imd.invoices, transport: transport.lines, tariff: tariff.lines };
  const always = [...checkImd(imd), ...versionRules(imd, known)];
  if (imd.function === '50') return { faults: always, declaration };
  return {
    declaration,
    faults: [
      ...always,
      ...questionRules(imd.header, known, today),
      ...transport.faults,
      ...tariff.faults,
      ...headerRules(declaration),
      ...transportRules(declaration),
      ...lineRules(declaration),
      ...invoiceRules(declaration),
      ...amountRules(declaration),
      ...(imd.function === '4' && known !== null && isUnchanged(imd, known) ? [imd.header.fault('nothingChanged', null)] : []),
    ],
  };
}

/** Segments that differ in every version and change nothing by that. */
const ABOUT_THE_VERSION: ReadonlySet<string> = new Set(['BGM', 'FTX:CHG', 'FTX:ACD', 'RFF:ABT']);

function isUnchanged({ header, invoices, transport, tariff }: ReadImd, known: Known): boolean {
  const told = (segments: Known['header']) => JSON.stringify(segments.filter((segment) => !ABOUT_THE_VERSION.has(keyOf(segment))));
  return (
    transport.length + tariff.length === 0 &&
    told(header.segments) === told(known.header) &&
    JSON.stringify(invoices.map(({ segments }) => segments)) === JSON.stringify(known.invoices)
  );
}
