import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** The bare side of P13 and P14: ws alone. It welcomes who comes, and sends each text that it is posted to everybody, one after the other. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    for (const text of Buffer.concat(chunks).toString().split('\n'))
      if (text !== '') for (const client of sockets.clients) client.send(text);
    response.end();
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => socket.send('{"type":"welcome","cursor":""}'));
server.listen(Number(process.env['PORT']), '127.0.0.1');
