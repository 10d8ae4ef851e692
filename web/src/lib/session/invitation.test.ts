import { expect, test } from 'vitest';
import { forgetInvitation, takeInvitation } from './invitation.js';

test('the secret of a link leaves the address at once, and is kept for the tab until it is forgotten', () => {
  history.replaceState(null, '', '/sign_up?x=1#invitation=secret');
  expect(takeInvitation()).toBe('secret');
  expect(location.href).toMatch(/\/sign_up\?x=1$/);
  expect(takeInvitation()).toBe('secret');
  expect(Object.values(localStorage).join()).not.toContain('secret');
  forgetInvitation();
  expect(takeInvitation()).toBeNull();
});

test('another fragment is none', () => {
  history.replaceState(null, '', '/sign_up#top');
  expect(takeInvitation()).toBeNull();
  expect(location.hash).toBe('#top');
});
