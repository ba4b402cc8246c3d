import { renderToStaticMarkup } from 'react-dom/server';
import { blocksByType } from '#blocks/generated/registry.ts';
import { blockFolders, fixtureView, loadFixtures, type BlockFixture } from '#blocks/kit/fixtures.ts';

/** Every style sheet that some block needs. */
export function galleryStyles(): string[] {
  return [...new Set(Object.values(blocksByType).flatMap(({ styles }) => styles ?? []))].toSorted();
}

/** HTML of the gallery: every block with every one of its fixtures, drawn as the renderer would. */
export function galleryHtml(): string {
  const types = [...blockFolders().keys()].filter((type) => Object.hasOwn(blocksByType, type));
  return renderToStaticMarkup(
    <>
      <a className="skip-link" href="#inhalt">
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
        {types.map((type) => (
          <section key={type} id={type} className="gallery__block">
            <h2 className="gallery__title">{type}</h2>
            {loadFixtures(type).map((fixture) => (
              <Example key={fixture.name} fixture={fixture} />
            ))}
          </section>
        ))}
      </main>
    </>,
  );
}

function Example({ fixture }: { readonly fixture: BlockFixture }) {
  return (
    <figure className="gallery__example">
      <figcaption>{fixture.name}</figcaption>
      <div className="block" data-block={fixture.block} dangerouslySetInnerHTML={{ __html: draw(fixture) }} />
    </figure>
  );
}

/** A fixture that cannot be drawn says so in its place; the others still show. */
function draw(fixture: BlockFixture): string {
  const block = blocksByType[fixture.block];
  const Block = block?.component;
  try {
    return Block ? renderToStaticMarkup(<Block {...fixtureView(fixture, block?.form)} />) : '';
  } catch (error) {
    return renderToStaticMarkup(
      <div className="block-finding" role="alert">
        <strong>{`Beispiel „${fixture.name}“ ließ sich nicht zeichnen`}</strong>
        <span>{String(error)}</span>
      </div>,
    );
  }
}
