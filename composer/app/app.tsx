import { Center, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Router, Route, Switch } from 'wouter';
import { BASE, DOCUMENT } from './addresses.ts';
import { CallFault } from './calls/call.ts';
import { queries } from './calls/queries.ts';
import { DocumentsList } from './list/documents-list.tsx';
import { NoAccess } from './shell/no-access.tsx';
import { Notices } from './shell/notices.tsx';
import { ShortcutsProvider } from './shell/shortcuts-provider.tsx';
import { Workspace } from './workspace/workspace.tsx';

/** The composer: the list of all documents, and the workspace of one. */
export function App() {
  const { data: session, error, refetch } = useQuery(queries.session);
  if (error !== null) return <NoAccess status={error instanceof CallFault ? error.status : 0} message={error.message} retry={refetch} />;
  if (session === undefined)
    return (
      <Center h="100dvh">
        <Loader aria-label="Die Redaktion wird geladen" size="sm" />
      </Center>
    );
  return (
    <ShortcutsProvider>
      <Router base={BASE}>
        <Switch>
          <Route path={`${DOCUMENT}*`}>
            {({ '*': file }) => <Workspace key={file} file={decodeURIComponent(file)} session={session} />}
          </Route>
          <Route>
            <DocumentsList session={session} />
          </Route>
        </Switch>
      </Router>
      <Notices />
    </ShortcutsProvider>
  );
}
