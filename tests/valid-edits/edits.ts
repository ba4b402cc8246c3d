import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';

/** An edit that an editor may make at any time, in a copy of the project. */
export interface ValidEdit {
  readonly what: string;
  readonly make: (root: string) => void;
}

/** Replaces a file instead of writing into it: the copy may share it with the project. */
function write(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

function change(file: string, edit: (document: Document.Parsed) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  edit(document);
  write(file, document.toString({ lineWidth: 0 }));
}

/** Returns the first entry of a navigation list, at any depth, that `fits`. */
function entryOf(node: unknown, fits: (entry: Readonly<Record<string, unknown>>) => boolean): Map<string, unknown> | undefined {
  if (isSeq(node)) {
    for (const item of node.items) {
      const found = entryOf(item, fits);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isMap(node)) return undefined;
  if (fits(node.toJSON() as Readonly<Record<string, unknown>>)) return node as unknown as Map<string, unknown>;
  return entryOf(node.get('items') ?? node.get('groups'), fits);
}

const firstIn = (folder: string): string =>
  join(
    folder,
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()[0] ?? '',
  );

/** Edits that change shipped documents and break no rule. */
export const VALID_EDITS: readonly ValidEdit[] = [
  {
    what: 'a new microsite',
    make(root) {
      const issuers = join(root, 'config/issuers');
      const text = readFileSync(firstIn(issuers), 'utf8')
        .replace(/^alias: .*$/mu, 'alias: neuhaus')
        .replace(/^name: .*$/mu, 'name: Neuhaus')
        .replaceAll(/^( *)idIssuer: .*$/gmu, '$1idIssuer: 99990');
      write(join(issuers, 'neuhaus.yaml'), text);
    },
  },
  {
    what: 'a headline on the home page',
    make: (root) =>
      change(join(root, 'config/pages/home.yaml'), (page) =>
        page.addIn(['body', 'top'], page.createNode({ type: 'venue-holidays', headline: 'Wann die Börsen schließen' })),
      ),
  },
  {
    what: 'one more podcast in the navigation',
    make(root) {
      const { podcasts } = parseDocument(readFileSync(join(root, 'content/directory.yaml'), 'utf8')).toJSON() as {
        readonly podcasts: readonly { readonly alias: string }[];
      };
      change(join(root, 'config/navigation.yaml'), (navigation) => {
        const list = entryOf(navigation.contents, ({ path, items }) => path === '/news/podcast' && Array.isArray(items))?.get('items');
        const known = JSON.stringify(list);
        const other = podcasts.find(({ alias }) => !known.includes(`/news/podcast/${alias}"`));
        if (!isSeq(list) || other === undefined) throw new Error('The navigation leads to all podcasts.');
        list.add(navigation.createNode({ id: 'news-podcasts-weiterer', label: 'Noch einer', path: `/news/podcast/${other.alias}` }));
      });
    },
  },
  {
    what: 'a new article',
    make(root) {
      const articles = join(root, 'content/articles');
      const text = readFileSync(join(articles, 'stop-order.yaml'), 'utf8')
        .replace(/^id: .*$/mu, 'id: 999001')
        .replace(/^alias: (.*)\/.*$/mu, 'alias: $1/neuer-beitrag')
        .replace(/^headline: .*$/mu, 'headline: Ein neuer Beitrag');
      write(join(articles, 'neuer-beitrag.yaml'), text);
    },
  },
  {
    what: 'a tile less',
    make: (root) =>
      change(join(root, 'config/market-tiles.yaml'), (tiles) => {
        const list = tiles.get('tiles');
        if (!isSeq(list)) throw new Error('There are no tiles.');
        list.items.pop();
      }),
  },
  {
    what: 'a new page',
    make(root) {
      const facts = 'title: Neu\ndescription: Eine neue Seite.\ndataClass: content\nrendering: cached\nrobots: index';
      write(
        join(root, 'config/pages/neue-seite.yaml'),
        `route: /neue-seite\n${facts}\nbody: { main: [{ type: page-intro, headline: Eine neue Seite }] }\n`,
      );
    },
  },
  {
    what: 'an entry of the menu under another name',
    make: (root) =>
      change(join(root, 'config/navigation.yaml'), (navigation) =>
        entryOf(navigation.contents, ({ path, items }) => path === '/impressum' || (path === '/aktien' && Array.isArray(items)))?.set(
          'label',
          'Aktien und mehr',
        ),
      ),
  },
  {
    what: 'an address that moved',
    make: (root) =>
      change(join(root, 'config/redirects.yaml'), (redirects) =>
        redirects.addIn(['redirects'], redirects.createNode({ from: '/alte-adresse-2026', to: '/aktien', status: 301 })),
      ),
  },
  {
    what: 'one more author, who signs an article',
    make(root) {
      const content = join(root, 'content');
      change(join(content, 'directory.yaml'), (directory) =>
        directory.addIn(
          ['authors'],
          directory.createNode({
            id: 59_990,
            alias: 'mara-neuhaus',
            firstName: 'Mara',
            lastName: 'Neuhaus',
            vita: 'Schreibt über Anleihen.',
            position: 'Redakteurin',
            topics: ['Anleihen'],
          }),
        ),
      );
      change(join(content, 'articles/anleihen-grundlagen.yaml'), (article) => article.set('author', 'mara-neuhaus'));
    },
  },
  {
    what: 'a term of the glossary under another headline',
    make: (root) =>
      change(join(root, 'content/articles/aktiensplit.yaml'), (article) =>
        article.set('headline', 'Aktiensplit: mehr Aktien, gleicher Wert'),
      ),
  },
  {
    what: 'a page of text',
    make(root) {
      const facts = 'title: Newsletter und Dienste\ndescription: Was Parkett verschickt.\nlead: Eine Seite mehr.\nupdated: 2026-11-28';
      const body = 'body:\n  - { type: heading, text: Was wir verschicken }\n  - { type: paragraph, text: Einen Brief in der Woche. }';
      write(join(root, 'config/content-pages/dienste.yaml'), `slug: dienste\n${facts}\n${body}\n`);
    },
  },
  {
    what: 'a product explained in other words',
    make: (root) =>
      change(join(root, 'config/products.yaml'), (products) =>
        products.setIn(['products', 0, 'infoText'], 'Ein ruhiges Portal ohne Banner, und deutsche Indizes in Echtzeit.'),
      ),
  },
];
