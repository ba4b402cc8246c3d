import type { Ask, Answer, Flood, FloodResult } from './runner/ask.ts';

/**
 * One attack of a stranger. A module `tests/attack/<name>.ts` exports its attacks as `attacks: readonly Attack[]`; the runner discovers it.
 * Each attack proves one safeguard: without it, `held` is false or the visitor is slowed down.
 */
export interface Attack {
  /** Unique name in kebab case, accepted by `--only`. */
  readonly name: string;
  /** Usual duration. After twice this time plus ten seconds, the runner ends the attack and counts it as fallen. */
  readonly seconds: number;
  /** Whether the attack slows nobody or has a provider of its own, in which case no visitor measures the shared provider. */
  readonly apart?: boolean;
  run(portal: Portal): Promise<Outcome>;
}

/** Outcome of an attack. It holds only if `held` is true and the visitor's figures, which the runner adds, are good enough. */
export interface Outcome {
  /** Effect of the same attack before the safeguard, if a figure is known: „Kurse anderer 2 ms → 2,9 s“. */
  readonly before?: string;
  /** Effect now, with figures. */
  readonly after: string;
  readonly held: boolean;
}

/**
 * A running portal with its own provider: built site with the composer, embedded store in a new folder, demo users, limits as in
 * production, documents that are copies. `enterAsEditor` (`runner/editor.ts`) asks the composer as an editor does.
 */
export interface RunningPortal {
  /** Origin of the site, `http://127.0.0.1:5001`. */
  readonly site: string;
  /** Origin of the provider. */
  readonly provider: string;
  /** The provider's gateway, `ws://127.0.0.1:5002/ws`. */
  readonly gateway: string;
  /** Folder of the embedded store; mails are in `mails/`, drafts in `composer/`. */
  readonly data: string;
  /** Copies of the shipped documents and pictures in a git checkout of their own, which attacks may change. */
  readonly documents: { readonly config: string; readonly content: string; readonly images: string };
  /** Process ids. Attacks may stop or kill only these processes. */
  readonly pids: { readonly site: number; readonly provider: number };
}

export interface Portal extends RunningPortal {
  readonly users: {
    /** E-mail address of a demo user: `besucher`, `basic`, `plus`, `pro`, `systeme`, `support`. */
    email(name: 'besucher' | 'basic' | 'plus' | 'pro' | 'systeme' | 'support'): string;
    readonly password: string;
  };
  readonly seed: number;
  /** Returns pseudorandom numbers in [0, 1), the same sequence for the same seed and attack. */
  chance(): number;
  /**
   * Sends a request as another host on the internet: `from` is its address, which reaches the portal through its trusted proxy. Sends the
   * path unchanged. Never throws: a missing answer has status 0.
   */
  ask(ask: Ask): Promise<Answer>;
  /** Sends `perSecond` requests a second for `seconds`, without waiting for answers. */
  flood(flood: Flood): Promise<FloodResult>;
  /** A quiet visitor with an address of their own, who measures before and during each attack. */
  readonly visitor: Visitor;
}

export interface Visitor {
  /** Address of the visitor, which no attack uses. */
  readonly address: string;
  /** Requests quotes and pages for the given number of seconds. */
  measure(seconds: number): Promise<Figures>;
}

/** Observations of the visitor. Times in milliseconds from the planned start of a request to the end of its answer. */
export interface Figures {
  readonly quotesP50: number;
  readonly quotesP95: number;
  readonly pagesP50: number;
  readonly pagesP95: number;
  /** Answers with a status other than 200, such as `429 × 3`. */
  readonly refused: readonly string[];
  readonly calls: number;
}
