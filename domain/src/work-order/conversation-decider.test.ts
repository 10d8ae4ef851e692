import { expect, test } from 'vitest';
import { conversationDecider } from './conversation-decider.js';

const message = {
  workOrderId: '3f0c4e5a-0f3e-4f7e-9d51-0d2c8d1b9a01',
  messageId: '3f0c4e5a-0f3e-4f7e-9d51-0d2c8d1b9a02',
  text: 'Vessel delayed',
};

test('a message is recorded once', () => {
  const [posted, ...more] = conversationDecider.decide(message, conversationDecider.initialState);
  expect([posted, more]).toEqual([{ type: 'conversation.message-posted', data: message }, []]);
  if (!posted) return;
  const after = conversationDecider.evolve(conversationDecider.initialState, posted);
  expect(conversationDecider.decide(message, after)).toEqual([]);
});
