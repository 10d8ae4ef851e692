import { Draft } from '../draft.js';
import type { Paper, PaperTable } from '../paper.js';
import type { PaperContext } from './paper-context.js';
import { filled } from './parts/put-asides.js';
import { letterheadOf } from './parts/put-parties.js';

const AUTHORITY = { name: 'DEPARTMENT OF AGRICULTURE AND BIOSECURITY', lines: ['Plant and animal imports branch'] };

/** A paper of forwarders, laboratories or authorities, of which only the type is judged: what it tells and the heads of its table are the form's own. */
export function servicePaper(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const service = dice.pick(words.services());
  const draft = new Draft(service.type, words, writing);
  const { seller, buyer, forwarder, journey, references, containers, grossWeight, packages, packageType } = shipment;
  const known: Readonly<Record<string, string>> = {
    seller: [seller.name, ...seller.address].join(', '),
    buyer: [buyer.name, ...buyer.address].join(', '),
    vessel: `${journey.vessel} ${journey.voyage}`,
    from: journey.loading,
    to: journey.discharge,
    bill: references.houseBill,
    liner: references.masterBill,
    invoice: references.invoice,
    order: references.order,
    day: writing.day(references.shippedDay),
    later: writing.day(references.dueDay),
    containers: containers.map(({ number, sizeType }) => `${number} ${sizeType}`).join(', '),
    cargo: `${packages} ${packageType}, ${writing.weight(grossWeight)}`,
    goods: [...new Set(shipment.lines.map(({ goods }) => goods.name))].join(', '),
  };
  for (const [label, pattern] of service.tells)
    draft.printAside('references', label, known[pattern] ?? filled(pattern, dice.fork(`told ${label}`)));
  if (service.table !== undefined) draft.setTable(tableOf(service.table, context));
  return draft.finish({
    title: dice.pick(service.titles),
    issuer: service.issuedBy === 'authority' ? AUTHORITY : letterheadOf(service.issuedBy === 'seller' ? seller : forwarder),
    remarks: service.remarks,
    signature: dice.happens(0.4) ? { caption: 'Authorised signature', company: '', isSigned: dice.happens(0.5) } : null,
    stamp: null,
  });
}

/** A row for each entry, with figures under all headers but the first. */
function tableOf(
  { headers, rows }: { readonly headers: readonly string[]; readonly rows: readonly string[] },
  { dice, writing }: PaperContext,
): PaperTable {
  const figures = dice.fork('figures');
  return {
    columns: headers.map((header, index) => ({ header, share: index === 0 ? 40 : 14, isNumber: index > 0 })),
    rows: dice
      .fork('rows')
      .pickSome(rows, dice.between(3, rows.length))
      .map((row) => [row, ...headers.slice(1).map(() => writing.amount(figures.between(10, 90_000) / 10))]),
    totals: null,
  };
}
