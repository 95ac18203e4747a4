// One client of each hostile kind, all at once, against the server on a port, until it is told to stop. Plain JavaScript in a
// process of its own: what it costs to attack must not slow down those who measure. `node attackers.mjs PORT KEY kind,kind`.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [port = '', key = '', kinds = ''] = process.argv.slice(2);
const answers = {};
let stopping = false;

/** Each kind is one step, done again and again with a pause between. Every kind comes from an address of its own. */
const KINDS = {
  rows: {
    pause: 1000,
    step: () => post(JSON.stringify(Array.from({ length: 43_000 }, (_, index) => ({ name: `${index}`, email: 'a@b', phone: '1', address: 'x' }))), '192.0.2.1'),
  },
  depth: { pause: 1500, step: () => post('['.repeat(1_200_000), '192.0.2.2') },
  nested: { pause: 1500, step: () => post(`${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`, '192.0.2.3') },
  large: {
    pause: 1000,
    step: (turn) => post(JSON.stringify(Array.from({ length: 400 }, (_, index) => lead(`Large ${turn} ${index}`, 'x'.repeat(5000)))), '192.0.2.4'),
  },
  few: {
    pause: 50,
    step: (turn) => post(JSON.stringify(Array.from({ length: 10 }, (_, index) => lead(`Few ${turn} ${index}`, 'x'.repeat(5000)))), '192.0.2.5'),
  },
  flood: { pause: 20, step: (turn) => post(JSON.stringify(lead(`Flood ${turn}`, null)), '192.0.2.6') },
  keys: { pause: 50, step: (turn) => post(JSON.stringify(lead('Key', null)), '192.0.2.7', { authorization: `Bearer a.${'b'.repeat(turn % 2000)}.c` }) },
  slow: { pause: 500, step: () => talk([head({ 'content-length': 5000 }), ...Array.from({ length: 20 }, () => '{')], { gap: 500 }) },
  slowHead: {
    pause: 500,
    step: () => talk(['POST /rest/v1/contact_submissions HTTP/1.1\r\n', ...Array.from({ length: 20 }, (_, index) => `x-${index}: 1\r\n`)], { gap: 500 }),
  },
  broken: { pause: 50, step: (turn) => talk([BROKEN[turn % BROKEN.length]], { gap: 200 }) },
  idle: { pause: 4000, step: () => talk([], { gap: 4000 }) },
  pages: { pause: 50, step: (turn) => talk([`GET /nowhere/${turn}?${'q'.repeat(turn % 4000)} HTTP/1.1\r\nhost: x\r\n\r\n`], { gap: 100 }) },
};

/** So many of a kind at the same time; one where nothing is said. */
const AT_ONCE = { slow: 20, slowHead: 20, idle: 100 };

const BROKEN = [
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'POST /rest/v1/contact_submissions HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /rest/v1/contact_submissions HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  `GET ${'/..'.repeat(2000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT evil.test:443 HTTP/1.1\r\nhost: x\r\n\r\n',
];

function lead(name, message) {
  return { name, email: 'attacker@example.com', phone: '1', address: 'nowhere', roof_age: null, best_time: null, emergency: false, message, webhook_url: null };
}

function head(more) {
  const headers = { host: 'x', apikey: key, 'content-type': 'application/json', 'content-profile': 'public', ...more };
  return `POST /rest/v1/contact_submissions HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}

/** Sends the pieces with a gap after each; gives the status of what came back, or how it ended. */
function talk(pieces, { gap }) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.setEncoding('latin1').setTimeout(30_000, () => socket.destroy());
    socket.on('data', (text) => (answer = (answer + text).slice(0, 12)));
    socket.on('error', () => {}).once('close', () => resolve(answer === '' ? 'closed' : answer.slice(9, 12)));
    socket.once('connect', async () => {
      for (const piece of pieces) {
        if (!socket.writable) break;
        socket.write(piece, 'latin1');
        if (gap > 0) await wait(gap);
      }
      if (gap > 0) await wait(gap).then(() => socket.destroy());
    });
  });
}

function post(body, address, more = {}) {
  return talk([head({ 'x-forwarded-for': address, connection: 'close', 'content-length': body.length, ...more }) + body], { gap: 0 });
}

async function attack(kind) {
  const { pause, step } = KINDS[kind];
  const seen = (answers[kind] ??= {});
  for (let turn = 0; !stopping; turn += 1) {
    const status = await step(turn);
    seen[status] = (seen[status] ?? 0) + 1;
    await wait(pause);
  }
}

process.once('SIGTERM', () => {
  stopping = true;
  process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit(0));
});
for (const kind of kinds === '' ? Object.keys(KINDS) : kinds.split(',')) for (let count = AT_ONCE[kind] ?? 1; count > 0; count -= 1) void attack(kind);
