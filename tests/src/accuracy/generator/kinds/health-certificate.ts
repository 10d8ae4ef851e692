import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import type { PaperContext } from './paper-context.js';
import { putParty } from './parts/put-parties.js';
import { putPorts } from './parts/put-route.js';

/** What an authority certifies of food: whose it is, what, how much, and that people may eat it. */
export function healthCertificate(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const { seller, consignee, references, lines, packages, packageType, netWeight, grossWeight, containers, journey } = shipment;
  const { titles, sentences, caption } = words.statement('HCC');
  const draft = new Draft('HCC', words, writing);
  draft.print('references', 'certificate_number', references.certificate, { certificate_number: references.certificate });
  draft.print('references', 'issue_date', writing.day(references.shippedDay), { issue_date: references.shippedDay });
  putParty(draft, 'exporter', 'exporter', seller);
  putParty(draft, 'importer', 'importer', consignee);
  draft.print('terms', 'country_of_origin', seller.country.name, { country_of_origin: seller.country.name });
  putPorts(draft, journey);
  const goods = lines.map(({ description }) => description);
  draft.print('cargo', 'declared_goods', goods, { goods_description: goods });
  draft.print('cargo', 'packages', `${writing.count(packages)} ${packageType}`, { packages, package_type: packageType });
  draft.print('cargo', 'net_weight', writing.weight(netWeight), { net_weight: netWeight, weight_unit: writing.weightUnit });
  if (dice.happens(0.5)) draft.print('cargo', 'gross_weight', writing.weight(grossWeight), { gross_weight: grossWeight });
  else draft.leaveOut('gross_weight');
  const boxes = containers.map(({ number, seal, sizeType }) => ({ number, seal, size_type: sizeType }));
  draft.print(
    'cargo',
    'container_numbers',
    boxes.map(({ number, seal }) => `${number} / ${seal}`),
    { containers: boxes },
  );
  const isSigned = dice.happens(0.7);
  draft.say({ signature_exists: isSigned });
  return draft.finish({
    title: dice.pick(titles),
    issuer: null,
    remarks: [dice.pick(sentences)],
    signature: { caption, company: '', isSigned },
    stamp: dice.happens(0.5) ? 'OFFICIAL STAMP' : null,
  });
}
