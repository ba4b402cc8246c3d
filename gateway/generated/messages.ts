/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/**
 * Fassung der Nachricht.
 */
export type Version = number;
/**
 * Laufende Nummer einer Anfrage; Antworten und Neuigkeiten nennen sie.
 */
export type JobId = number;

export interface GatewaySchemas {
  Version: Version;
  JobId: JobId;
  RequestHeader: RequestHeader;
  ResponseHeader: ResponseHeader;
  Meta: Meta;
  Reason: Reason;
  ServerInfo: ServerInfo;
  Token: Token;
  AuthenticationByTokenRequest: AuthenticationByTokenRequest;
  AuthenticationResponse: AuthenticationResponse;
  ConfigurationResponse: ConfigurationResponse;
  HighLevelRequest: HighLevelRequest;
  HighLevelResponse: HighLevelResponse;
  HighLevelUpdate: HighLevelUpdate;
  CurrentState: CurrentState;
  Patch: Patch;
  LossMessage: LossMessage;
  CancelSubscriptionRequest: CancelSubscriptionRequest;
  CancelSubscriptionResponse: CancelSubscriptionResponse;
  ProxyRequest: ProxyRequest;
  ProxyResponse: ProxyResponse;
  AuthenticationTokenRequest: AuthenticationTokenRequest;
  AuthenticationTokenResponse: AuthenticationTokenResponse;
  Ping: Ping;
  KeepAlive: KeepAlive;
  DisconnectionMessage: DisconnectionMessage;
  RejectMessage: RejectMessage;
  ErrorResponse: ErrorResponse;
  PermissionDeniedResponse: PermissionDeniedResponse;
  PriceSubscription: PriceSubscription;
  CompositePrice: CompositePrice;
  BookSide: BookSide;
}
export interface RequestHeader {
  id_job: JobId;
  /**
   * Datenbestand.
   */
  dataset?: string;
  /**
   * Summe aus `headerFlag`.
   */
  flags?: number;
  /**
   * Wie oft die Anfrage schon geschickt wurde.
   */
  resend_counter?: number;
  /**
   * Geduld des Absenders in Mikrosekunden.
   */
  timeout?: number;
  authentication?: {
    id_application?: number;
    id_user?: number;
  };
  cache_key?: string;
  previous_response_hash?: string;
  tracing?: string;
}
export interface ResponseHeader {
  id_job: JobId;
}
export interface Meta {
  status: {
    /**
     * Status wie in HTTP.
     */
    code: number;
  };
}
export interface Reason {
  value: number;
  /**
   * Technischer Text in Englisch.
   */
  details?: string;
}
export interface ServerInfo {
  /**
   * Kennung dieses Knotens seit seinem Start.
   */
  uuid: string;
  description?: string;
  software?: string;
  os?: string;
  /**
   * So lange schweigt der Server höchstens (Mikrosekunden).
   */
  maximum_idle_interval: number;
  /**
   * Größter Rahmen, den der Server annimmt (Bytes).
   */
  maximum_receivable_message_size: number;
  time_at_server?: string;
}
export interface Token {
  value: {
    /**
     * Standard-Base64 mit Auffüllung.
     */
    b64: string;
  };
}
export interface AuthenticationByTokenRequest {
  Message: 'AuthenticationByTokenRequest';
  Version: Version;
  token: Token;
  software?: {
    name: string;
    version: string;
  };
  /**
   * @maxItems 32
   */
  feature_flags?: string[];
  /**
   * So lange schweigt der Client höchstens (Mikrosekunden).
   */
  maximum_idle_interval: number;
  /**
   * Größter Rahmen, den der Client annimmt (Bytes).
   */
  maximum_receivable_message_size: number;
  header: RequestHeader;
}
export interface AuthenticationResponse {
  Message: 'AuthenticationResponse';
  Version: Version;
  server_info: ServerInfo;
  meta: Meta;
  /**
   * Wer angemeldet ist.
   */
  authentication?: {
    id_application?: number;
    id_user?: number;
  };
  header: ResponseHeader;
}
export interface ConfigurationResponse {
  Message: 'ConfigurationResponse';
  Version: Version;
  server_info: ServerInfo;
  meta: Meta;
  header: ResponseHeader;
}
export interface HighLevelRequest {
  Message: 'HighLevelRequest';
  Version: Version;
  /**
   * `GET` 1, `POST` 2.
   */
  method: 1 | 2;
  path: string;
  /**
   * Parameter einer GET-Anfrage, ohne Fragezeichen.
   */
  query?: string;
  /**
   * Inhalt einer POST-Anfrage.
   */
  body?: object;
  accept?: string;
  content_type?: 'application/json';
  header: RequestHeader;
}
export interface HighLevelResponse {
  Message: 'HighLevelResponse';
  Version: Version;
  /**
   * Ohne Angabe `application/json`.
   */
  content_type?: string;
  /**
   * Ein Objekt bei `application/json`, sonst Text.
   */
  data?: unknown;
  meta?: Meta;
  header: ResponseHeader;
}
export interface HighLevelUpdate {
  Message: 'HighLevelUpdate';
  Version: Version;
  /**
   * Der ganze neue Stand oder was sich am letzten ändert (JSON Patch, RFC 6902).
   */
  response: CurrentState | Patch;
  header: ResponseHeader;
}
export interface CurrentState {
  Message: 'HighLevelResponse';
  content_type?: string;
  /**
   * Ein Objekt bei `application/json`, sonst Text.
   */
  data: unknown;
  meta?: Meta;
}
export interface Patch {
  Message: 'HighLevelPatch';
  /**
   * @maxItems 1024
   */
  operations: object[];
}
export interface LossMessage {
  Message: 'LossMessage';
  Version: Version;
  reason: Reason;
  header: ResponseHeader;
}
export interface CancelSubscriptionRequest {
  Message: 'CancelSubscriptionRequest';
  Version: Version;
  id_job_subscription: JobId;
  header: RequestHeader;
}
export interface CancelSubscriptionResponse {
  Message: 'CancelSubscriptionResponse';
  Version: Version;
  meta: Meta;
  header: ResponseHeader;
}
export interface ProxyRequest {
  Message: 'ProxyRequest';
  Version: Version;
  /**
   * `HTTP` 1, `HTTPS` 2.
   */
  protocol: 1 | 2;
  /**
   * Aus `method`.
   */
  method: number;
  host: string;
  port: number;
  path: string;
  query?: string;
  headers?: {
    [k: string]: string | undefined;
  };
  body?: string;
  header: RequestHeader;
}
export interface ProxyResponse {
  Message: 'ProxyResponse';
  Version: Version;
  headers?: {
    [k: string]: string | undefined;
  };
  data?: string;
  meta: Meta;
  header: ResponseHeader;
}
export interface AuthenticationTokenRequest {
  Message: 'AuthenticationTokenRequest';
  Version: Version;
  /**
   * Sekunden; −1 wie üblich, −2 so lange wie erlaubt.
   */
  lifetime_seconds_r2: number;
  /**
   * Summe aus `tokenFlag`.
   */
  flags?: number;
  header: RequestHeader;
}
export interface AuthenticationTokenResponse {
  Message: 'AuthenticationTokenResponse';
  Version: Version;
  token?: Token;
  expiry?: string;
  meta?: Meta;
  header: ResponseHeader;
}
export interface Ping {
  Message: 'Ping';
  Version: Version;
}
export interface KeepAlive {
  Message: 'KeepAlive';
  Version: Version;
}
export interface DisconnectionMessage {
  Message: 'DisconnectionMessage';
  Version: Version;
  reason: Reason;
}
export interface RejectMessage {
  Message: 'RejectMessage';
  Version: Version;
  reason: Reason;
  header: ResponseHeader;
}
export interface ErrorResponse {
  Message: 'ErrorResponse';
  Version: Version;
  /**
   * @maxItems 32
   */
  errors?: {
    message: string;
  }[];
  reason?: Reason;
  meta?: Meta;
  header: ResponseHeader;
}
export interface PermissionDeniedResponse {
  Message: 'PermissionDeniedResponse';
  Version: Version;
  reason?: Reason;
  meta?: Meta;
  header: ResponseHeader;
}
/**
 * Inhalt von `POST /api/v1/prices/composite/get`.
 */
export interface PriceSubscription {
  data: {
    identifier: {
      /**
       * Nummer der Notierung.
       */
      value: number;
      type: 'idNotation';
    };
    quality?: {
      trade?: 'BST' | 'RLT' | 'DLY' | 'EOD';
      bidAsk?: 'BST' | 'RLT' | 'DLY' | 'EOD';
    };
  };
  meta?: {
    /**
     * @maxItems 64
     */
    attributes?: string[];
  };
  subscription?: {
    /**
     * Millisekunden zwischen zwei Neuigkeiten.
     */
    minimumInterval?: number;
  };
}
/**
 * Feld `data` der Antwort und jeder Neuigkeit. Was unbekannt ist, fehlt.
 */
export interface CompositePrice {
  idNotation: number;
  /**
   * Güte der Kurse.
   */
  quality: 'RLT' | 'DLY' | 'EOD';
  trade?: {
    latest?: {
      time: string;
      price: number;
      tradingVolume?: number;
      performance?: {
        intraday?: {
          absolute?: number;
          /**
           * Anteil: 0.0028 sind 0,28 %.
           */
          relative?: number;
        };
      };
    };
    low?: {
      price: number;
    };
    high?: {
      price: number;
    };
    accumulated?: {
      tradingVolume?: number;
    };
  };
  bidAsk?: {
    bid?: BookSide;
    ask?: BookSide;
  };
}
export interface BookSide {
  price: number;
  tradingVolume?: number;
  time?: string;
}

export type GatewayMessage =
  | AuthenticationByTokenRequest
  | AuthenticationResponse
  | ConfigurationResponse
  | HighLevelRequest
  | HighLevelResponse
  | HighLevelUpdate
  | LossMessage
  | CancelSubscriptionRequest
  | CancelSubscriptionResponse
  | ProxyRequest
  | ProxyResponse
  | AuthenticationTokenRequest
  | AuthenticationTokenResponse
  | Ping
  | KeepAlive
  | DisconnectionMessage
  | RejectMessage
  | ErrorResponse
  | PermissionDeniedResponse;
