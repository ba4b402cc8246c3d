/** Header of the push token's answer with the gateway's address where that has one of its own: `wss://host:443/ws`. */
export const GATEWAY_HEADER = 'X-Gateway-Address';
