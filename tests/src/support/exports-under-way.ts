import { randomUUID } from 'node:crypto';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ExportCommand } from '@tallyport/contracts/freight-export/export-commands';
import { encodeShipment } from '@tallyport/domain/freight-export/shipment/encode-shipment';
import type { FreightShipment } from '@tallyport/domain/freight-export/shipment/shipment';
import { storedShipment } from '@tallyport/domain/freight-export/shipment/stored-shipment';
import { sampleShipment } from '@tallyport/domain/freight-export/testing/sample-shipment';
import { handleOf } from '@tallyport/gateway/modules/freight-export/job/export-handle';
import { SecretBox } from '@tallyport/runtime/secret-box/secret-box';
import { SecretKeys } from '@tallyport/runtime/secret-box/secret-keys';
import type { ExportRuns } from '@tallyport/temporal/export-runs';
import { NoAnswer } from '@tallyport/temporal/temporal';
import { WorkflowUpdateRPCTimeoutOrCancelledError } from '@temporalio/client';
import type pg from 'pg';
import { SECRET_KEYS } from './service-process.js';
import { until } from './until.js';

/** What a worker of a test is told to call the simulator, which listens on loopback. Nothing goes to customs. */
export const CALLS_THE_SIMULATOR = { OUTBOUND_ALLOWED_HOSTS: '127.0.0.1', CUSTOMS_ADDRESS: 'http://127.0.0.1:9' };

const SECRET_TABLE = 'identity.freight_secret';
/** Nothing is late at the simulator: a call that is not there after so long will not come. */
const SETTLE_SECONDS = 2;

/** The system LBYTRN of a simulator, at its address, as a freight system of the organisation. Answers its id. */
export async function keepFreightSystem(owner: pg.Pool, orgId: string, address: string): Promise<string> {
  const id = randomUUID();
  await owner.query(`insert into kept.organisation (org_id, name) values ($1, 'Lantern Bay') on conflict do nothing`, [orgId]);
  await owner.query(
    `insert into kept.freight_system (org_id, id, name, address, enterprise_id, server_id, company_code, event_branch, event_department,
       user_name, data_provider, target_type, bill_rule, finds_by_reference, reference_type, settle_seconds, calls_at_once, call_seconds,
       pull_seconds)
     values ($1, $2, 'Sydney', $3, 'LBY', 'TRN', 'SYD', 'SY1', 'CIS', 'eadaptor', 'TALLYPORT', 'CustomsDeclaration', 'house', true, 'TPX', $4, 4,
       60, 60)`,
    [orgId, id, address, SETTLE_SECONDS],
  );
  const box = new SecretBox(SecretKeys.parse(SECRET_KEYS));
  const { keyId, nonce, sealed } = box.seal('eadaptor-demo!', { table: SECRET_TABLE, orgId, rowId: id });
  await owner.query(`insert into ${SECRET_TABLE} (org_id, system_id, key_id, nonce, sealed) values ($1, $2, $3, $4, $5)`, [
    orgId,
    id,
    keyId,
    nonce,
    sealed,
  ]);
  return id;
}

interface Requested {
  readonly orgId: string;
  readonly systemId: string;
  readonly blobs: BlobStore;
  readonly runs: ExportRuns;
}

/** Asks for so many new jobs in the freight system at once, as the gateway does: what is to be sent is stored first. Answers their handles. */
export function requestExports(requested: Requested, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => requestExport(requested)));
}

async function requestExport({ orgId, systemId, blobs, runs }: Requested): Promise<string> {
  const [exportId, workOrderId, commandId] = [randomUUID(), randomUUID(), randomUUID()];
  const handle = handleOf(exportId);
  const shipment = newJob(`BL${handle.slice(-8)}`, handle);
  const encoded = encodeShipment(shipment);
  if (encoded.outcome === 'refused') throw new Error(JSON.stringify(encoded.faults));
  const [message, content] = [await store(blobs, orgId, encoded.text), await store(blobs, orgId, storedShipment(shipment))];
  const shown = { importer: 'Wattlebird Lighting Pty Ltd', importerCode: 'WATTLEAU', bill: shipment.billNumber ?? '' };
  const command: ExportCommand = {
    type: 'request-export',
    commandId,
    correlationId: commandId,
    orgId,
    workOrderId,
    exportId,
    actor: { kind: 'person', userId: commandId },
    issuedAt: new Date().toISOString(),
    wish: {
      kind: 'send',
      systemId,
      branchId: null,
      targetType: 'CustomsDeclaration',
      key: null,
      handle,
      message: { ...message, content: content.hash, fingerprint: content.hash, madeFrom: [], shown },
      looked: null,
      reason: null,
    },
  };
  // Who got no answer in time asks again: the same command is one export.
  await until('the export is asked for', () => wasTaken(runs.send('send', command)), 60_000);
  return handle;
}

/** False where Temporal did not answer in time. */
async function wasTaken(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError || error instanceof NoAnswer) return false;
    throw error;
  }
}

/** The sample as a new job of organisations that the simulator knows. */
function newJob(billNumber: string, handle: string): FreightShipment {
  const sample = sampleShipment();
  const known = (organisation: string | null) => (organisation === null ? null : 'WATTLEAU');
  return {
    ...sample,
    target: { type: 'CustomsDeclaration', key: null },
    billNumber,
    parties: sample.parties.map((party) => ({ ...party, organisation: known(party.organisation) })),
    invoices: sample.invoices.map((invoice) => ({
      ...invoice,
      supplier: invoice.supplier && { ...invoice.supplier, organisation: known(invoice.supplier.organisation) },
    })),
    references: [{ type: 'TPX', number: handle }],
  };
}

function store(blobs: BlobStore, orgId: string, text: string): Promise<{ hash: string; bytes: number }> {
  return blobs.putFile(orgId, bytesOf(text), { limit: 1e7 });
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
