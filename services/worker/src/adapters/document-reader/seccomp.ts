import { DENIED_CALLS } from './denied-calls.js';

interface Platform {
  /** The kernel's `AUDIT_ARCH_…`. */
  readonly audit: number;
  /** The number of `prctl`. */
  readonly prctl: number;
  readonly denied: readonly number[];
}

const PLATFORMS: Readonly<Record<string, Platform>> = {
  x64: { audit: 0xc0_00_00_3e, prctl: 157, denied: DENIED_CALLS.map(([, x64]) => x64) },
  arm64: { audit: 0xc0_00_00_b7, prctl: 167, denied: DENIED_CALLS.map(([, , arm64]) => arm64) },
};

/** Instructions of classic BPF, and what it answers the kernel. */
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const RETURN = 0x06;
const ALLOW = 0x7f_ff_00_00;
const DENY_WITH_EPERM = 0x00_05_00_01;
/** Where the kernel puts the call's number and the platform that it was made for. */
const NUMBER = 0;
const ARCHITECTURE = 4;
/** Calls of the x32 platform begin here on x64; nobody of ours makes one. */
const X32 = 0x40_00_00_00;

/** Takes a filter in hexadecimal, gives it to the kernel for itself, and becomes the command that follows. */
const BECOME = `my ($prctl, $hex, @command) = @ARGV;
my $filter = pack('H*', $hex);
my $program = pack('S x![P] P', length($filter) / 8, $filter);
syscall($prctl + 0, 38, 1, 0, 0, 0) == 0 && syscall($prctl + 0, 22, 2, $program, 0, 0) == 0 or exit 126;
exec { $command[0] } @command; exit 127;`;

/** Answers what stands before a command so that the kernel refuses it the {@link DENIED_CALLS}; empty on platforms without a table. */
export function withSeccomp(arch: string = process.arch): string[] {
  const platform = PLATFORMS[arch];
  if (process.platform !== 'linux' || platform === undefined) return [];
  return ['perl', '-e', BECOME, String(platform.prctl), filterFor(platform).toString('hex')];
}

/** The filter: a call for another platform and every denied call is refused with EPERM, all else is allowed. */
function filterFor({ audit, denied }: Platform): Buffer {
  const refuseFrom = (left: number): number => left + 1;
  const checks = denied.length;
  return Buffer.concat([
    instruction(LOAD, ARCHITECTURE),
    instruction(JUMP_IF_EQUAL, audit, 0, refuseFrom(checks + 2)),
    instruction(LOAD, NUMBER),
    instruction(JUMP_IF_AT_LEAST, X32, refuseFrom(checks), 0),
    ...denied.map((number, index) => instruction(JUMP_IF_EQUAL, number, refuseFrom(checks - 1 - index), 0)),
    instruction(RETURN, ALLOW),
    instruction(RETURN, DENY_WITH_EPERM),
  ]);
}

/** One instruction: what it does, with what, and how many to skip when it is so and when it is not. */
function instruction(code: number, operand: number, ifSo = 0, ifNot = 0): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifSo, 2);
  bytes.writeUInt8(ifNot, 3);
  bytes.writeUInt32LE(operand, 4);
  return bytes;
}
