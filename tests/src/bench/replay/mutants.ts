/** One change of the workflows' code that must not replay. */
export interface Mutant {
  readonly what: string;
  /** Made when it is asked for: all of them at once would fill the memory. */
  code(): string;
}

const ACTIVITIES = [
  'openAttempt',
  'prepareDocument',
  'readPages',
  'understandDocument',
  'recordFailed',
  'recordCancelled',
  'loadProcessStream',
  'findRecordedCommand',
  'appendEvents',
] as const;

/** `await log.openAttempt(` or `return stages(…).readPages(`: the way in, the proxy, the activity. */
const CALL = new RegExp(String.raw`(await |return )((?:log|stages\((?:[^()]|\([^()]*\))*\))\.)(${ACTIVITIES.join('|')})\(`, 'g');

/** What may be done to a call without renaming it. `proxy` is what the activity is called on, `sleep` a timer of a second. */
const WRAPPINGS: Readonly<Record<string, string>> = {
  'timer before': 'await sleep(1000); return proxy[name](...args);',
  'timer after': 'const answer = await proxy[name](...args); await sleep(1000); return answer;',
  'asked twice': 'await proxy[name](...args); return proxy[name](...args);',
  'asked twice at once': 'return (await Promise.all([proxy[name](...args), proxy[name](...args)]))[0];',
  'never asked': 'return undefined;',
};

interface Call {
  readonly at: number;
  readonly whole: string;
  readonly wayIn: string;
  readonly proxy: string;
  readonly name: string;
  /** How this module of the bundle calls the library of workflows. */
  readonly library: string;
}

/** Changes of what stands between the calls: what is waited for, asked first, kept in order. Each place that matches is changed alone. */
const REPLACEMENTS: readonly (readonly [what: string, pattern: RegExp, by: string])[] = [
  ['timer removed', /, IDLE_AFTER\)/g, ')'],
  ['wait for the idle day left out', /await \(0,\w+\.untilIdle\)\(stream, isToEnd\)/g, 'undefined'],
  ['wait for handlers left out', /await \(0,\w+\.condition\)\(\w+\.allHandlersFinished\)/g, 'undefined'],
  ['wait for the loaded state left out', /await \(0,\w+\.condition\)\(\(\) => this\.isOpen\)/g, 'undefined'],
  ['loading left out', /await stream\.open\(\)/g, 'undefined'],
  ['commands decided all at once', /this\.last\.then\(work, work\)/g, 'work()'],
  ['recorded command decided again', /if \(recorded !== null\)/g, 'if (false)'],
  ['decided once only', /attempt <= 2/g, 'attempt <= 1'],
  ['decided three times', /attempt <= 2/g, 'attempt <= 3'],
  ['refusal thrown as it is', /\(0,\w+\.refusing\)\(/g, '((decide) => decide())('],
  ['next run left out', /await \(0,\w+\.continueAsNew\)\(ref\)/g, 'undefined'],
  ['cancel does not stop the reading', /reading\.cancel\(\)/g, 'undefined'],
  ['goes on when it is handed over', /if \(handOver\.isDue\)/g, 'if (false)'],
  ['goes on when time is up', /if \(budget\.isSpent\)/g, 'if (false)'],
  ['local activities made remote', /\(0,(\w+)\.proxyLocalActivities\)\(/g, '(0,$1.proxyActivities)('],
  ['handler left out', /\(0,\w+\.setHandler\)\((?=_messages_js)/g, 'void ('],
];

/**
 * Every single change, each another one: each call of an activity renamed, made another activity, delayed, doubled or left
 * out; two calls in each other's place; and what stands between the calls.
 */
export function mutantsOf(bundle: string): Mutant[] {
  const calls = callsOf(bundle);
  return [
    ...calls.flatMap((call) => callMutants(bundle, call)),
    ...exchanged(bundle, calls),
    ...REPLACEMENTS.flatMap(([what, pattern, by]) => replaced(bundle, what, pattern, by)),
  ];
}

function callsOf(bundle: string): Call[] {
  return [...bundle.matchAll(CALL)].map((match) => {
    const [whole, wayIn = '', proxy = '', name = ''] = match;
    const module = bundle.lastIndexOf('"use strict"', match.index);
    const library = /_temporalio_workflow__WEBPACK_IMPORTED_MODULE_\d+__/.exec(bundle.slice(module, match.index))?.[0] ?? '';
    return { at: match.index, whole, wayIn, proxy: proxy.slice(0, -1), name, library };
  });
}

function callMutants(bundle: string, call: Call): Mutant[] {
  const { wayIn, proxy, name, library } = call;
  const others = [`${name}Anew`, ...ACTIVITIES.filter((other) => other !== name)];
  const wrapped = Object.entries(WRAPPINGS).map(([what, body]) => {
    const wrapping = `new Proxy({}, { get: (_, name) => async (...args) => { const proxy = ${proxy}, sleep = ${library}.sleep; ${body} } })`;
    return { what: `${name}: ${what}`, code: () => changed(bundle, [[call, `${wayIn}(${wrapping}).${name}(`]]) };
  });
  const renamed = others.map((other) => ({
    what: `${name}: renamed to ${other}`,
    code: () => changed(bundle, [[call, `${wayIn}${proxy}.${other}(`]]),
  }));
  return [...renamed, ...wrapped];
}

function exchanged(bundle: string, calls: readonly Call[]): Mutant[] {
  const swap = (one: Call, other: Call): readonly [Call, string] => [one, `${one.wayIn}${one.proxy}.${other.name}(`];
  return calls.flatMap((one, n) =>
    calls
      .slice(n + 1)
      .filter((other) => other.name !== one.name)
      .map((other) => ({
        what: `${one.name} and ${other.name} exchanged`,
        code: () => changed(bundle, [swap(one, other), swap(other, one)]),
      })),
  );
}

/** Each place that matches, changed alone. `$1` in what comes instead is what the pattern caught. */
function replaced(bundle: string, what: string, pattern: RegExp, by: string): Mutant[] {
  return [...bundle.matchAll(pattern)].map((match, n) => ({
    what: `${what} (${n + 1})`,
    code: () => bundle.slice(0, match.index) + by.replace('$1', match[1] ?? '') + bundle.slice(match.index + match[0].length),
  }));
}

function changed(bundle: string, changes: readonly (readonly [Call, string])[]): string {
  const lastFirst = changes.toSorted(([a], [b]) => b.at - a.at);
  return lastFirst.reduce((code, [{ at, whole }, by]) => code.slice(0, at) + by + code.slice(at + whole.length), bundle);
}
