import { pathOf, routesOf } from '#documents/routes/path-of.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#documents/reader/config.ts';
import { offeredPurposes } from '#documents/rules/consent.ts';
import { berlinDay } from '#domain/format/date.ts';
import * as messages from '#domain/texts/messages.ts';
import { CHOICES } from '#blocks/kit/consent/purposes.ts';
import { isOwnOrigin } from '../bff/own-origin.ts';
import { readSubmission } from '../forms/read-submission.ts';
import { decisionCookieHeaders } from '../session/decision-cookies.ts';
import { isSecure } from '../session/is-secure.ts';

/**
 * Handles a visitor's consent decision from the bar or the Privacy Center and stores it in cookies; the server stores nothing.
 * Browsers are redirected with 303; scripts (`Accept: application/json`) get the target as `{ location }`.
 */
export async function answerConsentDecision(
  request: IncomingMessage,
  response: ServerResponse,
  config: Pick<Config, 'consent' | 'pages'>,
  now: number,
): Promise<void> {
  const { consent } = config;
  const refuse = (status: number, text: string): void =>
    void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
  if (!isOwnOrigin(request)) return refuse(403, messages.foreignChoice);
  const submission = await readSubmission(request);
  if (submission.kind !== 'read') return refuse(submission.statusCode, messages.choiceLost);
  const choice = Number(submission.pairs.get('choice'));
  const offered = offeredPurposes(consent).map(({ id }) => id);
  const chosen = new Set(submission.pairs.getAll('purpose').map(Number));
  const granted = grantedBy(choice, offered, chosen);
  if (granted === undefined) return refuse(400, messages.choiceLost);
  const campaign = campaignAfter(choice, consent, now);
  response.setHeader('Set-Cookie', decisionCookieHeaders({ granted, offered }, consent.tool.cookieDays, isSecure(request)));
  response.setHeader('Cache-Control', 'no-store');
  if (request.headers.accept?.includes('application/json') === true) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ location: campaign ?? null }));
    return;
  }
  response.writeHead(303, { Location: campaign ?? `${pathOf(routesOf(config), 'privacy-center')}?gespeichert=1` }).end();
}

/** Returns the purposes that a choice grants; undefined for an invalid choice. */
function grantedBy(choice: number, offered: readonly number[], chosen: ReadonlySet<number>): readonly number[] | undefined {
  if (choice === CHOICES.all) return offered;
  if (choice === CHOICES.none) return [];
  return choice === CHOICES.some ? offered.filter((id) => chosen.has(id)) : undefined;
}

/** Target after accepting or refusing all purposes while a campaign runs, by days in Berlin. Source: contract.md §9. */
function campaignAfter(choice: number, { tool: { campaign } }: Config['consent'], now: number): string | undefined {
  const isRunning = campaign !== undefined && berlinDay(now) < campaign.before;
  return isRunning && (choice === CHOICES.all || choice === CHOICES.none) ? campaign.to : undefined;
}
