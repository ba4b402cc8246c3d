// A whole client of the gateway without any package, for browsers and Node 22 or newer. It prints a price and each change:
//   node docs/examples/prices.mjs http://127.0.0.1:4000/api 163500

/** Where to connect and with which token: it opens one connection. */
export async function admission(api) {
  const json = async (path, options) => (await fetch(api + path, options)).json();
  const visitor = await json('/v1/users/anonymous', { method: 'POST' });
  const { isSecure, host, port, path, token } = await json('/v1/push/token', { headers: { 'X-ov-token': visitor.token } });
  return { url: `${isSecure ? 'wss' : 'ws'}://${host}:${port}${path}`, token };
}

/** Tells the current price of a notation, then every new one. Call what it returns to end it. */
export function watchPrice({ url, token }, idNotation, { onPrice, onEnd }) {
  const socket = new WebSocket(url, ['parkett.jsjson-v2', 'parkett.auth.one-time-token']);
  const send = (Message, members) => socket.send(JSON.stringify({ Message, Version: 2, ...members }));
  const b64 = token
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .padEnd(Math.ceil(token.length / 4) * 4, '=');
  const hello = { token: { value: { b64 } }, maximum_idle_interval: 45_000_000, maximum_receivable_message_size: 1_048_576 };
  const body = { data: { identifier: { value: idNotation, type: 'idNotation' } }, subscription: { minimumInterval: 1000 } };
  const question = { method: 2, path: '/api/v1/prices/composite/get', body };
  const received = {
    AuthenticationResponse: () => send('HighLevelRequest', { ...question, header: { id_job: 2, flags: 1 } }),
    HighLevelResponse: ({ data }) => onPrice(data),
    HighLevelUpdate: ({ response }) => onPrice(response.data),
    ErrorResponse: ({ errors, reason }) => onEnd(errors?.[0]?.message ?? reason?.details),
    LossMessage: ({ reason }) => onEnd(reason.details),
    Ping: () => send('KeepAlive'),
  };
  socket.addEventListener('open', () => send('AuthenticationByTokenRequest', { ...hello, header: { id_job: 1 } }));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (Object.hasOwn(received, message.Message)) received[message.Message](message);
  });
  const signOfLife = setInterval(() => socket.readyState === WebSocket.OPEN && send('KeepAlive'), 20_000);
  socket.addEventListener('close', ({ code }) => (clearInterval(signOfLife), onEnd(`closed (${code})`)));
  return () => socket.close();
}

const [, file, api, idNotation] = globalThis.process?.argv ?? [];
if (file !== undefined && import.meta.url.endsWith(file.slice(file.lastIndexOf('/')))) {
  watchPrice(await admission(api), Number(idNotation), { onPrice: (price) => console.log(JSON.stringify(price)), onEnd: console.error });
}
