import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createCall } from '#client/call.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { readEditorialToken } from '#entrance/editorial-token.ts';
import { configDirectory, currentConfig, imageFolder, reloadConfig } from '#site/config-store.ts';
import { forgetAnswers } from '#site/forget-answers.ts';
import { projectRoot } from '#site/project-root.ts';
import { providerTransport } from '#site/provider-transport.ts';
import { createSectionCall } from '#site/section-calls.ts';
import type { MountedHandler } from '#site/server/mounted-handlers.ts';
import { isSecure } from '#site/session/is-secure.ts';
import { openSession } from '#site/session/session.ts';
import type { Editor } from '../api.ts';
import { developmentAccess, loginAccess, readEditors, recentAccess, type Access } from './access.ts';
import { isOfApp, sendApp } from './app-files.ts';
import { articlesOfProvider } from './articles/provider-articles.ts';
import { createComposer } from './composer.ts';
import { PREVIEW, PREVIEW_UPDATE, SHARED_PREVIEW } from './preview.ts';
import { checkOwnMachine } from './guard.ts';
import { API } from './router.ts';

/** Timeout for looking up the session of a request at the provider, in ms. */
const SESSION_TIMEOUT = 3_000;
/** Timeout for the provider's complete lists, in ms. */
const LISTS_TIMEOUT = 10_000;
/**
 * Minimum time between two publications, in ms. Each blocks the thread that serves visitors for about 10 ms. At six a second, the most that
 * one editor achieved, the p95 of visitors was two to four times the usual.
 */
const PUBLICATION_SPACING = 1_000;

/**
 * Request handler of the composer, mounted in the site. In development it is open to this machine only, in production to the logged-in
 * users whom `PARKETT_COMPOSER_EDITORS` names.
 * @throws Error in German for an unreadable setting
 */
export function composerHandler(
  mode: 'development' | 'production',
  env: Readonly<Record<string, string | undefined>> = process.env,
): MountedHandler {
  const project = projectRoot();
  const data = join(env['PARKETT_DATA'] || join(project, '.data'), 'composer');
  const built = join(project, '.cache/composer');
  const isDevelopment = mode === 'development';
  const editors = isDevelopment ? new Map() : readEditors(env['PARKETT_COMPOSER_EDITORS']);
  const content = join(data, 'articles');
  const composer = createComposer({
    articles: articlesOfProvider(createCall(providerTransport(LISTS_TIMEOUT)), readEditorialToken(env['PARKETT_EDITORIAL_TOKEN']), content),
    folders: {
      config: configDirectory(),
      content,
      provided: env['PARKETT_CONTENT'] || join(project, 'content'),
      images: imageFolder(),
    },
    data,
    project,
    access: isDevelopment ? ownMachine : recentAccess(loginAccess(editors, userOf)),
    isEditor: ({ email }) => isDevelopment || editors.has(email.toLowerCase()),
    mayPublish: ({ email }) => isDevelopment || editors.get(email.toLowerCase()) === 'chefredaktion',
    call: createSectionCall(providerTransport(LISTS_TIMEOUT)),
    hasRenderProcess: !isDevelopment,
    ...(!isDevelopment && { spacing: PUBLICATION_SPACING }),
    ...(isDevelopment && { visit: checkOwnMachine }),
    published({ hasArticles }) {
      if (hasArticles || isDevelopment) forgetAnswers();
      // In development, the site watches the documents itself.
      if (!isDevelopment) reloadConfig();
    },
  });
  return (request, response, site) => {
    const url = request.url ?? '';
    if (url === PREVIEW_UPDATE) composer.previews.update(request, response, site);
    else if (url.startsWith(API)) composer.answer(request, response);
    else if (url.startsWith(PREVIEW)) composer.previews.page(request, response, site);
    else if (url.startsWith(SHARED_PREVIEW)) composer.previews.shared(request, response, site);
    else if (isOfApp(url)) sendApp(built, request, response);
    else return false;
    return true;
  };
}

const ownMachine: Access = async (request) => {
  checkOwnMachine(request);
  return developmentAccess(request);
};

async function userOf(request: IncomingMessage): Promise<Editor | undefined> {
  const call = createCall(providerTransport(SESSION_TIMEOUT));
  const asked = { path: '/redaktion', query: {}, headers: request.headers, host: arrivalOf(request).host, isSecure: isSecure(request) };
  const { visitor } = await openSession(asked, {
    callOf: () => call,
    site: currentConfig().site,
    signal: AbortSignal.timeout(SESSION_TIMEOUT),
  });
  const { who } = visitor;
  // Support staff who act in a user's account do not get the rights of that user.
  if (who === undefined || who.email === '' || who.adminEmail !== undefined) return undefined;
  const name = [who.firstName, who.lastName].filter(Boolean).join(' ');
  return { id: who.email.toLowerCase(), name: name || who.email, email: who.email };
}
