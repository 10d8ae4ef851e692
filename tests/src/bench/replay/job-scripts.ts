import { randomUUID } from 'node:crypto';
import type { WorkOrderCommand } from '@tallyport/contracts/work-order/commands';

/** One thing that happens to a job. `slip` is another writer's event behind the workflow's back: the next command meets a conflict. */
export type JobStep = 'compile' | 'available' | 'received' | 'lodged' | 'delete' | 'again' | 'slip';
const STEPS: readonly JobStep[] = ['compile', 'available', 'received', 'lodged', 'again', 'slip'];

/** Seeded lives of jobs, each another one: moves, refusals, resends, conflicts, and for every third a deletion at the end. */
export function jobScripts(count: number, random: () => number): JobStep[][] {
  const scripts = new Map<string, JobStep[]>();
  while (scripts.size < count) {
    const steps = Array.from({ length: Math.floor(random() * 7) }, () => STEPS[Math.floor(random() * STEPS.length)] ?? 'again');
    if (random() < 0.33) steps.push('delete');
    scripts.set(steps.join(), steps);
  }
  return [...scripts.values()];
}

/** The commands of one job. */
export class JobCommands {
  readonly workOrderId = randomUUID();
  readonly orgId = randomUUID();
  private readonly branch = randomUUID();
  private readonly userId = randomUUID();

  receive(): WorkOrderCommand {
    const details = {
      importer_id: null,
      exporter_id: null,
      notify_party_id: null,
      waybill_number: 'CLNB2603117',
      order_type: 'import',
      port_of_origin: 'CNNGB',
      port_of_dest: 'AUSYD',
      date_depart: null,
      date_arrive: '2026-03-14',
      branch: this.branch,
      deadline: null,
      vessel: null,
      voyage: null,
      reference: null,
      note: null,
    } as const;
    return { type: 'receive-work-order', ...this.envelope(), code: 'SYD-000001', jobStatus: 'received', details, names: {} };
  }

  of(step: Exclude<JobStep, 'again' | 'slip'>): WorkOrderCommand {
    if (step === 'delete') return { type: 'delete-work-order', ...this.envelope() };
    return { type: 'change-job-status', ...this.envelope(), to: step, reason: null };
  }

  /** What another writer records. */
  assigned() {
    return {
      type: 'work-order.assigned',
      data: { workOrderId: this.workOrderId, role: 'broker', previous: null, next: this.userId },
    } as const;
  }

  private envelope() {
    return {
      orgId: this.orgId,
      workOrderId: this.workOrderId,
      commandId: randomUUID(),
      correlationId: randomUUID(),
      actor: { kind: 'person' as const, userId: this.userId },
      standing: { role: 'broker' as const, capacities: [], hasLicence: true },
      issuedAt: '2026-03-02T01:00:00.000Z',
    };
  }
}
