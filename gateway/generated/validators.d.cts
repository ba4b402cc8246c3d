/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { ValidateFunction } from 'ajv';
import type {
  AuthenticationByTokenRequest,
  AuthenticationResponse,
  ConfigurationResponse,
  HighLevelRequest,
  HighLevelResponse,
  HighLevelUpdate,
  LossMessage,
  CancelSubscriptionRequest,
  CancelSubscriptionResponse,
  ProxyRequest,
  ProxyResponse,
  AuthenticationTokenRequest,
  AuthenticationTokenResponse,
  Ping,
  KeepAlive,
  DisconnectionMessage,
  RejectMessage,
  ErrorResponse,
  PermissionDeniedResponse,
  PriceSubscription,
  CompositePrice,
} from './messages.ts';
declare const validators: {
  readonly AuthenticationByTokenRequest: ValidateFunction<AuthenticationByTokenRequest>;
  readonly AuthenticationResponse: ValidateFunction<AuthenticationResponse>;
  readonly ConfigurationResponse: ValidateFunction<ConfigurationResponse>;
  readonly HighLevelRequest: ValidateFunction<HighLevelRequest>;
  readonly HighLevelResponse: ValidateFunction<HighLevelResponse>;
  readonly HighLevelUpdate: ValidateFunction<HighLevelUpdate>;
  readonly LossMessage: ValidateFunction<LossMessage>;
  readonly CancelSubscriptionRequest: ValidateFunction<CancelSubscriptionRequest>;
  readonly CancelSubscriptionResponse: ValidateFunction<CancelSubscriptionResponse>;
  readonly ProxyRequest: ValidateFunction<ProxyRequest>;
  readonly ProxyResponse: ValidateFunction<ProxyResponse>;
  readonly AuthenticationTokenRequest: ValidateFunction<AuthenticationTokenRequest>;
  readonly AuthenticationTokenResponse: ValidateFunction<AuthenticationTokenResponse>;
  readonly Ping: ValidateFunction<Ping>;
  readonly KeepAlive: ValidateFunction<KeepAlive>;
  readonly DisconnectionMessage: ValidateFunction<DisconnectionMessage>;
  readonly RejectMessage: ValidateFunction<RejectMessage>;
  readonly ErrorResponse: ValidateFunction<ErrorResponse>;
  readonly PermissionDeniedResponse: ValidateFunction<PermissionDeniedResponse>;
  readonly PriceSubscription: ValidateFunction<PriceSubscription>;
  readonly CompositePrice: ValidateFunction<CompositePrice>;
};
export = validators;
