import type { Group } from '../layout/group.js';
import type { Known } from '../office/known.js';
import type { Fault } from './fault.js';

interface Sent {
  readonly header: Group;
  readonly function: string;
  readonly version: number;
}

/**
 * Whether this version may come now: an original before anything was lodged, a change of what is lodged, a withdrawal of what is
 * there; each under the id that customs gave, with a version above the last accepted one.
 */
export function versionRules({ header, function: what, version }: Sent, known: Known | null): Fault[] {
  const accepted = known !== null && known.version > 0 ? known : null;
  return [...functionRules(header, what, accepted), ...idRules(header, accepted), ...heightRules(header, version, accepted)];
}

function functionRules(header: Group, what: string, accepted: Known | null): Fault[] {
  if (accepted?.stage === 'withdrawn') return [header.fault('function', 'BGM', what)];
  if (what === '9') return accepted?.stage === 'lodged' ? [header.fault('function', 'BGM', what)] : [];
  const hasOriginal = what === '4' ? accepted?.stage === 'lodged' : accepted !== null;
  return hasOriginal ? [] : [header.fault('noOriginal', 'BGM', what)];
}

function idRules(header: Group, accepted: Known | null): Fault[] {
  const stated = header.value('RFF:ABT');
  if (accepted === null) return stated === '' || header.value('BGM', '3.1') !== '9' ? [] : [header.fault('unexpected', 'RFF:ABT', stated)];
  if (stated === '') return [header.fault('missing', 'RFF:ABT')];
  return stated === accepted.id ? [] : [header.fault('otherId', 'RFF:ABT', stated)];
}

function heightRules(header: Group, version: number, accepted: Known | null): Fault[] {
  return accepted === null || version > accepted.version ? [] : [header.fault('version', 'BGM', String(version))];
}
