import { expect, test } from 'vitest';
import { remedyFor } from './agree-on-epoch.js';

const [ours, theirs] = ['5f0c0a52-8f0e-4a35-a7c1-0a4c3a1e7a01', '9b7f1ad0-20f4-4f3a-9a0c-6b1f0e8d2c02'];

test.each([
  ['engines that serve this log are left alone', { served: ours, isTopicNew: false }, undefined],
  ['a wiped Kafka: resume', { served: ours, isTopicNew: true }, 'resume'],
  ['a wiped Temporal: resume', { served: undefined, isTopicNew: false }, 'resume'],
  ['all new: resume', { served: undefined, isTopicNew: true }, 'resume'],
  ['a Temporal of another epoch of the log: adopt', { served: theirs, isTopicNew: false }, 'adopt'],
  ['another epoch, and a wiped Kafka: adopt', { served: theirs, isTopicNew: true }, 'adopt'],
])('%s', (_case, found, subcommand) => {
  expect(remedyFor({ epoch: ours, ...found })?.subcommand).toBe(subcommand);
});
