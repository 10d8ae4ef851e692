import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import type { PaperContext } from './paper-context.js';
import { putParty } from './parts/put-parties.js';
import { putPorts } from './parts/put-route.js';

/** What a treatment provider certifies: what was fumigated, with what, how strong, how long and when. */
export function fumigationCertificate(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const { seller, consignee, references, containers, lines, journey } = shipment;
  const draft = new Draft('FUM', words, writing);
  const provider = `${dice.pick(shipment.world.fumigators)} ${seller.country.legalForms[0] ?? ''}`;
  draft.print('references', 'certificate_number', references.certificate, { certificate_number: references.certificate });
  draft.print('references', 'issue_date', writing.day(references.shippedDay), { issue_date: references.shippedDay });
  putParty(draft, 'exporter', 'exporter', seller);
  putParty(draft, 'importer', 'importer', consignee);
  const goods = lines.map(({ goods: { name } }) => name);
  draft.print('cargo', 'declared_goods', goods, { goods_description: goods });
  draft.print(
    'cargo',
    'container_numbers',
    containers.map(({ number }) => number),
    {
      containers: containers.map(({ number, seal, sizeType }) => ({ number, seal, size_type: sizeType })),
    },
  );
  if (dice.happens(0.6)) putPorts(draft, journey);
  putTreatment(draft, context);
  const isSigned = dice.happens(0.7);
  draft.say({ signature_exists: isSigned });
  return draft.finish({
    title: words.title(dice.pick(words.phrases('title_fumigation')), '熏蒸证书'),
    issuer: { name: provider, lines: [...seller.address, `Registration AEI ${dice.letters(2)}${dice.digits(4)}`] },
    remarks: [words.phrase('fumigation_remark')],
    signature: { caption: words.phrase('fumigation_caption'), company: provider, isSigned },
    stamp: dice.happens(0.4) ? provider : null,
  });
}

function putTreatment(draft: Draft, { dice, shipment: { references } }: PaperContext): void {
  const fumigant = dice.pick(['Methyl bromide', 'METHYL BROMIDE', 'Sulfuryl fluoride']);
  const [dosage, hours, warmth] = [dice.pick([32, 48, 64, 80]), dice.pick([24, 48]), dice.between(11, 31)];
  draft.print('terms', 'fumigant', fumigant, { fumigant });
  draft.print('terms', 'dosage', `${dosage} g/m³`, { dosage });
  draft.print('terms', 'exposure', `${hours} hours`, { exposure_hours: hours });
  draft.print('terms', 'temperature', `${warmth} °C`, { temperature: warmth });
  draft.print('terms', 'completion_date', draft.writing.day(references.invoiceDay), { completion_date: references.invoiceDay });
  draft.print('terms', 'fumigation_target', dice.pick(['Commodity', 'Packing', 'Both commodity and packing']), {});
}
