import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../calls/queries.ts';

export interface AddressFieldProps {
  readonly file: string;
  readonly address: string;
  readonly go: (address: string) => void;
}

/** Address of the shown page. The editor types an address, or words to search for one, such as the name of a share. */
export function AddressField({ file, address, go }: AddressFieldProps) {
  const [text, setText] = useState(address);
  const [words] = useDebouncedValue(text === address ? '' : text, 200);
  const { data = [] } = useQuery(queries.addresses(file, words));
  const take = (path: string): void => {
    const wanted = asAddress(path);
    if (wanted === undefined || wanted === address) return;
    setText(wanted);
    go(wanted);
  };
  return (
    <Autocomplete
      className="preview__address"
      aria-label="Adresse der Vorschau"
      placeholder="Adresse oder Name, etwa SAP"
      size="xs"
      data={[...data]}
      filter={({ options }) => options}
      value={text}
      onChange={setText}
      onOptionSubmit={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text.startsWith('/')) take(text);
      }}
    />
  );
}

function asAddress(text: string): string | undefined {
  const path = text.trim();
  return path === '' ? undefined : `/${path.replace(/^(?:https?:\/\/[^/]*)?\/*/u, '')}`;
}
