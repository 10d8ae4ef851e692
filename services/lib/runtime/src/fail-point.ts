const armed = new Map<string, () => void | Promise<void>>();

/**
 * A place where a test may make the process die or stumble. Costs one map look-up on an empty map in production.
 * Names are `area.what-comes-next`, for example `append.before-commit`.
 */
export async function failPoint(name: string): Promise<void> {
  if (armed.size === 0) return;
  await armed.get(name)?.();
}

/** Tests only: runs `effect` whenever the point is passed, until the returned function is called. */
export function armFailPoint(name: string, effect: () => void | Promise<void>): () => void {
  armed.set(name, effect);
  return () => armed.delete(name);
}

/** `FAIL_POINT=append.after-insert` in the environment of a child process kills it there, as hard as a power cut. */
export function armFromEnvironment(environment: NodeJS.ProcessEnv): void {
  const name = environment['FAIL_POINT'];
  if (name) armFailPoint(name, () => process.kill(process.pid, 'SIGKILL') as unknown as void);
}
