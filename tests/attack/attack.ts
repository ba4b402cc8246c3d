import type { Ask, Answer, Flood, FloodResult } from './runner/ask.ts';

/**
 * One attack of a stranger. A module `tests/attack/<name>.ts` exports them as `attacks: readonly Attack[]`; the runner finds
 * it by itself. Each proves one safeguard: without it, `held` is false or the visitor suffers.
 */
export interface Attack {
  /** Unique, in kebab case; `--only` takes it. */
  readonly name: string;
  /** How long it usually takes; it is ended, and has fallen, after twice as long and ten seconds. */
  readonly seconds: number;
  /** It slows nobody, or attacks a provider of its own: nobody measures the shared one meanwhile. */
  readonly apart?: boolean;
  run(portal: Portal): Promise<Outcome>;
}

/** Outcome; the runner adds what the visitor measured, and that decides with `held`. */
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
  /** Folder of the embedded store, mails in `mails/`, drafts in `composer/`. */
  readonly data: string;
  /** Copies of the shipped documents and pictures in a git checkout of their own, which attacks may change. */
  readonly documents: { readonly config: string; readonly content: string; readonly images: string };
  /** Process ids; only these may be stopped or killed. */
  readonly pids: { readonly site: number; readonly provider: number };
}

export interface Portal extends RunningPortal {
  readonly users: {
    /** E-mail address of a demo user: `besucher`, `basic`, `plus`, `pro`, `systeme`, `support`. */
    email(name: 'besucher' | 'basic' | 'plus' | 'pro' | 'systeme' | 'support'): string;
    readonly password: string;
  };
  readonly seed: number;
  /** Numbers in [0, 1), the same ones for the same seed and attack. */
  chance(): number;
  /**
   * Asks as somebody else on the internet: `from` is his address, which reaches the portal through its trusted proxy.
   * The path goes out as it stands. Never throws: an answer that does not come has status 0.
   */
  ask(ask: Ask): Promise<Answer>;
  /** Asks again and again, `perSecond` times for `seconds`, without waiting for answers. */
  flood(flood: Flood): Promise<FloodResult>;
  /** A quiet visitor of his own address; the runner lets him measure before and during each attack. */
  readonly visitor: Visitor;
}

export interface Visitor {
  /** His address, which no attack uses. */
  readonly address: string;
  /** Asks for quotes and pages for so long. */
  measure(seconds: number): Promise<Figures>;
}

/** Observations of the visitor. Times in milliseconds from when he wanted to ask to the end of the answer. */
export interface Figures {
  readonly quotesP50: number;
  readonly quotesP95: number;
  readonly pagesP50: number;
  readonly pagesP95: number;
  /** Answers that were no 200, such as `429 × 3`. */
  readonly refused: readonly string[];
  readonly calls: number;
}
