// Adds positions to a watchlist on the store in PARKETT_DATA, one after the other, and prints the note of each acknowledged one. With
// `--read` it prints the notes of all stored positions and exits.
import { createWatchlists } from '#provider/services/watchlists/index.ts';
import { openDatabase } from '#provider/store/database.ts';
import { users, watchlistPositions } from '#provider/store/schema-accounts.ts';

const USER = 'writer';
const POSITIONS_A_LIST = 150;

const [run = '', ...flags] = process.argv.slice(2);
const database = await openDatabase({ dataDirectory: process.env.PARKETT_DATA ?? '' });
const watchlists = createWatchlists(database, Date.now);

if (flags.includes('--read')) {
  for (const { note } of await database.sql.select({ note: watchlistPositions.note }).from(watchlistPositions)) tell(note ?? '');
  await database.close();
} else {
  await database.sql
    .insert(users)
    .values({ userId: USER, email: USER, emailKey: USER, passwordHash: '', isSupport: false, createdAt: new Date() })
    .onConflictDoNothing();
  for (let list = 0; ; list += 1) {
    const { watchlistId } = await watchlists.create(USER, `${run}-${list}`, 'EUR');
    for (let position = 0; position < POSITIONS_A_LIST; position += 1) {
      const note = `${run}-${list}-${position}`;
      await watchlists.addPositions(USER, watchlistId, [{ entityValue: String(position), note }]);
      tell(note);
    }
  }
}

function tell(note: string): void {
  process.stdout.write(`${note}\n`);
}
