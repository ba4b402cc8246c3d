import { GALLERY_SHEET } from '../document/assets.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { blocksByType } from '#blocks/generated/registry.ts';
import { blockFolders, fixtureView, loadFixtures, type BlockFixture } from '#blocks/kit/fixtures.ts';

/** Names of all style sheets of blocks. */
export function galleryStyles(): string[] {
  return [...new Set([GALLERY_SHEET, ...Object.values(blocksByType).flatMap(({ styles }) => styles ?? [])])].toSorted();
}

/** Names of all scripts of page blocks. Scripts of the shell are left out: they would act on the data of its examples. */
export function galleryScripts(): string[] {
  const inPages = Object.values(blocksByType).filter(({ vocabulary }) => vocabulary !== 'shell');
  return [...new Set(inPages.flatMap(({ scripts }) => scripts ?? []))].toSorted();
}

/** Longest time in ms for which rendering blocks the event loop; the whole gallery takes a second. */
const SLICE_MS = 5;

interface RenderedExample {
  readonly fixture: BlockFixture;
  readonly html: string;
}

/** HTML of the gallery: every block with each of its fixtures. */
export async function galleryHtml(): Promise<string> {
  const types = [...blockFolders().keys()].filter((type) => Object.hasOwn(blocksByType, type));
  const sections: { readonly type: string; readonly examples: readonly RenderedExample[] }[] = [];
  let since = performance.now();
  for (const type of types) {
    const examples: RenderedExample[] = [];
    for (const fixture of loadFixtures(type)) {
      examples.push({ fixture, html: render(fixture) });
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      since = performance.now();
    }
    sections.push({ type, examples });
  }
  return renderToStaticMarkup(
    <>
      <a className="skip-link no-print" href="#inhalt">
        Zum Inhalt springen
      </a>
      <main id="inhalt" className="page-main gallery" tabIndex={-1}>
        <h1>Bausteine</h1>
        <nav className="gallery__list" aria-label="Bausteine">
          {types.map((type) => (
            <a key={type} href={`#${type}`}>
              {type}
            </a>
          ))}
        </nav>
        {sections.map(({ type, examples }) => (
          <section key={type} id={type} className="gallery__block">
            <h2 className="gallery__title">{type}</h2>
            {examples.map((example) => (
              <Example key={example.fixture.name} {...example} />
            ))}
          </section>
        ))}
      </main>
    </>,
  );
}

function Example({ fixture, html }: RenderedExample) {
  return (
    <figure className="gallery__example">
      <figcaption>{fixture.name}</figcaption>
      <div className="block" data-block={fixture.block} dangerouslySetInnerHTML={{ __html: html }} />
    </figure>
  );
}

/** Renders a fixture, or an error message in its place. */
function render(fixture: BlockFixture): string {
  const block = blocksByType[fixture.block];
  const Block = block?.component;
  try {
    return Block ? renderToStaticMarkup(<Block {...fixtureView(fixture, block ?? {})} />) : '';
  } catch (error) {
    return renderToStaticMarkup(
      <div className="block-finding" role="alert">
        <strong>{`Beispiel „${fixture.name}“ ließ sich nicht zeichnen`}</strong>
        <span>{String(error)}</span>
      </div>,
    );
  }
}
