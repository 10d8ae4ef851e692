/** What the system's codes say of a path, for a person. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this account',
  EPERM: 'may not be read or written by this account',
  EROFS: 'is on a disk that can only be read',
  ENOENT: 'is not there',
  ENOTDIR: 'goes through something that is not a folder',
  EISDIR: 'is a folder',
  EEXIST: 'is there already and is something else',
  ENOSPC: 'is on a disk that is full',
};

/** Answers a sentence for a file or folder that the system refused, or undefined for any other error. */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason === undefined ? undefined : `${String(error.path)} ${reason}.`;
}
