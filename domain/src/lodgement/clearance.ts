import type { LineStatus } from '@tallyport/contracts/lodgement/entry-status';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';

/** Who has to act for goods to go on. */
export const ACTORS = ['broker', 'owner', 'customs', 'biosecurity'] as const;
export type Actor = (typeof ACTORS)[number];

/** Why goods are not given out yet. */
export type BlockReason =
  | 'not-reported'
  | 'no-cargo-status'
  | 'cargo-held'
  | 'cargo-conditional'
  | 'cargo-transhipped'
  | 'cargo-other'
  | 'not-lodged'
  | 'under-way'
  | 'rejected'
  | 'questions'
  | 'edited-outside'
  | 'withdrawn'
  | 'referral'
  | 'outstanding'
  | 'held'
  | 'assessment'
  | 'unpaid'
  | 'authority';

/** One thing that stands between goods and their delivery, on the side of the cargo or of the declaration, and who has to act. */
export interface Blocker {
  readonly side: 'cargo' | 'declaration';
  readonly reason: BlockReason;
  readonly who: Actor;
  /** The status, referral code or flag that says so; empty where the reason says all. */
  readonly code: string;
  /** Of the lines that are outstanding, from 1; none where it is about the whole. */
  readonly lines: readonly number[];
}

const FLAGS = ['asc_dec', 'asc_scr', 'aqis_dec', 'aqis_scr'] as const satisfies readonly (keyof LineStatus)[];

/** Who acts on a referral, as far as its name tells (domain: import declaration, §7); on any other customs does. */
const REFERRED_TO: Readonly<Record<string, Actor>> = {
  APMATCH: 'biosecurity',
  AQISACCRED: 'biosecurity',
  'REFER AQIS': 'biosecurity',
  'COND RELS': 'owner',
  'EVA HOLD': 'customs',
};

/** Messages that customs has not answered yet. */
const UNDER_WAY: ReadonlySet<string> = new Set(['requested', 'built', 'unknown', 'sent', 'acknowledged']);

export function isUnderWay(lodgement: Lodgement | null): boolean {
  return UNDER_WAY.has(lodgement?.messages.at(-1)?.phase ?? '');
}

/**
 * What stands between goods and their delivery, the cargo first: goods are given out once the cargo is clear and customs lets them be
 * dealt with (domain: import declaration, §8). Nothing: they are deliverable.
 */
export function blockersOf(declaration: Lodgement | null, reports: readonly Lodgement[]): Blocker[] {
  return [...ofCargo(reports), ...ofDeclaration(declaration)];
}

/** What one lodgement waits for. */
export function blockersOfOne(lodgement: Lodgement | null, kind: Lodgement['kind']): Blocker[] {
  return kind === 'declaration' ? ofDeclaration(lodgement) : ofCargo(lodgement === null ? [] : [lodgement]);
}

function ofCargo(reports: readonly Lodgement[]): Blocker[] {
  const standing = reports.filter(({ declaration_status }) => declaration_status !== 'withdrawn');
  if (standing.length === 0) return [cargo(reports.length === 0 ? 'not-reported' : 'withdrawn', 'broker')];
  return standing.flatMap(ofReport);
}

function ofReport(report: Lodgement): Blocker[] {
  const sending = ofSending(report, 'cargo');
  if (sending !== null) return [sending];
  if (report.declaration_status === 'not_lodged') return [cargo('not-reported', 'broker')];
  switch (report.cargo_status) {
    case null:
      return [cargo('no-cargo-status', 'customs')];
    case 'CLEAR':
      return [];
    case 'HELD':
      return [cargo('cargo-held', 'customs', 'HELD')];
    case 'TRANSHIP':
      return [cargo('cargo-transhipped', 'owner', 'TRANSHIP')];
    case 'WITHDRAWN':
      return [cargo('withdrawn', 'broker', 'WITHDRAWN')];
    default:
      return report.cargo_status.includes('COND')
        ? [cargo('cargo-conditional', 'owner', report.cargo_status)]
        : [cargo('cargo-other', 'customs', report.cargo_status)];
  }
}

function ofDeclaration(declaration: Lodgement | null): Blocker[] {
  if (declaration === null) return [onDeclaration('not-lodged', 'broker')];
  const sending = ofSending(declaration, 'declaration');
  switch (declaration.declaration_status) {
    case 'authority_to_deal':
    case 'finalised':
      return sending === null ? [] : [sending];
    case 'withdrawn':
      return [onDeclaration('withdrawn', 'broker')];
    case 'not_lodged':
      return [sending ?? onDeclaration('not-lodged', 'broker')];
    case 'pre_lodged': {
      const isAsked = declaration.questions.some(({ answer }) => answer === null);
      return [sending ?? onDeclaration(isAsked ? 'questions' : 'not-lodged', 'broker')];
    }
    default:
      return [...(sending === null ? [] : [sending]), ...ofAssessment(declaration)];
  }
}

/** What the message that was signed last waits for; null where customs has it, or nothing was sent. */
function ofSending(lodgement: Lodgement, side: Blocker['side']): Blocker | null {
  const blocker = (reason: BlockReason, who: Actor): Blocker => ({ side, reason, who, code: '', lines: [] });
  if (lodgement.edi_ended) return isReleased(lodgement) ? null : blocker('edited-outside', 'broker');
  if (isUnderWay(lodgement)) return blocker('under-way', 'customs');
  const phase = lodgement.messages.at(-1)?.phase;
  return phase === 'rejected' || phase === 'failed' ? blocker('rejected', 'broker') : null;
}

function isReleased({ declaration_status, cargo_status }: Lodgement): boolean {
  return declaration_status === 'authority_to_deal' || declaration_status === 'finalised' || cargo_status === 'CLEAR';
}

/** Of a declaration that customs has: what is outstanding by flag and referral, or else what its status waits for. */
function ofAssessment({ declaration_status, n10_data, referral_codes, duty_paid }: Lodgement): Blocker[] {
  const lines = n10_data.last_dsa_history_info?.parsed_data.line_status ?? [];
  const flags = FLAGS.flatMap((flag): Blocker[] => {
    const outstanding = lines.flatMap((line, index) => (line[flag] === 'N' ? [index + 1] : []));
    if (outstanding.length === 0) return [];
    return [{ ...onDeclaration('outstanding', flag.startsWith('aqis') ? 'biosecurity' : 'customs', flag), lines: outstanding }];
  });
  const referrals = referral_codes.map((code) => onDeclaration('referral', REFERRED_TO[code] ?? 'customs', code));
  const named = [...referrals, ...flags];
  if (named.length > 0) return named;
  if (declaration_status === 'held') return [onDeclaration('held', 'customs')];
  if (declaration_status === 'lodged') return [onDeclaration('assessment', 'customs')];
  return [duty_paid === false ? onDeclaration('unpaid', 'owner') : onDeclaration('authority', 'customs')];
}

function cargo(reason: BlockReason, who: Actor, code = ''): Blocker {
  return { side: 'cargo', reason, who, code, lines: [] };
}

function onDeclaration(reason: BlockReason, who: Actor, code = ''): Blocker {
  return { side: 'declaration', reason, who, code, lines: [] };
}
