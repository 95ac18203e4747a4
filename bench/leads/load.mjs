// Clients on keep-alive connections, each sending its next request when the last one is answered. Sockets without a client
// library: on a small machine the clients must not cost more than the server.
import { connect } from 'node:net';

/** `next()` gives the text of a request. Gives answers per second, their times and their statuses. */
export async function load({ url, clients, seconds, next }) {
  const until = performance.now() + seconds * 1000;
  const times = [];
  const statuses = {};
  const start = performance.now();
  const note = (status, ms) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(ms);
  };
  await Promise.all(Array.from({ length: clients }, () => client({ url, until, next, note })));
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), count: times.length, statuses };
}

function client({ url, until, next, note }) {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let sent = 0;
    let pending = Buffer.alloc(0);
    const send = () => {
      if (performance.now() >= until) return socket.end();
      sent = performance.now();
      socket.write(next());
    };
    socket
      .setNoDelay(true)
      .once('connect', send)
      .once('error', reject)
      .once('close', () => resolve());
    socket.on('data', (data) => {
      pending = pending.length === 0 ? data : Buffer.concat([pending, data]);
      const end = pending.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = pending.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (pending.length < end + 4 + length) return;
      pending = Buffer.alloc(0);
      note(head.slice(9, 12), performance.now() - sent);
      send();
    });
  });
}
