import { callHandler } from './calls.ts';
import { developmentFilesHandler } from './development-files.ts';
import { errorReportHandler } from './error-reports.ts';
import { fileHandler } from './files.ts';
import { formHandler } from './forms.ts';
import { maintenanceHandler } from './maintenance.ts';
import { pageHandler } from './pages.ts';
import { previewHandler } from './preview.ts';
import { privacyDecisionHandler } from './privacy-decision.ts';
import { readinessHandler } from './readiness.ts';
import type { RequestHandler, SiteParts } from './request-handler.ts';

/** Lists all handlers of the site in the order in which they are tried, until one answers. */
export function requestHandlers(parts: SiteParts): readonly RequestHandler[] {
  return [
    // First: in a preview every address is a page of the draft, and no cache may be involved.
    previewHandler(parts),
    // Before maintenance: open pages continue to make calls and send reports.
    callHandler(parts),
    developmentFilesHandler(parts),
    errorReportHandler(parts),
    // Before maintenance: the maintenance page needs its files, and readiness must be visible.
    readinessHandler(parts),
    fileHandler(parts),
    // Before forms and pages, which it replaces.
    maintenanceHandler(parts),
    // Before forms, which refuse writes to public pages such as the privacy center.
    privacyDecisionHandler(parts),
    // Before pages, which expect GET or HEAD.
    formHandler(parts),
    // Last: answers every address, unknown ones with the page for status 404.
    pageHandler(parts),
  ];
}
