import { IMAGES } from '#documents/reader/image-files.ts';
import { REPORTS_PATH } from '#domain/web/error-report.ts';
import { findOperation } from '../bff/find-operation.ts';
import { currentConfig } from '../config-store.ts';
import { findPage } from './find-page.ts';

const OWN = ['/assets/', '/vorschau/', IMAGES, REPORTS_PATH];

/** Label of an address for the log: route of the page or operation of the call. Addresses are not logged, since they may contain typed text. */
export function placeOf(url: string, method = 'GET'): string {
  const path = url.split('?')[0] ?? '/';
  if (path.startsWith('/api/')) {
    const found = findOperation(method, path.slice('/api'.length));
    return found.kind === 'found' ? `/api ${found.operation}` : '/api';
  }
  const own = OWN.find((begin) => path.startsWith(begin));
  if (own !== undefined) return own;
  const found = findPage(currentConfig(), url);
  return found.kind === 'page' ? found.asked.match.page.route : found.kind;
}
