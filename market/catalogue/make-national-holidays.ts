// npm run catalogue:holidays: writes data/national-holidays.csv, which says what date-holidays knows. A start has no second for it.
import { writeFileSync } from 'node:fs';
import { nationalHolidaysCsv } from './national-holidays-csv.ts';

writeFileSync(new URL('data/national-holidays.csv', import.meta.url), nationalHolidaysCsv());
