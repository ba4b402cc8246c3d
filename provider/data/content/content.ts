import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCampaigns, type Campaigns } from './campaigns.ts';
import { readDirectory, type Directory } from './directory.ts';
import { readBookings, type Bookings } from './partners/bookings.ts';
import { CONTENT_ROOT } from './root.ts';

/** What editors write besides pieces. */
export interface Content {
  readonly directory: Directory;
  readonly bookings: Bookings;
  readonly campaigns: Campaigns;
}

/**
 * Reads what stands beside the pieces in their folder.
 * @throws Error in German with line and column of what is wrong
 */
export function readContent(root: string = CONTENT_ROOT): Content {
  const text = (file: string): string => readFileSync(join(root, file), 'utf8');
  const directory = readDirectory(text('directory.yaml'), text('partners/customers.yaml'));
  return { directory, bookings: readBookings(text('partners/bookings.yaml'), directory), campaigns: readCampaigns(text('campaigns.yaml')) };
}
