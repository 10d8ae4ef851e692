/** Where an engine came from, in the words of the start screen. */
export type EngineSource = 'address' | 'named' | 'on PATH' | 'cache' | 'pip' | 'Maven' | 'npm' | 'official download';

/** One place where an engine may be found. */
export interface SearchStep<Found> {
  readonly source: EngineSource;
  /** Answers the engine, or the reason why this place has none. A thrown error counts as a reason too. */
  look(): Promise<Found | NotHere>;
}

/** Why a place has no engine: the second half of the sentence "<source>: …". */
export interface NotHere {
  readonly notHere: string;
}

export interface EngineSearch<Found> {
  /** Name and version, as a person reads it: "Kafka 4.3.1". */
  readonly engine: string;
  readonly steps: readonly SearchStep<Found>[];
  /** The two easiest ways out, as the end of a sentence. */
  readonly waysOut: string;
}

/** No place had the engine. The message is one sentence for a person, with two ways out. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}

/** Answers the first engine found, in the order of the steps, and the source that had it. */
export async function findEngine<Found extends object>(search: EngineSearch<Found>): Promise<{ found: Found; source: EngineSource }> {
  const tried: string[] = [];
  for (const step of search.steps) {
    const answer = await lookIn(step);
    if (!isNotHere(answer)) return { found: answer, source: step.source };
    tried.push(`${step.source}: ${answer.notHere}`);
  }
  throw new EngineMissing(`${search.engine} was not found (${tried.join('; ')}). Either ${search.waysOut}.`);
}

async function lookIn<Found extends object>(step: SearchStep<Found>): Promise<Found | NotHere> {
  try {
    return await step.look();
  } catch (error) {
    return { notHere: error instanceof Error ? firstLine(error.message) : String(error) };
  }
}

function isNotHere(answer: object): answer is NotHere {
  return 'notHere' in answer;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
