// npm run catalogue:holidays: writes data/national-holidays.csv from date-holidays, which takes a second to load, too long for each start.
import { writeFileSync } from 'node:fs';
import { nationalHolidaysCsv } from './national-holidays-csv.ts';

writeFileSync(new URL('data/national-holidays.csv', import.meta.url), nationalHolidaysCsv());
