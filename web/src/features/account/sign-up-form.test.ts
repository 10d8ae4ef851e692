import { Password } from '@tallyport/contracts/organisation/http';
import { expect, test } from 'vitest';
import { checkSignUp, EMPTY } from './sign-up-form.js';

const complete = { ...EMPTY, first_name: 'Mei', last_name: 'Tan', email: 'mei@harrow.example', password: 'tall-ship' };

test('an empty form names every field that is needed, and not the organisation', () => {
  expect(checkSignUp(EMPTY)).toEqual({
    first_name: 'account.needed',
    last_name: 'account.needed',
    email: 'account.emailNeeded',
    password: 'problems.password-refused',
  });
  expect(checkSignUp(complete)).toEqual({});
});

test.each(['tall-ship', 'tallship', 'tall-sh', 'tall ship', '密码密码密码密码!', `${'x'.repeat(200)}!`, '船船船船船船船船'])(
  'the password %j is judged as the contract judges it',
  (password) => {
    expect('password' in checkSignUp({ ...complete, password })).toBe(!Password.safeParse(password).success);
  },
);
