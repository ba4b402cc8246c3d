import { edit, type Safeguard } from '../runner/safeguard.ts';

export const safeguards: readonly Safeguard[] = [
  {
    attack: 'hostile-calls',
    edits: [
      edit(
        'provider/transport/http/server.ts',
        'app.setValidatorCompiler(validators.compiler);',
        'app.setValidatorCompiler(() => () => true);',
      ),
    ],
  },
  {
    attack: 'hostile-frames',
    edits: [
      edit('provider/transport/ws/inbox.ts', 'if (connection.undecodable > limits.undecodable)', 'if (connection.undecodable > 1e9)'),
      edit(
        'provider/transport/ws/connection.ts',
        'this.#socket.bytesRead > this.#parts.limits.earlyBytes',
        'this.#socket.bytesRead > 1e12',
      ),
      edit('provider/transport/ws/index.ts', 'if (data.length > MAXIMUM_MESSAGE_SIZE) return', 'if (data.length > 1e12) return'),
    ],
  },
];
