import type { JobRequest } from './job-commands.js';

/** What may happen while a command is taken. */
export type CommandFault =
  | 'is recorded'
  | 'is sent twice'
  | 'is sent again later'
  | 'is asked for again'
  | 'comes with another'
  | 'meets a quicker writer'
  | 'meets two quicker writers'
  | 'cannot be looked up'
  | 'cannot be appended';

const COMMAND_FAULTS: readonly CommandFault[] = [
  'is recorded',
  'is sent twice',
  'is sent again later',
  'is asked for again',
  'comes with another',
  'meets a quicker writer',
  'meets two quicker writers',
  'cannot be looked up',
  'cannot be appended',
];

export interface JobStep {
  readonly request: JobRequest;
  readonly fault: CommandFault;
}

/** The life of one job. */
export interface JobScript {
  /** What goes wrong, and where. */
  readonly faultPoint: string;
  readonly steps: readonly JobStep[];
  /** The stream cannot be loaded so many times. */
  readonly loadFails?: number;
  readonly isHandedOver?: boolean;
  /** Played by a worker that keeps hardly a run in memory. */
  readonly isForgetful?: boolean;
}

const REQUESTS: readonly JobRequest[] = ['forward', 'back', 'skip', 'assign', 'amend', 'delete'];
const MAX_STEPS = 6;

/** Every fault point of every command; the rest up to `count` are seeded lives with a fault at each step. */
export function jobScripts(count: number, random: () => number): JobScript[] {
  // What the log does not answer is tried again, which the SDK takes for cancelled when the run is forgotten meanwhile.
  const isAnswered = ({ faultPoint }: JobScript) => !faultPoint.includes('cannot be');
  const scripts = [...faultPoints(), ...faultPoints().filter(isAnswered).map(forgotten)];
  const lives = new Map<string, JobScript>();
  while (scripts.length + lives.size < count) {
    const script = life(random);
    lives.set(JSON.stringify(script), script);
  }
  return [...scripts, ...lives.values()];
}

function faultPoints(): JobScript[] {
  const received: JobStep = { request: 'receive', fault: 'is recorded' };
  const moved: JobStep = { request: 'forward', fault: 'is recorded' };
  const atCommand = (request: JobRequest, before: readonly JobStep[]) =>
    COMMAND_FAULTS.map((fault) => ({ faultPoint: `job: ${request} ${fault}`, steps: [...before, { request, fault }] }));
  return [
    ...atCommand('receive', []),
    ...REQUESTS.flatMap((request) => atCommand(request, [received, moved])),
    { faultPoint: 'job: its stream cannot be loaded', steps: [received], loadFails: 3 },
    { faultPoint: 'job: handed over at its beginning', steps: [received], isHandedOver: true },
    {
      faultPoint: 'job: handed over later',
      steps: [received, moved, { request: 'assign', fault: 'comes with another' }],
      isHandedOver: true,
    },
  ];
}

function forgotten(script: JobScript): JobScript {
  return { ...script, isForgetful: true, faultPoint: `${script.faultPoint}, and its worker forgets` };
}

function life(random: () => number): JobScript {
  const one = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;
  const steps = Array.from({ length: Math.floor(random() * MAX_STEPS) + 1 }, () => ({
    request: one(REQUESTS, 'forward'),
    fault: one(COMMAND_FAULTS, 'is recorded'),
  }));
  return { faultPoint: 'job: any life', steps: [{ request: 'receive', fault: 'is recorded' }, ...steps], isHandedOver: random() < 0.2 };
}
