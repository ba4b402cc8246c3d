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

/** Lists all handlers of the site in the order in which they are asked; the first that answers ends it. */
export function requestHandlers(parts: SiteParts): readonly RequestHandler[] {
  return [
    // First: in a draft every address is a page of the draft, and nothing that is kept may hear of it.
    previewHandler(parts),
    // Before maintenance: calls and reports of pages that are still open go on.
    callHandler(parts),
    developmentFilesHandler(parts),
    errorReportHandler(parts),
    // Before maintenance: its page needs its files, and whoever starts the server has to see that it is there.
    readinessHandler(parts),
    fileHandler(parts),
    // Before forms and pages, which it stands in the place of.
    maintenanceHandler(parts),
    // Before forms, which would refuse it: the privacy center is a public page.
    privacyDecisionHandler(parts),
    // Before pages, which only read.
    formHandler(parts),
    // Last: each address has a page, if only the one that says that there is none.
    pageHandler(parts),
  ];
}
