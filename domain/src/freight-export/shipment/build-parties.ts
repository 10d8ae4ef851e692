import type { ShipmentFinding } from '@tallyport/contracts/freight-export/shipment-finding';
import type { TargetType } from '@tallyport/contracts/freight-export/values';
import type { Part } from '../../checks/papers.js';
import { countryCodeIn } from '../../values/country-code.js';
import type { KnownExporter } from './build-invoices.js';
import { type FreightMappings, organisationOf } from './freight-mappings.js';
import type { JobPapers, JobParty } from './job-papers.js';
import type { FreightParty } from './shipment.js';

type Role = keyof JobPapers['parties'];

/** What a party is called by its part in each kind of job (domain: eAdaptor, §5, and public samples). */
const TYPES: Readonly<Record<TargetType, Readonly<Record<Role, string>>>> = {
  ForwardingShipment: { importer: 'ConsigneeDocumentaryAddress', exporter: 'ConsignorDocumentaryAddress', notify: 'NotifyParty' },
  CustomsDeclaration: { importer: 'ImporterDocumentaryAddress', exporter: 'SupplierDocumentaryAddress', notify: 'NotifyParty' },
};

const ROLES: readonly Role[] = ['importer', 'exporter', 'notify'];

export interface BuiltParties {
  readonly parties: readonly FreightParty[];
  readonly exporter: KnownExporter | null;
  readonly findings: readonly ShipmentFinding[];
}

/** The parties of a job: those that it names, else those of its bill. One without an organisation there is found, and sent by its name. */
export function buildParties({ job, parties }: JobPapers, bill: Part | undefined, mappings: FreightMappings): BuiltParties {
  const known = ROLES.flatMap((role) => {
    const kept = parties[role];
    const party = kept ?? partyOfBill(role, bill);
    return party === null ? [] : [{ role, party, organisation: organisationOf(party, mappings.organisations), isKept: kept !== null }];
  });
  const exporter = known.find(({ role }) => role === 'exporter');
  return {
    exporter: exporter === undefined ? null : { name: exporter.party.name, organisation: exporter.organisation },
    parties: known.map(({ role, party, organisation }) => ({
      type: TYPES[mappings.targetType][role],
      address: textOf(party.address),
      city: textOf(party.city),
      name: textOf(party.name),
      country: party.country === null ? null : countryCodeIn(party.country),
      customsId: party.customsId?.replaceAll(' ', '') || null,
      organisation,
    })),
    findings: known
      .filter(({ organisation }) => organisation === null)
      .map(({ role, party, isKept }) => ({
        code: 'party-without-code',
        severity: mappings.partyWithoutCode,
        stream_id: isKept ? `work-order/${job.id}` : `waybill/${bill?.record.id ?? ''}`,
        line_id: null,
        field: isKept ? JOB_FIELDS[role] : BILL_FIELDS[role],
        found: party.name,
      })),
  };
}

const JOB_FIELDS: Readonly<Record<Role, string>> = { importer: 'importer_id', exporter: 'exporter_id', notify: 'notify_party_id' };
const BILL_FIELDS = { importer: 'consignee_name', exporter: 'shipper_name', notify: 'notify_party' } as const;
const BILL_ADDRESSES = { importer: 'consignee_address', exporter: 'shipper_address', notify: null } as const;

/** A party as its bill names it. What a bill says of whom to notify is often `same as consignee`, which is nobody of its own. */
function partyOfBill(role: Role, bill: Part | undefined): JobParty | null {
  const name = bill?.text(BILL_FIELDS[role])?.split('\n')[0]?.trim() ?? '';
  if (name === '' || /^same as/i.test(name)) return null;
  const field = BILL_ADDRESSES[role];
  return { id: null, name, address: field === null ? null : (bill?.text(field) ?? null), city: null, country: null, customsId: null };
}

function textOf(text: string | null): string | null {
  return text?.replace(/\r\n?/g, '\n').trim() || null;
}
