import { variable } from './stack-context.js';
import { StartRefused } from './start-refused.js';

/** What names a model to the services that may ask one. */
const VARIABLES = ['OPENAI_MODEL', 'OPENAI_BASE_URL', 'OPENAI_API_KEY'] as const;
type ModelVariables = Readonly<Record<(typeof VARIABLES)[number], string>>;

/** Which model reads documents beside the product's own reader, and where the simulator of one listens. */
export interface ModelInUse {
  readonly simulatorPort: number;
  readonly variables: ModelVariables;
  /** For the screen: who gets to see what. */
  readonly sentence: string;
}

/** What a service is told that has no business with models, also where the person's own environment names one. */
export const NO_MODEL: ModelVariables = { OPENAI_MODEL: '', OPENAI_BASE_URL: '', OPENAI_API_KEY: '' };

/**
 * The model that the environment names, the simulator with `TALLYPORT_MODEL=simulator`, else none: what documents are read as
 * must not hang on a simulator, and no document leaves the machine unless somebody named a model.
 */
export function modelInUse(env: NodeJS.ProcessEnv, simulatorPort: number): ModelInUse {
  const simulator = `http://127.0.0.1:${simulatorPort}/v1`;
  const value = variable(env, 'TALLYPORT_MODEL');
  const named = variable(env, 'OPENAI_MODEL');
  if (value !== undefined && value !== 'simulator') {
    throw new StartRefused(`TALLYPORT_MODEL is "${value}": its only value is "simulator". A real model is named with OPENAI_MODEL.`);
  }
  if (value === 'simulator') {
    const name = named?.startsWith('sim-') ? named : 'sim-faithful';
    const variables = { OPENAI_MODEL: name, OPENAI_BASE_URL: simulator, OPENAI_API_KEY: '' };
    return { simulatorPort, variables, sentence: `${name}, the simulator at ${simulator}` };
  }
  if (named === undefined) {
    return {
      simulatorPort,
      variables: NO_MODEL,
      sentence: `none, documents are read without one; TALLYPORT_MODEL=simulator asks ${simulator}`,
    };
  }
  const [baseUrl, apiKey] = [variable(env, 'OPENAI_BASE_URL') ?? '', variable(env, 'OPENAI_API_KEY') ?? ''];
  const host = baseUrl === '' ? 'api.openai.com' : hostOf(baseUrl);
  return {
    simulatorPort,
    variables: { OPENAI_MODEL: named, OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey },
    sentence: `${named} at ${host}: text and pictures of documents are sent there`,
  };
}

function hostOf(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) throw new StartRefused('OPENAI_BASE_URL is not a URL: give one such as http://127.0.0.1:8000/v1.');
  return new URL(baseUrl).host;
}
