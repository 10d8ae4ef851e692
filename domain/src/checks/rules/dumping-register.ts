import type { Check, Finding } from '../check.js';
import { goodsIn } from '../declared.js';
import { judged, lacking } from '../findings.js';
import type { Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';

/** Goods that stand in the dumping register, by classification and country of export, name a specification or the exemption. */
export const dumpingRegister: Check = {
  code: 'dumping-register',
  version: 1,
  category: 'Dump',
  severity: 'warning',
  run: (papers, rows) =>
    papers.of('declaration').flatMap((declaration) => {
      const then = rows.on(declaration.text('duty_date'));
      return goodsIn(declaration, papers).flatMap((line) => ofLine(line, then));
    }),
};

function ofLine(line: Part, rows: RuleRows): Finding[] {
  const country = line.text('dcx') === null ? 'country_of_origin' : 'dcx';
  const missing = line.missing('tariff_classification', country);
  if (missing.length > 0) return [{ outcome: 'cannot say', values: line.checked('tariff_classification', country), missing }];
  const specifications = rows.dumpingSpecifications(line.text('tariff_classification') ?? '', line.text(country) ?? '');
  if (specifications.length === 0) return [];
  const values = line.checked('tariff_classification', country, 'dumping_specification_number', 'dumping_exemption_type');
  const isNamed = line.text('dumping_specification_number') !== null || line.text('dumping_exemption_type') !== null;
  return [isNamed ? judged(true, values) : lacking(values, line.missing('dumping_specification_number'), specifications.join(', '))];
}
