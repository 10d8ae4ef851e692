import { currencyIn } from '@tallyport/domain/values/currencies';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../certainty.js';
import {
  certificateInBox,
  chargeInBox,
  codeForName,
  codeOfBox,
  dayInBox,
  incotermInBox,
  noMarksInBox,
  numberAlone,
  numberInBox,
  packagesInBox,
  packageTypeInBox,
  textInBox,
  vesselInBox,
  voyageInBox,
} from '../customs-form/box-values.js';
import { formOf, inBox } from '../customs-form/boxes-of-form.js';
import { customsLines } from '../customs-form/customs-lines.js';
import type { FormBox } from '../customs-form/find-boxes.js';
import type { DocumentText } from '../document-text.js';
import { allContainersIn } from '../fields/containers.js';
import type { Understood } from '../fields/field-reading.js';
import { type DocumentDeclaration, derived, type Known, type Source } from './declaration.js';

type BoxField = FormBox['kind']['field'];
/** What the boxes hold, each with its code, and what other papers call the parties. */
type Field =
  | BoxField
  | `${BoxField}_code`
  | 'title'
  | 'voyage'
  | 'vessel'
  | 'currency'
  | 'exporter_name'
  | 'importer_name'
  | 'consignee_name';

/** The customs declaration of China, for goods that leave or that arrive. */
export const CUSTOMS_DECLARATION: DocumentDeclaration<Field> = {
  lines: customsLines,
  header: {
    title: [titleOfForm],
    ...readAndCode(numberAlone, 'pre_entry_number', 'customs_number'),
    ...textAndCode('record_number', 'waybill_number', 'licence_number', 'contract_number'),
    ...textAndCode('domestic_consignee', 'domestic_shipper', 'domestic_trader', 'overseas_shipper', 'overseas_consignee'),
    ...textAndCode('producing_unit', 'consuming_unit', 'declaring_unit', 'customs_office', 'storage_place', 'transport_mode'),
    ...textAndCode('supervision_mode', 'levy_nature', 'trade_country', 'departure_country', 'destination_country'),
    ...textAndCode('departure_port', 'destination_port', 'transit_port', 'entry_port', 'exit_port'),
    package_type: [
      inBox('package_type', (box) => (codeForName(box) === null ? textInBox(box) : null)),
      inBox('packages', packageTypeInBox),
    ],
    package_type_code: [inBox('package_type', codeOfBox), inBox('package_type', codeForName)],
    packages: [inBox('packages', packagesInBox)],
    packages_code: [inBox('packages', codeOfBox)],
    ...readAndCode(dayInBox, 'import_date', 'export_date', 'declaration_date'),
    ...readAndCode(numberInBox, 'gross_weight', 'net_weight'),
    ...readAndCode(chargeInBox, 'freight', 'insurance', 'other_charges'),
    ...readAndCode(incotermInBox, 'incoterm'),
    weight_unit: [unitOfWeights],
    vessel: [inBox('vessel_and_voyage', vesselInBox)],
    voyage: [inBox('vessel_and_voyage', voyageInBox)],
    vessel_and_voyage_code: [inBox('vessel_and_voyage', codeOfBox)],
    certificate_of_origin_number: [inBox('documents', certificateInBox)],
    documents_code: [inBox('documents', codeOfBox)],
    shipping_marks: [inBox('remarks', noMarksInBox)],
    remarks_code: [inBox('remarks', codeOfBox)],
    currency: [derived(currencyOfLines)],
    containers: [allContainersIn],
    exporter_name: [onImport('overseas_shipper'), onExport('domestic_shipper', 'domestic_trader')],
    importer_name: [onImport('domestic_consignee', 'domestic_trader')],
    consignee_name: [onExport('overseas_consignee')],
  },
};

type Read = (box: FormBox, text: DocumentText) => Understood | null;
type Boxed<Name extends BoxField> = { [Field in Name | `${Name}_code`]?: readonly Source<never, Understood>[] };

/** Boxes read by one reader, each with the code that stands in brackets behind its label. */
function readAndCode<Name extends BoxField>(read: Read, ...fields: readonly Name[]): Boxed<Name> {
  const boxed: Boxed<Name> = {};
  for (const field of fields) {
    boxed[field] = [inBox(field, read)];
    boxed[`${field}_code`] = [inBox(field, codeOfBox)];
  }
  return boxed;
}

function textAndCode<Name extends BoxField>(...fields: readonly Name[]): Boxed<Name> {
  return readAndCode(textInBox, ...fields);
}

const TITLES = { import: '中华人民共和国海关进口货物报关单', export: '中华人民共和国海关出口货物报关单' } as const;

function titleOfForm(text: DocumentText): Understood | null {
  const title = text.phrases.find((phrase) => /海关.口货/u.test(phrase.text.replace(/\s/g, '')));
  const value = TITLES[formOf(text).direction];
  return title === undefined ? null : { value, from: [title], certainty: CERTAINTY.customsForm.box, isInferred: true };
}

/** The currency in which all goods are priced. */
function currencyOfLines(_text: DocumentText, { lines }: Known<Field>): Understood | null {
  const said = lines.flatMap((line) => line.get('currency') ?? []);
  const codes = said.map(({ value }) => currencyIn(String(value)));
  const [first, code] = [said[0], codes[0]];
  return first === undefined || code === undefined || code === null || new Set(codes).size > 1 ? null : { ...first, value: code };
}

/** The unit in the label of the first weight that has a number. */
function unitOfWeights(text: DocumentText): Understood | null {
  const numbered = new Set<BoxField>();
  for (const box of formOf(text).boxes) {
    const { kind, label } = box;
    if (kind.field !== 'gross_weight' && kind.field !== 'net_weight') continue;
    if (numberInBox(box, text) !== null) numbered.add(kind.field);
    if (numbered.has(kind.field) && weightUnitIn(label.text) === 'KG')
      return { value: 'KG', from: [label], certainty: CERTAINTY.customsForm.box };
  }
  return null;
}

/** The form speaks of domestic and overseas parties; other papers call them exporter and importer. */
function onForm<Name extends Field>(direction: 'import' | 'export', fields: readonly Name[]) {
  return derived<Name, Understood>((text, known) => {
    if (formOf(text).direction !== direction) return null;
    return fields.map((field) => known.get(field)).find((found) => found !== null) ?? null;
  });
}

function onImport<Name extends Field>(...fields: readonly Name[]) {
  return onForm('import', fields);
}

function onExport<Name extends Field>(...fields: readonly Name[]) {
  return onForm('export', fields);
}
