import '@mantine/core/styles.layer.css';
import '#blocks/kit/styles/fonts.css';
import '#blocks/kit/styles/tokens.css';
import './app.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { theme, variables } from './theme.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: 1 } } });
const root = document.querySelector('#redaktion');

if (root !== null)
  createRoot(root).render(
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </MantineProvider>,
  );
