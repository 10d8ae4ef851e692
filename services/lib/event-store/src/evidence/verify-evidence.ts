import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonical-json.js';
import { isSignedBy } from '../checkpoint/checkpoint.js';
import { type Finding, Findings } from '../verify/finding.js';
import { type StoredEvent, StreamVerifier } from '../verify/verify-streams.js';
import { type EvidenceEvent, EvidenceLine, type EvidenceSeal } from './evidence-line.js';

export interface EvidenceVerification {
  readonly events: number;
  /** Who signed the pack: compare it with the key that the log's keeper publishes. Null when nobody did. */
  readonly signedBy: string | null;
  readonly findings: readonly Finding[];
}

/** Proves an exported evidence pack, line by line, from nothing but itself. */
export async function verifyEvidence(lines: AsyncIterable<string> | Iterable<string>): Promise<EvidenceVerification> {
  const pack = new EvidenceVerifier();
  for await (const line of lines) pack.next(line);
  return pack.end();
}

class EvidenceVerifier {
  private readonly findings = new Findings();
  private readonly streams = new StreamVerifier(this.findings);
  private readonly digest = createHash('sha256');
  private line = 0;
  private events = 0;
  private jobId: string | null = null;
  private seal: EvidenceSeal | null = null;

  next(text: string): void {
    this.line += 1;
    if (this.seal !== null) this.findings.add(`line ${this.line} stands after the seal`);
    const parsed = parseLine(text);
    if (parsed === null) this.findings.add(`line ${this.line} is not a line of an evidence pack`);
    if (this.line === 1 && parsed?.kind !== 'tallyport.evidence') this.findings.add('the header is missing');
    if (parsed?.kind === 'seal') this.seal = parsed;
    else this.digest.update(`${text}\n`);
    if (parsed?.kind === 'tallyport.evidence') this.jobId = parsed.jobId;
    if (parsed?.kind === 'event') this.nextEvent(parsed);
  }

  end(): EvidenceVerification {
    this.streams.end();
    const signedBy = this.seal === null ? null : this.checkSeal(this.seal);
    if (this.seal === null) this.findings.add('the seal is missing: the pack ends too early');
    return { events: this.events, signedBy, findings: this.findings.all };
  }

  private nextEvent(event: EvidenceEvent): void {
    this.events += 1;
    if (event.jobId !== this.jobId) this.findings.add('the event is of another job', event);
    this.streams.next(toStored(event));
  }

  private checkSeal(seal: EvidenceSeal): string | null {
    const digest = this.digest.digest();
    if (seal.events !== this.events) this.findings.add(`the seal counts ${seal.events} events, and ${this.events} are here`);
    if (seal.digest !== digest.toString('hex')) this.findings.add('the seal does not fit what stands above it');
    if (seal.publicKey === null || seal.signature === null) return null;
    if (!isSignedBy(digest, seal.signature, seal.publicKey)) this.findings.add('the signature of the seal is false');
    return seal.publicKey;
  }
}

function parseLine(text: string) {
  try {
    return EvidenceLine.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function toStored({ kind: _kind, metadata, data, ...event }: EvidenceEvent): StoredEvent {
  return { ...event, metadata: canonicalJson(metadata), data: data === null ? null : canonicalJson(data) };
}
