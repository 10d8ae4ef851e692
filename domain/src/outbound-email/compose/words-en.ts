import type { EmailWords } from './email-words.js';

export const WORDS_EN: EmailWords = {
  'password-reset': {
    subject: 'Reset your Tallyport password',
    before: ['Somebody asked to reset the password of the Tallyport account with this address.'],
    action: 'Choose a new password',
    after: [
      'The link works once, and for 60 minutes. Once you have chosen a new password, you are signed out everywhere else.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  },
  invitation: {
    subject: '{inviter} invites you to {organisation} on Tallyport',
    before: ['{inviter} invites you to work in {organisation} on Tallyport, the work desk of customs brokers.'],
    action: 'Join {organisation}',
    after: ['The link works once, and for 7 days.', 'If you do not know who this is, do nothing: without the link nothing happens.'],
  },
  'password-changed': {
    subject: 'Your Tallyport password was changed',
    before: ['The password of your Tallyport account was changed on {day} at {time} (UTC). All other sign-ins have ended.'],
    action: null,
    after: ['If it was not you, reset your password at once, and tell an administrator of your organisation.'],
  },
};
