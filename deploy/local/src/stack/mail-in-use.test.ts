import { describe, expect, test } from 'vitest';
import { mailInUse } from './mail-in-use.js';

describe('mailInUse', () => {
  test('without a server the simulator takes all mail, and the screen says where it is shown', () => {
    expect(mailInUse({}, 20_006, 20_007)).toEqual({
      simulatorPort: 20_006,
      simulatorSmtpPort: 20_007,
      variables: {
        SMTP_URL: 'smtp://127.0.0.1:20007?tls=offered',
        MAIL_FROM: 'desk@tallyport.example',
        MAIL_FROM_NAME: 'Tallyport',
      },
      sentence: 'the simulator, http://127.0.0.1:20006 shows every mail',
    });
  });

  test('a named server is used, and the screen says where mail goes, without the password', () => {
    const env = { SMTP_URL: 'smtp://desk:secret@mail.example:587', MAIL_FROM: 'desk@harbourline.example' };
    const { variables, sentence } = mailInUse(env, 20_006, 20_007);
    expect(variables).toMatchObject(env);
    expect(sentence).toBe('mail is handed to mail.example:587');
  });

  test('what cannot be used is refused in a sentence', () => {
    expect(() => mailInUse({ SMTP_URL: 'mail' }, 1, 2)).toThrow('SMTP_URL is not a URL');
    expect(() => mailInUse({ SMTP_URL: 'smtp://mail.example' }, 1, 2)).toThrow('MAIL_FROM is not');
  });
});
