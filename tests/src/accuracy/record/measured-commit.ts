import { execFileSync } from 'node:child_process';

/** The commit that is measured; a `+` behind it says that readers have changes that are in no commit. */
export function measuredCommit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', '--', ':/domain', ':/reading', ':/services');
  return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : '+'}`;
}
