import { pathOf } from '#documents/routes/path-of.ts';
import { ROUTES } from '#documents/routes/generated/routes.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { BASE } from '../addresses.ts';

export interface NoAccessProps {
  /** HTTP status of the answer; 0 if the server does not answer. */
  readonly status: number;
  readonly message: string;
  readonly retry: () => unknown;
}

/** Page for users without access, with what they can still do. */
export function NoAccess({ status, message, retry }: NoAccessProps) {
  return (
    <Stack component="main" gap="md" maw={420} mx="auto" pt="20vh" px="lg" align="flex-start">
      <Title order={1} size="h3">
        Redaktion
      </Title>
      <Text>{status === 0 ? 'Der Server ist gerade nicht zu erreichen.' : message}</Text>
      {status === 401 ? (
        <Button component="a" href={`${pathOf(ROUTES, 'login')}?from=${encodeURIComponent(BASE)}`}>
          Anmelden
        </Button>
      ) : (
        <Button variant="default" onClick={() => void retry()}>
          Noch einmal versuchen
        </Button>
      )}
    </Stack>
  );
}
