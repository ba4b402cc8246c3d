/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
export const encoding = { plain: 'jsjson-v2', compressed: 'jsjsonc-v2' } as const;
export type Encoding = (typeof encoding)[keyof typeof encoding];

export const subprotocol = {
  plain: 'parkett.jsjson-v2',
  compressed: 'parkett.jsjsonc-v2',
  splitAuthenticationSecondFactor: 'parkett.auth.split-second-factor',
  oneTimeToken: 'parkett.auth.one-time-token',
  gatewayToken: 'parkett.auth.gateway-token',
} as const;
export type Subprotocol = (typeof subprotocol)[keyof typeof subprotocol];

export const headerFlag = {
  addSubscription: 1,
  noMerge: 2,
  supportCaching: 4,
  permissionDeniedResponse: 8,
  internalClient: 16,
  currentStateRefresh: 32,
  subscriptionUsePullPermissions: 64,
} as const;
export type HeaderFlag = (typeof headerFlag)[keyof typeof headerFlag];

export const method = { GET: 1, POST: 2, OPTIONS: 3, HEAD: 4, PUT: 5, DELETE: 6, TRACE: 7, CONNECT: 8 } as const;
export type Method = (typeof method)[keyof typeof method];

export const proxyProtocol = { HTTP: 1, HTTPS: 2 } as const;
export type ProxyProtocol = (typeof proxyProtocol)[keyof typeof proxyProtocol];

export const tokenFlag = { singleUse: 1 } as const;
export type TokenFlag = (typeof tokenFlag)[keyof typeof tokenFlag];

export const tokenLifetime = { default: -1, maximum: -2 } as const;
export type TokenLifetime = (typeof tokenLifetime)[keyof typeof tokenLifetime];

export const lossReason = { subscriptionLost: 1, slowConsumer: 2, instrumentGone: 3, permissionLost: 4 } as const;
export type LossReason = (typeof lossReason)[keyof typeof lossReason];

export const disconnectionReason = {
  protocolViolation: 1,
  slowConsumer: 2,
  tooManyRequests: 3,
  frameTooLarge: 4,
  credentialsRefused: 5,
  permissionLost: 6,
} as const;
export type DisconnectionReason = (typeof disconnectionReason)[keyof typeof disconnectionReason];

export const rejectReason = { busy: 1, draining: 2 } as const;
export type RejectReason = (typeof rejectReason)[keyof typeof rejectReason];

export const requestReason = { retriesExhausted: 8, cleanedUp: 1001 } as const;
export type RequestReason = (typeof requestReason)[keyof typeof requestReason];
