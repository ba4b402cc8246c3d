/** Header of the push token's answer with the gateway's address, if it is not the page's origin: `wss://host:443/ws`. */
export const GATEWAY_HEADER = 'X-Gateway-Address';
