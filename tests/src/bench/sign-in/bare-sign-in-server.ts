import { createServer } from 'node:http';
import { Passwords } from '@tallyport/gateway/platform/auth/passwords';

/** The bare side of P12: node:http, and argon2id with the cost of the product, nothing else. */
const passwords = new Passwords();
const hash = process.env['PASSWORD_HASH'] ?? '';

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { password } = JSON.parse(Buffer.concat(chunks).toString() || '{"password":""}') as { password: string };
    void passwords.fits(password, hash).then((fits) => {
      response.writeHead(fits ? 200 : 401);
      response.end('{}');
    });
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
