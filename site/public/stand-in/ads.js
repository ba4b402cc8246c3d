/**
 * Stands in for an ad server where there is none: a word of our own in every slot, from our own origin. `?late=11000` makes it
 * usable so many milliseconds later, `?fails` not at all, `?empty` leaves its slots empty.
 */
const options = new URL(import.meta.url).searchParams;

export async function start() {
  await new Promise((resolve) => setTimeout(resolve, Number(options.get('late') ?? 0)));
  if (options.has('fails')) throw new Error('The stand-in for an ad server fails, as it was told to.');
  return {
    async show(place, { name, index, channel }) {
      if (options.has('empty')) return 'none';
      const link = document.createElement('a');
      link.href = '/premium';
      link.textContent = 'Parkett Premium: dieselben Kurse, ohne Werbeplätze.';
      place.dataset.slot = [channel, name, index].filter(Boolean).join('/');
      place.append(link);
      return 'own';
    },
    reset() {},
  };
}
