/** One broken lint rule: its name as the linter prints it, and a file that breaks it. */
export interface LintViolation {
  readonly rule: string;
  readonly file: string;
  readonly source: string;
}

const broken = (rule: string, name: string, source: string): LintViolation => ({ rule, file: `services/relay/src/${name}.ts`, source });

const impure = (rule: string, name: string, source: string): LintViolation => ({ rule, file: `domain/src/${name}.ts`, source });

const markup = (rule: string, name: string, source: string): LintViolation => ({ rule, file: `web/src/components/${name}.tsx`, source });

/** Every lint rule that the settings name, broken once. */
export const LINT_VIOLATIONS: readonly LintViolation[] = [
  broken('eslint(eqeqeq)', 'equality', 'export const same = (a: number, b: number) => a == b;'),
  broken('eslint(max-lines)', 'long', Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n')),
  broken('eslint(no-console)', 'console', "console.log('hello');"),
  broken('eslint(no-unused-vars)', 'unused', 'function forgotten(): void {}'),
  broken('eslint(no-var)', 'var', 'export var old = 1;'),
  impure('eslint(no-restricted-globals)', 'environment', 'export const versions = process.versions;'),
  impure('eslint(no-restricted-properties)', 'clock', 'export const now = (): number => Date.now();'),
  broken('eslint(prefer-const)', 'let', 'export function f(): number {\n  let same = 1;\n  return same;\n}'),
  broken('import(no-default-export)', 'default', 'export default 1;'),
  broken(
    'import(no-duplicates)',
    'duplicates',
    "import { readFile } from 'node:fs/promises';\nimport { stat } from 'node:fs/promises';\nexport const both = [readFile, stat];",
  ),
  broken('node(no-process-env)', 'environment', 'export const home = process.env;'),
  broken('typescript(ban-ts-comment)', 'silenced', '// @ts-ignore\nexport const a: number = 1;'),
  broken('typescript(consistent-type-imports)', 'type-import', "import { Stats } from 'node:fs';\nexport type S = Stats;"),
  broken('typescript(no-explicit-any)', 'any', 'export function f(value: any): void {\n  void value;\n}'),
  broken('typescript(no-floating-promises)', 'floating', 'export function f(work: () => Promise<void>): void {\n  work();\n}'),
  broken('typescript(no-misused-promises)', 'misused', 'export function f(ready: Promise<boolean>): number {\n  return ready ? 1 : 2;\n}'),
  broken('typescript(no-misused-spread)', 'spread', 'export const f = (work: Promise<number>): object => ({ ...work });'),
  broken('typescript(no-non-null-assertion)', 'assertion', 'export const f = (a: string | null): number => a!.length;'),
  broken('typescript(no-unnecessary-type-assertion)', 'needless', 'export const f = (a: string): string => a as string;'),
  broken('typescript(no-unsafe-argument)', 'argument', "export const n = Number.parseInt(JSON.parse('1'));"),
  broken('typescript(no-unsafe-assignment)', 'assignment', "export const n: string = JSON.parse('1');"),
  broken('typescript(no-unsafe-call)', 'call', "export const n: unknown = JSON.parse('1')();"),
  broken('typescript(no-unsafe-member-access)', 'member', "export const n: unknown = JSON.parse('1').a;"),
  broken('typescript(no-unsafe-return)', 'return', "export const n = (): string => JSON.parse('1');"),
  broken('typescript(only-throw-error)', 'throw', "export function f(): never {\n  throw 'text';\n}"),
  broken('typescript(prefer-promise-reject-errors)', 'reject', "export const f = (): Promise<never> => Promise.reject('text');"),
  broken(
    'typescript(return-await)',
    'unawaited',
    'export async function f(work: () => Promise<void>): Promise<void> {\n  try {\n    return work();\n  } catch {\n    return;\n  }\n}',
  ),
  broken(
    'typescript(switch-exhaustiveness-check)',
    'switch',
    "export function f(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ),
  broken('unicorn(filename-case)', 'CamelCase', 'export const a = 1;'),
  broken('vitest(expect-expect)', 'expectless.test', "import { test } from 'vitest';\ntest('nothing', () => {});"),
  markup('react(jsx-no-literals)', 'literal', 'export const Wrong = () => <p>Nothing yet.</p>;'),
  markup('jsx-a11y(aria-role)', 'role', 'export const Wrong = () => <div role="nonsense" />;'),
  markup('jsx-a11y(no-noninteractive-element-to-interactive-role)', 'heading', 'export const Wrong = () => <h1 role="button">{1}</h1>;'),
  broken('vitest(no-focused-tests)', 'focused.test', "import { test } from 'vitest';\ntest.only('one', () => {});"),
  broken('vitest(no-disabled-tests)', 'disabled.test', "import { test } from 'vitest';\ntest.skip('one', () => {});"),
];
