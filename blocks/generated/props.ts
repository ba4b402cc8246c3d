/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/**
 * Formular, mit dem der angemeldete Nutzer sein Konto endgültig löscht. Nur auf einer Seite mit „audience: private“.
 */
export interface AccountDeletionProps {
  /**
   * Immer „account-deletion“.
   */
  type: 'account-deletion';
}

/**
 * Das eigene Konto: Name, E-Mail, Ende der Sitzung und die gekauften Produkte. Nur für private Seiten.
 */
export interface AccountOverviewProps {
  /**
   * Immer „account-overview“.
   */
  type: 'account-overview';
  /**
   * Überschrift über den Angaben.
   */
  headline?: string;
  /**
   * Überschrift über den Produkten.
   */
  productsHeadline?: string;
}

/**
 * Empfehlungen der Analysten als Balken, und ihre Kursziele gegen den Kurs. Ohne Empfehlungen erscheint nichts.
 */
export interface AnalystViewsProps {
  /**
   * Immer „analyst-views“.
   */
  type: 'analyst-views';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Parkett auf dem Telefon: ein gezeichnetes Bild, was es kann, und die Verweise auf die Läden aus footer.yaml (appStores).
 */
export interface AppOfferProps {
  /**
   * Immer „app-offer“.
   */
  type: 'app-offer';
  /**
   * Hauptüberschrift der Seite.
   */
  headline: string;
  /**
   * Vorspann.
   */
  lead: string;
  /**
   * Was es kann, je ein Satz.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Ein Satz.
   */
  features:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  /**
   * Ein Satz unter den Verweisen auf die Läden.
   */
  storesNote?: string;
}

/**
 * Sagt am Ende einer Leseprobe, womit es weitergeht, was das kostet und bringt, und führt zum Produkt und zur Anmeldung, die zum Beitrag zurückführt. Bei vollständigen Beiträgen erscheint nichts.
 */
export interface ArticleAccessProps {
  /**
   * Immer „article-access“.
   */
  type: 'article-access';
  /**
   * Womit man weiterliest, aus products.yaml; ohne Angabe steht kein Preis da.
   */
  product?: string;
}

/**
 * Suche über alle Beiträge mit Feld und Rubrik, neueste zuerst, 25 auf jeder Seite. Wort, Rubrik und Seite stehen in der Adresse (?suche=&rubrik=&page=), darum braucht die Seite rendering: request.
 */
export interface ArticleFinderProps {
  /**
   * Immer „article-finder“.
   */
  type: 'article-finder';
  /**
   * Überschrift der Treffer; ohne Angabe „Beiträge“.
   */
  headline?: string;
}

/**
 * Kopf eines Artikels: Überschrift, Anreißer, Autor, Datum, Lesezeit und die Instrumente, um die es geht.
 */
export interface ArticleHeaderProps {
  /**
   * Immer „article-header“.
   */
  type: 'article-header';
}

/**
 * Alle Beiträge einer Rubrik, über ein Instrument, Folgen eines Podcasts oder Beiträge einer Person, neueste zuerst, 25 auf jeder Seite. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.
 */
export interface ArticleListProps {
  /**
   * Immer „article-list“.
   */
  type: 'article-list';
  /**
   * Überschrift der Liste; ohne Angabe „Alle Beiträge“.
   */
  headline?: string;
  /**
   * Rubrik der Beiträge; ohne Angabe die der Seite. Auf der Seite eines Podcasts stehen dann seine Folgen, auf der einer Autorin ihre Beiträge, auf der eines Instruments die über das Instrument.
   */
  category?: string;
  /**
   * Nur so viele, die neuesten, ohne weitere Seiten; ohne Angabe alle, 25 auf jeder Seite.
   */
  count?: number;
  /**
   * Nur Beiträge über Instrumente dieser Arten, gleich welcher Rubrik.
   *
   * @minItems 1
   *
   * Items: Art.
   */
  entityTypes?: [
    (
      | 'STOCK'
      | 'INDEX'
      | 'BOND'
      | 'COMMODITY'
      | 'CRYPTO'
      | 'CURRENCY'
      | 'DERIVATIVE'
      | 'FUND'
      | 'FUTURE'
      | 'INTEREST'
      | 'PRECIOUS_METAL'
    ),
    ...(
      | 'STOCK'
      | 'INDEX'
      | 'BOND'
      | 'COMMODITY'
      | 'CRYPTO'
      | 'CURRENCY'
      | 'DERIVATIVE'
      | 'FUND'
      | 'FUTURE'
      | 'INTEREST'
      | 'PRECIOUS_METAL'
    )[],
  ];
  /**
   * Nur Beiträge dieser Quelle aus directory.yaml, gleich welcher Rubrik.
   */
  source?: string;
}

/**
 * Anreißer bestimmter Artikel mit Bild, in der angegebenen Reihenfolge.
 */
export interface ArticleTeaserListProps {
  /**
   * Immer „article-teaser-list“.
   */
  type: 'article-teaser-list';
  /**
   * Überschrift.
   */
  title?: string;
  /**
   * Adressen der Artikel im Portal, in der gewünschten Reihenfolge.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Adresse eines Artikels.
   */
  articles:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string];
}

/**
 * Die neuesten Artikel einer Rubrik mit Bild, neueste zuerst; auf den Seiten eines Instruments zuerst die über dieses Instrument.
 */
export interface ArticleTeasersProps {
  /**
   * Immer „article-teasers“.
   */
  type: 'article-teasers';
  /**
   * Überschrift der Liste.
   */
  headline?: string;
  /**
   * Rubrik der Artikel.
   */
  category: string;
  /**
   * Art von Instrumenten: Artikel über solche stehen zuerst. Auf den Seiten eines Instruments gilt dieses.
   */
  about?:
    | 'STOCK'
    | 'INDEX'
    | 'BOND'
    | 'COMMODITY'
    | 'CRYPTO'
    | 'CURRENCY'
    | 'DERIVATIVE'
    | 'FUND'
    | 'FUTURE'
    | 'INTEREST'
    | 'PRECIOUS_METAL';
  /**
   * So viele der neuesten Beiträge der Redaktion fehlen hier, weil ein Aufmacher auf derselben Seite sie schon zeigt.
   */
  withoutNewest?: number;
  /**
   * Zahl der Artikel; ohne Angabe 6.
   */
  count?: number;
  /**
   * Der Verweis neben der Überschrift.
   */
  more?: {
    /**
     * Adresse aller Artikel der Rubrik.
     */
    link: string;
    /**
     * Beschriftung des Verweises; ohne Angabe „Alle Artikel“.
     */
    label?: string;
  };
}

/**
 * Der Broker, um den es auf der Seite geht, mit dem Verweis zu ihm.
 */
export interface BrokerInfoProps {
  /**
   * Immer „broker-info“.
   */
  type: 'broker-info';
}

/**
 * Alle Broker aus brokers.yaml mit dem Weg zu ihrer Seite.
 */
export interface BrokerListProps {
  /**
   * Immer „broker-list“.
   */
  type: 'broker-list';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Ein Verweis, der wie ein Knopf aussieht.
 */
export interface ButtonLinkProps {
  /**
   * Immer „button-link“.
   */
  type: 'button-link';
  /**
   * Beschriftung; ohne Angabe gilt der Titel, dann die Adresse.
   */
  value?: string;
  /**
   * Beschriftung, wenn value fehlt.
   */
  title?: string;
  /**
   * Ziel: Pfad im Portal oder Adresse mit https.
   */
  url: string;
  /**
   * EXTERNAL öffnet einen neuen Tab.
   */
  linkType?: 'EXTERNAL' | 'INTERNAL';
}

/**
 * Die nächsten Termine von Unternehmen, nach Tagen.
 */
export interface CalendarEventListProps {
  /**
   * Immer „calendar-event-list“.
   */
  type: 'calendar-event-list';
  /**
   * Überschrift; ohne Angabe „Die nächsten Termine“.
   */
  title?: string;
  /**
   * Zahl der Termine; ohne Angabe 10.
   */
  count?: number;
  /**
   * So viele Tage von heute an; ohne Angabe 28.
   */
  days?: number;
  /**
   * Nur Termine dieser Art: Zahlen, Dividenden, Hauptversammlungen, Notenbanken. Ohne Angabe alle der Unternehmen.
   */
  category?: 'RESULT_REPORTS' | 'DIVIDENDS' | 'GENERAL_MEETING' | 'ECONOMY';
  /**
   * Nur Termine zu Instrumenten dieser Art; mit entityValue zu diesem Instrument, bei einem Index zu seinen Mitgliedern.
   */
  entityType?: 'STOCK' | 'INDEX' | 'FUND' | 'ETF';
  /**
   * Kennung des Instruments.
   */
  entityValue?: string;
  /**
   * Was in der Mitte der Liste steht; ohne Angabe der Hinweis auf den Newsletter aus header.yaml.
   */
  promo?: {
    /**
     * Ein Satz vor dem Verweis.
     */
    text?: string;
    /**
     * Beschriftung des Verweises.
     */
    label: string;
    /**
     * Pfad im Portal oder Adresse mit https.
     */
    link: string;
  };
}

/**
 * Die neuesten Artikel einer Rubrik mit Bild, ohne den Artikel selbst.
 */
export interface CategoryTeaserListProps {
  /**
   * Immer „category-teaser-list“.
   */
  type: 'category-teaser-list';
  /**
   * Überschrift.
   */
  title?: string;
  /**
   * Rubrik der Artikel.
   */
  category: string;
  /**
   * Zahl der Artikel; ohne Angabe 3.
   */
  count?: number;
  /**
   * Artikel über das erste Instrument dieses Artikels stehen vor den neuesten.
   */
  relatedFirst?: boolean;
}

/**
 * Der Chart eines Instruments als Bild mit Tabelle.
 */
export interface ChartProps {
  /**
   * Immer „chart“.
   */
  type: 'chart';
  /**
   * Überschrift; ohne Angabe der Name des Instruments.
   */
  title?: string;
  /**
   * Bildunterschrift.
   */
  caption?: string;
  /**
   * Das Instrument, benannt durch Art und Kennung.
   */
  instrument: {
    /**
     * Art des Instruments.
     */
    entityType:
      | 'STOCK'
      | 'INDEX'
      | 'BOND'
      | 'COMMODITY'
      | 'CRYPTO'
      | 'CURRENCY'
      | 'DERIVATIVE'
      | 'ETF'
      | 'FUND'
      | 'FUTURE'
      | 'INTEREST'
      | 'PRECIOUS_METAL';
    /**
     * Kennung des Instruments, etwa 82849, EURUSD oder BTC.
     */
    entityValue: string;
  };
  /**
   * Zeitraum, der heute endet; ohne Angabe ein Jahr (Y1).
   */
  range?: 'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX';
}

/**
 * Ein wörtliches Zitat.
 */
export interface CitationProps {
  /**
   * Immer „citation“.
   */
  type: 'citation';
  /**
   * Das Zitat ohne Anführungszeichen. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  value: string;
  /**
   * Wer das gesagt oder geschrieben hat.
   */
  caption?: string;
  /**
   * Fundstelle.
   */
  url?: string;
}

/**
 * Verweis auf einen Vergleich, in dem das Instrument der Seite schon steht. Ohne ISIN fehlt er.
 */
export interface CompareLinkProps {
  /**
   * Immer „compare-link“.
   */
  type: 'compare-link';
  /**
   * Die Route der Seite, die vergleicht; ein Platzhalter darin steht für die Art des Derivats.
   */
  comparison: string;
  /**
   * Text des Verweises.
   */
  label: string;
}

/**
 * Vergleich: je Instrument eine Spalte, je Angabe eine Zeile, bis zu zehn Instrumente. Die Auswahl steht in der Adresse.
 */
export interface ComparisonProps {
  /**
   * Immer „comparison“.
   */
  type: 'comparison';
  /**
   * Welcher Aufruf der Verträge über mehrere Instrumente zusammen Auskunft gibt; gefragt wird einmal, mit entityValues.
   */
  operation: string;
  /**
   * Zeilen in dieser Reihenfolge.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Eine Angabe.
   */
  facts: [
    {
      /**
       * Ein Feld eines Instruments der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
      /**
       * Welcher Wert der beste ist; ohne Angabe wird keiner hervorgehoben.
       */
      best?: 'highest' | 'lowest';
    },
    ...{
      /**
       * Ein Feld eines Instruments der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
      /**
       * Welcher Wert der beste ist; ohne Angabe wird keiner hervorgehoben.
       */
      best?: 'highest' | 'lowest';
    }[],
  ];
  /**
   * Zeitraum des Bildes, solange die Adresse keinen nennt; ohne Angabe ein Jahr (Y1).
   */
  range?: 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10';
  /**
   * Vergleiche zum Anfangen, solange nichts gewählt ist.
   *
   * @minItems 1
   * @maxItems 12
   *
   * Items: Ein fertiger Vergleich.
   */
  suggestions?:
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ]
    | [
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
        {
          /**
           * Wie er heißt.
           */
          name: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
          /**
           * Was er vergleicht.
           *
           * @minItems 2
           * @maxItems 10
           *
           * Items: Eine ISIN.
           */
          isins:
            | [string, string]
            | [string, string, string]
            | [string, string, string, string]
            | [string, string, string, string, string]
            | [string, string, string, string, string, string]
            | [string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string]
            | [string, string, string, string, string, string, string, string, string, string];
        },
      ];
}

/**
 * Der Streifen, der nach der Einwilligung fragt; ein Programm setzt ihn ein, wenn ein Besucher noch nicht entschieden hat.
 */
export interface ConsentBarProps {
  /**
   * Immer „consent-bar“.
   */
  type: 'consent-bar';
}

/**
 * Der ganze Text einer Inhaltsseite aus content-pages/: Überschrift, Vorspann und Inhalt, bei langen Texten mit Inhaltsverzeichnis.
 */
export interface ContentTextProps {
  /**
   * Immer „content-text“.
   */
  type: 'content-text';
}

/**
 * Hier endet der Text für alle ohne Zugang. Zu sehen ist davon nichts.
 */
export interface CropMarkProps {
  /**
   * Immer „crop-mark“.
   */
  type: 'crop-mark';
}

/**
 * Währungsrechner: Betrag und zwei Währungen, die in der Adresse stehen (?betrag=100&von=EUR&nach=USD).
 */
export interface CurrencyCalculatorProps {
  /**
   * Immer „currency-calculator“.
   */
  type: 'currency-calculator';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Währungen in dieser Reihenfolge; eine ohne Kurs zum Euro erscheint nicht.
   *
   * @minItems 2
   *
   * Items: Kürzel einer Währung.
   */
  currencies: [string, string, ...string[]];
}

/**
 * Kreuzkurse: Tabelle, in der jede Zelle sagt, was eine Einheit der Währung der Zeile in der Währung der Spalte kostet.
 */
export interface CurrencyMatrixProps {
  /**
   * Immer „currency-matrix“.
   */
  type: 'currency-matrix';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Währungen in dieser Reihenfolge; eine ohne Kurs zum Euro erscheint nicht.
   *
   * @minItems 2
   *
   * Items: Kürzel einer Währung.
   */
  currencies: [string, string, ...string[]];
}

/**
 * Erklärt, was zum Konto gespeichert ist, und lässt es als Datei mitnehmen. Nur auf einer Seite mit „audience: private“.
 */
export interface DataExportProps {
  /**
   * Immer „data-export“.
   */
  type: 'data-export';
}

/**
 * Angaben aus jedem lesenden Aufruf der Verträge, Beschriftung neben Wert.
 */
export interface DataFactsProps {
  /**
   * Immer „data-facts“.
   */
  type: 'data-facts';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Welcher Aufruf der Verträge antwortet: jeder, der nur liest.
   */
  operation: string;
  /**
   * Womit gefragt wird: feste Werte, oder woher sie kommen. Beispiel: entityValue: { subject: entityValue }, isoCountry: { query: land, default: DE }.
   */
  parameters?: {
    /**
     * Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.
     */
    [k: string]:
      | string
      | number
      | boolean
      | {
          /**
           * Eine Angabe des Gegenstands der Seite.
           */
          subject?: string;
          /**
           * Ein Platzhalter der Route, ohne Klammern.
           */
          route?: string;
          /**
           * Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.
           */
          query?: string;
          /**
           * Gilt, wenn die Adresse nichts sagt.
           */
          default?: string | number | boolean;
        }
      | undefined;
  };
  /**
   * Der Abschnitt der Antwort, in dem die Felder stehen; ohne Angabe die Antwort selbst.
   */
  section?: string;
  /**
   * Was gezeigt wird, in dieser Reihenfolge; Unbekanntes fehlt. Ohne Angabe ein Vorschlag aus dem Vertrag.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: Ein Feld der Antwort.
   */
  facts?: [
    {
      /**
       * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
    },
    ...{
      /**
       * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
    }[],
  ];
  /**
   * Was dasteht, wenn es nichts zu zeigen gibt.
   */
  empty?: string;
  /**
   * true: Ohne Inhalt erscheint der Baustein nicht.
   */
  hideIfEmpty?: boolean;
}

/**
 * Tabelle aus jedem lesenden Aufruf der Verträge.
 */
export interface DataTableProps {
  /**
   * Immer „data-table“.
   */
  type: 'data-table';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Welcher Aufruf der Verträge antwortet: jeder, der nur liest.
   */
  operation: string;
  /**
   * Womit gefragt wird: feste Werte, oder woher sie kommen. Beispiel: entityValue: { subject: entityValue }, isoCountry: { query: land, default: DE }.
   */
  parameters?: {
    /**
     * Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.
     */
    [k: string]:
      | string
      | number
      | boolean
      | {
          /**
           * Eine Angabe des Gegenstands der Seite.
           */
          subject?: string;
          /**
           * Ein Platzhalter der Route, ohne Klammern.
           */
          route?: string;
          /**
           * Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.
           */
          query?: string;
          /**
           * Gilt, wenn die Adresse nichts sagt.
           */
          default?: string | number | boolean;
        }
      | undefined;
  };
  /**
   * Die Liste der Antwort, deren Einträge die Zeilen sind; nötig, wenn sie mehrere hat.
   */
  rows?: string;
  /**
   * Spalten in dieser Reihenfolge; die erste benennt die Zeile. Ohne Angabe ein Vorschlag aus dem Vertrag.
   *
   * @minItems 1
   * @maxItems 16
   *
   * Items: Ein Feld der Antwort.
   */
  columns?:
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ]
    | [
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
        {
          /**
           * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
           */
          field: string;
          /**
           * Beschriftung; ohne Angabe die aus dem Vertrag.
           */
          label?: string;
          /**
           * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
           */
          format?:
            | 'number'
            | 'integer'
            | 'percent'
            | 'change'
            | 'difference'
            | 'price'
            | 'amount'
            | 'money'
            | 'year'
            | 'text'
            | 'date'
            | 'date-time'
            | 'time'
            | 'country'
            | 'quality'
            | 'link'
            | 'yes-no'
            | 'instrument'
            | 'course';
          /**
           * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
           */
          link?: string;
          /**
           * Nachkommastellen; ohne Angabe nach dem Format.
           */
          decimals?: number;
          /**
           * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
           */
          rank?: number;
          /**
           * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
           */
          fold?: boolean;
          /**
           * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
           */
          bar?: boolean;
          /**
           * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
           */
          optional?: boolean;
        },
      ];
  /**
   * Dreht die Tabelle: je Eintrag eine Spalte, die dieses Feld benennt, je Feld eine Zeile mit einem kleinen Verlauf. Für Jahre, ältestes zuerst; auf schmalen Bildschirmen bleiben die neuesten. Nicht mit sortBy, sortable oder perPage.
   */
  across?: string;
  /**
   * Wonach die Zeilen stehen; ohne Angabe wie der Aufruf sie liefert.
   */
  sortBy?: {
    /**
     * Eine der Spalten.
     */
    field: string;
    /**
     * ascending: aufsteigend; descending: absteigend.
     */
    direction?: 'ascending' | 'descending';
  };
  /**
   * Ordnungen zur Wahl über der Tabelle; die Wahl steht in der Adresse. Ohne Wahl gilt sortBy. Die Spalte, nach der geordnet ist, bleibt auf jedem Bildschirm.
   *
   * @minItems 1
   *
   * Items: Eine Ordnung der Zeilen.
   */
  orders?: [
    {
      /**
       * Wie die Ordnung heißt.
       */
      label: string;
      /**
       * Eine der Spalten.
       */
      field: string;
      /**
       * ascending: aufsteigend; descending: absteigend.
       */
      direction?: 'ascending' | 'descending';
    },
    ...{
      /**
       * Wie die Ordnung heißt.
       */
      label: string;
      /**
       * Eine der Spalten.
       */
      field: string;
      /**
       * ascending: aufsteigend; descending: absteigend.
       */
      direction?: 'ascending' | 'descending';
    }[],
  ];
  /**
   * Zeichnet die Zeilen als Kurve über die Tabelle, etwa Renditen nach Laufzeit.
   */
  curve?: {
    /**
     * Die Spalte, die von links nach rechts geht: eine Zahl oder ein Tag.
     */
    across: string;
    /**
     * Die Spalte, die von unten nach oben geht: eine Zahl.
     */
    up: string;
  };
  /**
   * true: Besucher sortieren über die Köpfe der Spalten; die Wahl steht in der Adresse.
   */
  sortable?: boolean;
  /**
   * So viele Zeilen höchstens.
   */
  limit?: number;
  /**
   * Zeilen je Seite; die Seite steht in der Adresse. Nicht mit limit.
   */
  perPage?: number;
  /**
   * Ein Satz unter der Tabelle, etwa worauf sich die Zahlen beziehen.
   */
  note?: string;
  /**
   * Was dasteht, wenn es nichts zu zeigen gibt.
   */
  empty?: string;
  /**
   * true: Ohne Inhalt erscheint der Baustein nicht.
   */
  hideIfEmpty?: boolean;
}

/**
 * Rechner für ein Derivat: fünf Szenarien nebeneinander, jedes mit eigenem Kurs des Basiswerts, eigener Volatilität und eigenem Tag.
 */
export interface DerivativeCalculatorProps {
  /**
   * Immer „derivative-calculator“.
   */
  type: 'derivative-calculator';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Kennzahlen, Schwellen und Ausstattung eines Derivats. Knock-outs und Optionsscheine stehen im HTML, bei den übrigen Arten lädt der Browser sie nach.
 */
export interface DerivativeFactsProps {
  /**
   * Immer „derivative-facts“.
   */
  type: 'derivative-facts';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Die Geräte, auf denen der Nutzer angemeldet ist, jedes mit einem Knopf zum Abmelden. Nur für private Seiten.
 */
export interface DeviceListProps {
  /**
   * Immer „device-list“.
   */
  type: 'device-list';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Alle Podcasts oder alle Autorinnen und Autoren, jeweils mit dem Weg zu ihrer Seite.
 */
export interface DirectoryListProps {
  /**
   * Immer „directory-list“.
   */
  type: 'directory-list';
  /**
   * Überschrift der Liste.
   */
  headline?: string;
  /**
   * Was die Liste zeigt.
   */
  show: 'podcasts' | 'authors';
}

/**
 * Haftungsausschluss eines Emittenten.
 */
export interface DisclaimerProps {
  /**
   * Immer „disclaimer“.
   */
  type: 'disclaimer';
  /**
   * Der Emittent.
   */
  issuer?: {
    /**
     * Text des Haftungsausschlusses.
     */
    longDisclaimer?: string;
  };
}

/**
 * Konjunkturdaten und Zinsentscheide mit Land, Erwartung, vorigem und veröffentlichtem Wert, nächster zuerst.
 */
export interface EconomicCalendarProps {
  /**
   * Immer „economic-calendar“.
   */
  type: 'economic-calendar';
  /**
   * Überschrift; ohne Angabe „Konjunktur“.
   */
  headline?: string;
  /**
   * So viele Tage von heute an; ohne Angabe 7.
   */
  days?: number;
  /**
   * Statt der nächsten die vergangenen Tage, neueste zuerst, so viele; ohne Angabe die nächsten.
   */
  daysBefore?: number;
  /**
   * Nur diese Länder; ohne Angabe alle.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Land nach ISO 3166, EU für den Euroraum.
   */
  countries?:
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
  /**
   * 1 alles, 3 nur worauf alle Märkte achten.
   */
  importance?: number;
  /**
   * So viele Termine höchstens; ohne Angabe 100.
   */
  count?: number;
  /**
   * Wohin „Alle Termine“ neben der Überschrift führt.
   */
  link?: string;
}

/**
 * Formular, mit dem der angemeldete Nutzer eine andere E-Mail-Adresse für sein Konto einträgt. Nur auf einer Seite mit „audience: private“.
 */
export interface EmailChangeProps {
  /**
   * Immer „email-change“.
   */
  type: 'email-change';
}

/**
 * Formular für den Code, der an die neue E-Mail-Adresse ging. Nur auf einer Seite mit „audience: private“.
 */
export interface EmailConfirmationProps {
  /**
   * Immer „email-confirmation“.
   */
  type: 'email-confirmation';
}

/**
 * Termine der nächsten Tage, früheste zuerst, nach Tagen zusammengefasst und seitenweise.
 */
export interface EventCalendarProps {
  /**
   * Immer „event-calendar“.
   */
  type: 'event-calendar';
  /**
   * Überschrift; ohne Angabe „Termine“.
   */
  headline?: string;
  /**
   * Besucher wählen die Art der Termine (?art=zahlen); nur auf Seiten mit rendering: request.
   */
  isChoosable?: boolean;
  /**
   * So viele Tage von heute an; ohne Angabe 28.
   */
  days?: number;
  /**
   * Nur Termine dieser Art: Zahlen, Dividenden, Hauptversammlungen, Notenbanken. Ohne Angabe alle der Unternehmen.
   */
  category?: 'RESULT_REPORTS' | 'DIVIDENDS' | 'GENERAL_MEETING' | 'ECONOMY';
  /**
   * Nur Termine zu Instrumenten dieser Art; mit entityValue zu diesem Instrument, bei einem Index zu seinen Mitgliedern.
   */
  entityType?: 'STOCK' | 'INDEX' | 'FUND' | 'ETF';
  /**
   * Kennung des Instruments.
   */
  entityValue?: string;
  /**
   * Was in der Mitte der Liste steht; ohne Angabe steht dort nichts.
   */
  promo?: {
    /**
     * Ein Satz vor dem Verweis.
     */
    text?: string;
    /**
     * Beschriftung des Verweises.
     */
    label: string;
    /**
     * Pfad im Portal oder Adresse mit https.
     */
    link: string;
  };
}

/**
 * Inhalt eines fremden Rechners (iframe), etwa eine Karte oder ein Video. Er wird erst geladen, wenn der Besucher den Schalter für diesen Rechner auf „Ja“ stellt.
 */
export interface ExternalContentProps {
  /**
   * Immer „external-content“.
   */
  type: 'external-content';
  /**
   * Adresse des Inhalts; sein Rechner steht unter externalHosts in consent.yaml.
   */
  url: string;
  /**
   * Was zu sehen ist, in ein paar Worten.
   */
  title: string;
  /**
   * Seitenverhältnis (Breite durch Höhe). Ohne Angabe 16 zu 9.
   */
  ratio?: number;
  /**
   * Breite in Pixeln; mit der Höhe zusammen ergibt sie das Seitenverhältnis.
   */
  width?: number;
  /**
   * Höhe in Pixeln; ohne Breite und Seitenverhältnis ist der Rahmen auf jedem Gerät so hoch.
   */
  height?: number;
}

/**
 * Ein Satz, welches Produkt eine Funktion bringt und was es kostet. Steht meist mit isEnabled: { not: { feature: … } } bei denen, die sie nicht haben.
 */
export interface FeatureOfferProps {
  /**
   * Immer „feature-offer“.
   */
  type: 'feature-offer';
  /**
   * Die Funktion, aus products.yaml.
   */
  feature: string;
}

/**
 * Suche mit Filtern: Formular, Zahl der Treffer, gewählte Filter und Tabelle aus jedem Aufruf der Verträge, der Treffer zählt.
 */
export interface FinderProps {
  /**
   * Immer „finder“.
   */
  type: 'finder';
  /**
   * Überschrift der Treffer.
   */
  headline: string;
  /**
   * Wie die Treffer heißen; ohne Angabe „Treffer“.
   */
  hits?: {
    /**
     * Einer.
     */
    one: string;
    /**
     * Mehrere.
     */
    many: string;
  };
  /**
   * Welcher Aufruf der Verträge antwortet: einer, der Treffer zählt und seitenweise liefert.
   */
  operation: string;
  /**
   * Womit immer gefragt wird, ohne dass es jemand ändern könnte: feste Werte, oder woher sie kommen.
   */
  parameters?: {
    /**
     * Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.
     */
    [k: string]:
      | string
      | number
      | boolean
      | {
          /**
           * Eine Angabe des Gegenstands der Seite.
           */
          subject?: string;
          /**
           * Ein Platzhalter der Route, ohne Klammern.
           */
          route?: string;
          /**
           * Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.
           */
          query?: string;
          /**
           * Gilt, wenn die Adresse nichts sagt.
           */
          default?: string | number | boolean;
        }
      | undefined;
  };
  /**
   * Welche Filter gesetzt sind, solange die Adresse nichts anderes sagt; sie stehen wie gewählte über der Tabelle und lassen sich entfernen. Nur Parameter, die unter filters stehen.
   */
  presets?: {
    /**
     * Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.
     */
    [k: string]:
      | string
      | number
      | boolean
      | {
          /**
           * Eine Angabe des Gegenstands der Seite.
           */
          subject?: string;
          /**
           * Ein Platzhalter der Route, ohne Klammern.
           */
          route?: string;
          /**
           * Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.
           */
          query?: string;
          /**
           * Gilt, wenn die Adresse nichts sagt.
           */
          default?: string | number | boolean;
        }
      | undefined;
  };
  /**
   * Wonach Besucher filtern, in dieser Reihenfolge.
   *
   * @minItems 1
   * @maxItems 32
   *
   * Items: Ein Filter: ein Parameter des Aufrufs.
   */
  filters: [
    {
      /**
       * Ein Parameter des Aufrufs; so heißt er auch in der Adresse.
       */
      parameter: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * choice: ein Wert; choices: mehrere Werte; range: Spanne mit Grenzen; instrument: ein Instrument, mit Suche in der Liste; text: Teil eines Namens.
       */
      kind: 'choice' | 'choices' | 'range' | 'instrument' | 'text';
      /**
       * Einheit hinter den Grenzen einer Spanne.
       */
      unit?: string;
      /**
       * Einheit hinter der Grenze 1, wenn sie dort anders heißt.
       */
      unitOfOne?: string;
      /**
       * Unter welcher Überschrift der Filter bei den weiteren steht.
       */
      group?: string;
      /**
       * true: steht immer da; die übrigen stehen unter „Weitere Filter“.
       */
      first?: boolean;
    },
    ...{
      /**
       * Ein Parameter des Aufrufs; so heißt er auch in der Adresse.
       */
      parameter: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * choice: ein Wert; choices: mehrere Werte; range: Spanne mit Grenzen; instrument: ein Instrument, mit Suche in der Liste; text: Teil eines Namens.
       */
      kind: 'choice' | 'choices' | 'range' | 'instrument' | 'text';
      /**
       * Einheit hinter den Grenzen einer Spanne.
       */
      unit?: string;
      /**
       * Einheit hinter der Grenze 1, wenn sie dort anders heißt.
       */
      unitOfOne?: string;
      /**
       * Unter welcher Überschrift der Filter bei den weiteren steht.
       */
      group?: string;
      /**
       * true: steht immer da; die übrigen stehen unter „Weitere Filter“.
       */
      first?: boolean;
    }[],
  ];
  /**
   * Die Liste der Antwort, deren Einträge die Zeilen sind; nötig, wenn sie mehrere hat.
   */
  rows?: string;
  /**
   * Spalten in dieser Reihenfolge; die erste benennt die Zeile.
   *
   * @minItems 2
   * @maxItems 32
   *
   * Items: Ein Feld der Antwort.
   */
  columns: [
    {
      /**
       * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
      /**
       * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
       */
      rank?: number;
      /**
       * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
       */
      fold?: boolean;
      /**
       * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
       */
      optional?: boolean;
      /**
       * true: Die Spalte steht erst da, wenn jemand sie unter „Spalten“ wählt.
       */
      onWish?: boolean;
      /**
       * Vorgaben (presets), bei denen diese Spalte entscheidet: Dort steht sie von selbst da, auch auf dem Telefon; bei jeder anderen Vorgabe erst auf Wunsch.
       *
       * @minItems 1
       * @maxItems 20
       *
       * Items: Vorgabe, wie sie unter presets steht.
       */
      decidesFor?:
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string]
        | [string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string, string, string]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ];
      /**
       * Auswahlen, zu denen die Spalte gehört. Jeder Name, der hier steht, wird ein Link über der Tabelle, der genau ihre Spalten zeigt.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: Name einer Auswahl.
       */
      sets?:
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string];
    },
    {
      /**
       * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
      /**
       * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
       */
      rank?: number;
      /**
       * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
       */
      fold?: boolean;
      /**
       * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
       */
      optional?: boolean;
      /**
       * true: Die Spalte steht erst da, wenn jemand sie unter „Spalten“ wählt.
       */
      onWish?: boolean;
      /**
       * Vorgaben (presets), bei denen diese Spalte entscheidet: Dort steht sie von selbst da, auch auf dem Telefon; bei jeder anderen Vorgabe erst auf Wunsch.
       *
       * @minItems 1
       * @maxItems 20
       *
       * Items: Vorgabe, wie sie unter presets steht.
       */
      decidesFor?:
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string]
        | [string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string, string, string]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ];
      /**
       * Auswahlen, zu denen die Spalte gehört. Jeder Name, der hier steht, wird ein Link über der Tabelle, der genau ihre Spalten zeigt.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: Name einer Auswahl.
       */
      sets?:
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string];
    },
    ...{
      /**
       * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
      /**
       * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe bleibt, woran man sich bei dieser Klasse entscheidet (Kosten eines Fonds, Rendite und Fälligkeit einer Anleihe, Hebel und Schwelle eines Derivats, Kurs und Veränderung der anderen); sonst nach der Stelle.
       */
      rank?: number;
      /**
       * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
       */
      fold?: boolean;
      /**
       * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
       */
      optional?: boolean;
      /**
       * true: Die Spalte steht erst da, wenn jemand sie unter „Spalten“ wählt.
       */
      onWish?: boolean;
      /**
       * Vorgaben (presets), bei denen diese Spalte entscheidet: Dort steht sie von selbst da, auch auf dem Telefon; bei jeder anderen Vorgabe erst auf Wunsch.
       *
       * @minItems 1
       * @maxItems 20
       *
       * Items: Vorgabe, wie sie unter presets steht.
       */
      decidesFor?:
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string]
        | [string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string, string]
        | [string, string, string, string, string, string, string, string, string, string, string, string, string]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ]
        | [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
          ];
      /**
       * Auswahlen, zu denen die Spalte gehört. Jeder Name, der hier steht, wird ein Link über der Tabelle, der genau ihre Spalten zeigt.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: Name einer Auswahl.
       */
      sets?:
        | [string]
        | [string, string]
        | [string, string, string]
        | [string, string, string, string]
        | [string, string, string, string, string]
        | [string, string, string, string, string, string];
    }[],
  ];
  /**
   * Wonach die Zeilen stehen; ohne Angabe wie der Aufruf sie liefert.
   */
  sortBy?: {
    /**
     * Eine der Spalten.
     */
    field: string;
    /**
     * ascending: aufsteigend; descending: absteigend.
     */
    direction?: 'ascending' | 'descending';
  };
  /**
   * Zeilen je Seite; die Seite steht in der Adresse.
   */
  perPage?: number;
  /**
   * Die Route der Seite, auf der sich angekreuzte Treffer vergleichen lassen; mit Platzhalter nur, solange genau eine Art gewählt ist.
   */
  compare?: string;
  /**
   * Die Route der privaten Seite, auf der gespeicherte Suchen stehen (Bausteine saved-search-new, saved-search-name und saved-search-list). Ohne Angabe lassen sich Suchen hier nicht speichern.
   */
  saved?: string;
  /**
   * true: Die Treffer gibt es als CSV-Datei, für alle mit der Funktion csv_download_feature; die anderen sehen, welches Produkt sie bringt.
   */
  csv?: boolean;
  /**
   * Was dasteht, wenn nichts passt.
   */
  empty?: string;
}

/**
 * Der leere Rahmen, in den das Forum seinen Inhalt setzt. Solange er leer ist, führt ein Verweis zum Forum.
 */
export interface ForumFrameProps {
  /**
   * Immer „forum-frame“.
   */
  type: 'forum-frame';
  /**
   * Überschrift für Vorleseprogramme.
   */
  headline: string;
}

/**
 * Der ganze Chart: Kerzen, Balken, Linie oder Fläche mit Umsatz, Zeiträume, Auflösungen und Skalen. Die Ansicht steht in der Adresse. Gehört auf die Unterseite „chart“.
 */
export interface FullChartProps {
  /**
   * Immer „full-chart“.
   */
  type: 'full-chart';
  /**
   * Überschrift.
   */
  headline?: string;
  /**
   * Zeitraum, der zuerst gezeigt wird.
   */
  range?: 'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX';
  /**
   * Zeiträume zur Auswahl; ohne Angabe alle.
   *
   * @minItems 1
   *
   * Items: Zeitraum.
   */
  ranges?: [
    'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX',
    ...('D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX')[],
  ];
  /**
   * Darstellung, die zuerst gezeigt wird. Kurse, die nur einmal am Tag festgestellt werden, sind immer eine Linie.
   */
  kind?: 'kerzen' | 'balken' | 'linie' | 'flaeche';
}

/**
 * Gruppen von Instrumenten als Verweise, nach Namen: Fondsgesellschaften, Länder. Gezählt wird, was der Finder kennt.
 */
export interface GroupListProps {
  /**
   * Immer „group-list“.
   */
  type: 'group-list';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Der Finder, der die Gruppen kennt.
   */
  operation: 'findStocks' | 'findFunds' | 'findBonds' | 'findIndices' | 'findCurrencies';
  /**
   * Der Filter des Finders, dessen Werte die Gruppen sind.
   */
  filter: string;
  /**
   * Wo die Seiten der Gruppen liegen; dahinter steht der Name der Gruppe.
   */
  link: string;
  /**
   * true: vor jedem Namen die Flagge; nur bei Ländern.
   */
  flags?: boolean;
  /**
   * Was gezählt wird.
   */
  unit?: {
    /**
     * In der Einzahl.
     */
    one: string;
    /**
     * In der Mehrzahl.
     */
    many: string;
  };
}

/**
 * Eine Zwischenüberschrift. Hat der Artikel ein Inhaltsverzeichnis, wird sie dort gelistet und fortlaufend nummeriert.
 */
export interface HeadlineProps {
  /**
   * Immer „headline“.
   */
  type: 'headline';
  /**
   * Text der Überschrift, ohne Auszeichnung.
   */
  value: string;
  /**
   * Mit true fehlt sie im Inhaltsverzeichnis und trägt keine Nummer.
   */
  excludedFromTOC?: boolean;
}

/**
 * Alle Aktien eines Index als Felder: je größer das Unternehmen, desto größer das Feld; Farbe und Zahl sagen, wie weit sich der Kurs bewegt hat.
 */
export interface HeatMapProps {
  /**
   * Immer „heat-map“.
   */
  type: 'heat-map';
  /**
   * Überschrift der Karte.
   */
  headline: string;
  /**
   * Kennung des Index.
   */
  index: string;
  /**
   * Worüber sich die Kurse verändert haben: day zum Schlusskurs des Vortags, week zu dem vor einer Woche.
   */
  period?: 'day' | 'week';
  /**
   * Wo die Aktien als Liste stehen.
   */
  link?: string;
}

/**
 * Ein hervorgehobener Hinweis.
 */
export interface HintProps {
  /**
   * Immer „hint“.
   */
  type: 'hint';
  /**
   * Überschrift; ohne Angabe „Hinweis“.
   */
  title?: string;
  /**
   * Text des Hinweises. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  value: string;
}

/**
 * Knopf, mit dem ein Verwalter das Konto eines Nutzers wieder verlässt. Steht nur auf einer Seite mit „audience: private“.
 */
export interface ImpersonationEndProps {
  /**
   * Immer „impersonation-end“.
   */
  type: 'impersonation-end';
}

/**
 * Formular, mit dem ein Verwalter im Konto eines Nutzers arbeitet. Nimmt auch Nachrichten der Werkzeuge an, deren Adressen in site.yaml stehen. Steht nur auf einer Seite mit „audience: private“.
 */
export interface ImpersonationStartProps {
  /**
   * Immer „impersonation-start“.
   */
  type: 'impersonation-start';
}

/**
 * Verweise auf die Realtimelisten aller Indizes aus indices.yaml.
 */
export interface IndexListsProps {
  /**
   * Immer „index-lists“.
   */
  type: 'index-lists';
  /**
   * Überschrift; ohne sie steht nur die Reihe der Verweise.
   */
  headline?: string;
}

/**
 * Was die Mitglieder eines Index zu seiner Veränderung des Tages beitragen, als Karte (Fläche nach Gewicht) und als Tabelle. Ohne Gewichte erscheint nichts; Beiträge nur, wo der Index die Summe seiner Mitglieder ist.
 */
export interface IndexMembersProps {
  /**
   * Immer „index-members“.
   */
  type: 'index-members';
  /**
   * Überschrift.
   */
  headline?: string;
  /**
   * So viele der größten Beiträge nach oben und nach unten stehen in der Tabelle.
   */
  limit?: number;
}

/**
 * Je Index die Aktien, die am meisten gewonnen und verloren haben, nebeneinander.
 */
export interface IndexMoversProps {
  /**
   * Immer „index-movers“.
   */
  type: 'index-movers';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Indizes von links nach rechts.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: Ein Index.
   */
  indices:
    | [
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
      ]
    | [
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
      ]
    | [
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
      ]
    | [
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
        {
          /**
           * Wie er für Besucher heißt.
           */
          name: string;
          /**
           * Kennung des Index.
           */
          index: string;
          /**
           * Wohin der Name führt.
           */
          link?: string;
        },
      ];
  /**
   * So viele Aktien je Richtung.
   */
  count?: number;
  /**
   * Worüber sich die Kurse verändert haben: day zum Schlusskurs des Vortags, week zu dem vor einer Woche.
   */
  period?: 'day' | 'week';
}

/**
 * Kopf einer Instrumentseite: Name, Kennnummern, letzter Kurs mit Veränderung, Zeit, Handelsplatz und Qualität, Verweise auf die Unterseiten.
 */
export interface InstrumentHeaderProps {
  /**
   * Immer „instrument-header“.
   */
  type: 'instrument-header';
  /**
   * Name, Kurs und Unterseiten stehen in einer Zeile, ohne Kennnummern und Tageswerte: für Unterseiten, auf denen etwas anderes zuerst gesehen werden soll.
   */
  compact?: boolean;
  /**
   * Unterseiten, auf die der Kopf verweist, in der Reihenfolge der Anzeige.
   *
   * Items: Eine Unterseite.
   */
  subPages?: {
    /**
     * Name in der Adresse.
     */
    name: string;
    /**
     * Text des Verweises.
     */
    label: string;
  }[];
}

/**
 * Liste von Instrumenten mit Kurs, Veränderung und Uhrzeit.
 */
export interface InstrumentListProps {
  /**
   * Immer „instrument-list“.
   */
  type: 'instrument-list';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Instrumente in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Ein Instrument, genannt mit Art und Kennung.
   */
  instruments: [
    {
      /**
       * Art des Instruments.
       */
      entityType:
        | 'STOCK'
        | 'INDEX'
        | 'BOND'
        | 'COMMODITY'
        | 'CRYPTO'
        | 'CURRENCY'
        | 'DERIVATIVE'
        | 'ETF'
        | 'FUND'
        | 'FUTURE'
        | 'INTEREST'
        | 'PRECIOUS_METAL';
      /**
       * Kennung des Instruments, in Anführungszeichen.
       */
      entityValue: string;
      /**
       * Anteil in Prozent, wenn die Liste ein Musterdepot ist; steht unter dem Namen.
       */
      weight?: number;
    },
    ...{
      /**
       * Art des Instruments.
       */
      entityType:
        | 'STOCK'
        | 'INDEX'
        | 'BOND'
        | 'COMMODITY'
        | 'CRYPTO'
        | 'CURRENCY'
        | 'DERIVATIVE'
        | 'ETF'
        | 'FUND'
        | 'FUTURE'
        | 'INTEREST'
        | 'PRECIOUS_METAL';
      /**
       * Kennung des Instruments, in Anführungszeichen.
       */
      entityValue: string;
      /**
       * Anteil in Prozent, wenn die Liste ein Musterdepot ist; steht unter dem Namen.
       */
      weight?: number;
    }[],
  ];
}

/**
 * Die neuesten Beiträge über das Instrument der Seite aus allen Rubriken, als Liste von Verweisen; bei einem Derivat die über seinen Basiswert. Ohne einen Beitrag erscheint nichts.
 */
export interface InstrumentNewsProps {
  /**
   * Immer „instrument-news“.
   */
  type: 'instrument-news';
  /**
   * Überschrift; ohne Angabe „Nachrichten“, bei einem Derivat „Nachrichten zum Basiswert“.
   */
  headline?: string;
  /**
   * So viele Beiträge höchstens.
   */
  count?: number;
  /**
   * Unterseite mit allen Beiträgen über das Instrument; ohne Angabe führt kein Verweis weiter.
   */
  subPage?: string;
}

/**
 * Beschreibung des Instruments in wenigen Absätzen.
 */
export interface InstrumentProfileProps {
  /**
   * Immer „instrument-profile“.
   */
  type: 'instrument-profile';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Eine Liste von Instrumenten mit Kurs und Verweis.
 */
export interface InstrumentsProps {
  /**
   * Immer „instruments“.
   */
  type: 'instruments';
  /**
   * Überschrift der Liste; ohne Angabe „Instrumente im Artikel“.
   */
  title?: string;
  /**
   * Die Instrumente in der gewünschten Reihenfolge.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: Ein Instrument, benannt durch Art und Kennung.
   */
  instruments: [
    {
      /**
       * Art des Instruments.
       */
      entityType:
        | 'STOCK'
        | 'INDEX'
        | 'BOND'
        | 'COMMODITY'
        | 'CRYPTO'
        | 'CURRENCY'
        | 'DERIVATIVE'
        | 'ETF'
        | 'FUND'
        | 'FUTURE'
        | 'INTEREST'
        | 'PRECIOUS_METAL';
      /**
       * Kennung des Instruments, etwa 82849, EURUSD oder BTC.
       */
      entityValue: string;
    },
    ...{
      /**
       * Art des Instruments.
       */
      entityType:
        | 'STOCK'
        | 'INDEX'
        | 'BOND'
        | 'COMMODITY'
        | 'CRYPTO'
        | 'CURRENCY'
        | 'DERIVATIVE'
        | 'ETF'
        | 'FUND'
        | 'FUTURE'
        | 'INTEREST'
        | 'PRECIOUS_METAL';
      /**
       * Kennung des Instruments, etwa 82849, EURUSD oder BTC.
       */
      entityValue: string;
    }[],
  ];
}

/**
 * Ein Platz für einen Hinweis einer Kampagne an dieser Stelle des Textes. Ohne Hinweis nimmt er keinen Raum ein.
 */
export interface InteractionPlaceholderProps {
  /**
   * Immer „interaction-placeholder“.
   */
  type: 'interaction-placeholder';
}

/**
 * Kontakt des Emittenten; erscheint nur, wenn er einen nennt.
 */
export interface IssuerContactProps {
  /**
   * Immer „issuer-contact“.
   */
  type: 'issuer-contact';
  /**
   * Überschrift; ohne Angabe „Kontakt“.
   */
  headline?: string;
}

/**
 * Schlusstext des Emittenten; erscheint nur, wenn er einen nennt.
 */
export interface IssuerFooterProps {
  /**
   * Immer „issuer-footer“.
   */
  type: 'issuer-footer';
}

/**
 * Großes Bild des Emittenten (heroImageId), auf Wunsch verlinkt (heroImageUrl).
 */
export interface IssuerHeroProps {
  /**
   * Immer „issuer-hero“.
   */
  type: 'issuer-hero';
}

/**
 * Die Instrumente des aktiven Reiters mit Geld, Brief und Kurs, die mitlaufen, in der Reihenfolge der Konfiguration.
 */
export interface IssuerInstrumentsProps {
  /**
   * Immer „issuer-instruments“.
   */
  type: 'issuer-instruments';
}

/**
 * Die neuesten Nachrichten des Emittenten: Beiträge der Quelle, die seine Microsite als newsId nennt. Ohne newsId oder Beiträge bleibt der Block leer.
 */
export interface IssuerNewsProps {
  /**
   * Immer „issuer-news“.
   */
  type: 'issuer-news';
  /**
   * Überschrift; ohne Angabe „Nachrichten von“ und der Name des Emittenten.
   */
  headline?: string;
  /**
   * Höchstzahl der Beiträge; ohne Angabe 4.
   */
  count?: number;
}

/**
 * Alle Emittenten mit Bild, Anreißer und Verweis auf ihre Seite.
 */
export interface IssuerOverviewProps {
  /**
   * Immer „issuer-overview“.
   */
  type: 'issuer-overview';
  /**
   * Überschrift der Liste.
   */
  headline?: string;
  /**
   * So viele Emittenten höchstens; ohne Angabe alle.
   */
  count?: number;
  /**
   * Wo alle Emittenten stehen.
   */
  link?: string;
}

/**
 * Name, Unterzeile, Anreißer und Profiltext des Emittenten mit der Kennzeichnung als Werbung.
 */
export interface IssuerProfileProps {
  /**
   * Immer „issuer-profile“.
   */
  type: 'issuer-profile';
  /**
   * Kennzeichnung mit Namen (ohne Angabe) oder Logo des Kunden.
   */
  adLabelStyle?: 'WITH_NAME' | 'WITH_LOGO';
}

/**
 * Die Reiter eines Emittenten mit Listenansicht (layout: list).
 */
export interface IssuerTabsProps {
  /**
   * Immer „issuer-tabs“.
   */
  type: 'issuer-tabs';
}

/**
 * Kacheln des Emittenten mit Überschrift, Bild, Text und Verweis nach außen.
 */
export interface IssuerTilesProps {
  /**
   * Immer „issuer-tiles“.
   */
  type: 'issuer-tiles';
  /**
   * Überschrift über den Kacheln.
   */
  headline?: string;
}

/**
 * Kennzahlen des Instruments: Stammdaten nach Art, Kurse des Tages und Spannen.
 */
export interface KeyFactsProps {
  /**
   * Immer „key-facts“.
   */
  type: 'key-facts';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Der neueste Beitrag mit Bild groß, daneben die neuesten Schlagzeilen einer anderen Rubrik mit Uhrzeit.
 */
export interface LeadStoryProps {
  /**
   * Immer „lead-story“.
   */
  type: 'lead-story';
  /**
   * Rubrik, deren neuester Beitrag der Aufmacher ist; ohne Angabe der neueste Beitrag der Redaktion.
   */
  category?: string;
  /**
   * So viele der neuesten Beiträge der Redaktion stehen unter dem Aufmacher.
   */
  more?: number;
  /**
   * Schlagzeilen neben dem Aufmacher.
   */
  headlines: {
    /**
     * Überschrift der Schlagzeilen.
     */
    title: string;
    /**
     * Rubrik der Schlagzeilen.
     */
    category: string;
    /**
     * Zahl der Schlagzeilen.
     */
    count?: number;
    /**
     * Wo alle Beiträge der Rubrik stehen.
     */
    link?: string;
  };
}

/**
 * Aktien, deren Name mit dem Buchstaben der Seite beginnt, mit Verweisen auf die anderen Buchstaben.
 */
export interface LetterListProps {
  /**
   * Immer „letter-list“.
   */
  type: 'letter-list';
}

/**
 * Ein Verweis in einer eigenen Zeile.
 */
export interface LinkProps {
  /**
   * Immer „link“.
   */
  type: 'link';
  /**
   * Beschriftung; ohne Angabe gilt der Titel, dann die Adresse.
   */
  value?: string;
  /**
   * Beschriftung, wenn value fehlt.
   */
  title?: string;
  /**
   * Ziel: Pfad im Portal oder Adresse mit https.
   */
  url: string;
  /**
   * EXTERNAL öffnet einen neuen Tab.
   */
  linkType?: 'EXTERNAL' | 'INTERNAL';
}

/**
 * Wegweiser: Gruppen von Verweisen, jeder mit einem erklärenden Satz.
 */
export interface LinkListProps {
  /**
   * Immer „link-list“.
   */
  type: 'link-list';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Gruppen in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   */
  groups: [
    {
      /**
       * Überschrift der Gruppe.
       */
      title?: string;
      /**
       * Verweise der Gruppe.
       *
       * @minItems 1
       */
      links: [
        {
          /**
           * Beschriftung.
           */
          name: string;
          /**
           * Adresse in diesem Portal.
           */
          link: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
        },
        ...{
          /**
           * Beschriftung.
           */
          name: string;
          /**
           * Adresse in diesem Portal.
           */
          link: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
        }[],
      ];
    },
    ...{
      /**
       * Überschrift der Gruppe.
       */
      title?: string;
      /**
       * Verweise der Gruppe.
       *
       * @minItems 1
       */
      links: [
        {
          /**
           * Beschriftung.
           */
          name: string;
          /**
           * Adresse in diesem Portal.
           */
          link: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
        },
        ...{
          /**
           * Beschriftung.
           */
          name: string;
          /**
           * Adresse in diesem Portal.
           */
          link: string;
          /**
           * Ein Satz dazu.
           */
          text?: string;
        }[],
      ];
    }[],
  ];
}

/**
 * Formular zum Anmelden, mit dem Hinweis auf das Webtrading der Bank. Danach geht es zurück zu der Seite in „from“. Steht nur auf einer Seite mit „audience: private“.
 */
export interface LoginProps {
  /**
   * Immer „login“.
   */
  type: 'login';
}

/**
 * Knopf zum Abmelden; danach die Nachricht, dass der Nutzer abgemeldet ist. Nur für private Seiten.
 */
export interface LogoutProps {
  /**
   * Immer „logout“.
   */
  type: 'logout';
}

/**
 * Knopf, der den Nutzer auf allen Geräten abmeldet. Nur für private Seiten.
 */
export interface LogoutEverywhereProps {
  /**
   * Immer „logout-everywhere“.
   */
  type: 'logout-everywhere';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Marktüberblick: Gruppen von Instrumenten mit Kurs, Veränderung, Uhrzeit und, wenn gewünscht, Verlauf, über den Tag oder die Woche.
 */
export interface MarketOverviewProps {
  /**
   * Immer „market-overview“.
   */
  type: 'market-overview';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Den Verlauf des Tages oder der Woche als kleine Linie zeigen.
   */
  withCourse?: boolean;
  /**
   * Wovon Veränderung und Verlauf handeln: vom Tag oder von der Woche.
   */
  period?: 'day' | 'week';
  /**
   * Gruppen in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: Eine Gruppe.
   */
  groups:
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ]
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ]
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ]
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ]
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ]
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ]
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ]
    | [
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
        {
          /**
           * Name der Gruppe.
           */
          title: string;
          /**
           * Seite mit mehr davon.
           */
          link?: string;
          /**
           * Instrumente in der Reihenfolge der Anzeige.
           *
           * @minItems 1
           * @maxItems 100
           *
           * Items: Ein Instrument, genannt mit Art und Kennung.
           */
          instruments: [
            {
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            },
            ...{
              /**
               * Art des Instruments.
               */
              entityType:
                | 'STOCK'
                | 'INDEX'
                | 'BOND'
                | 'COMMODITY'
                | 'CRYPTO'
                | 'CURRENCY'
                | 'DERIVATIVE'
                | 'ETF'
                | 'FUND'
                | 'FUTURE'
                | 'INTEREST'
                | 'PRECIOUS_METAL';
              /**
               * Kennung des Instruments, in Anführungszeichen.
               */
              entityValue: string;
            }[],
          ];
        },
      ];
}

/**
 * Wertpapiere, die häufig gesucht werden, mit Kursen.
 */
export interface MostSearchedProps {
  /**
   * Immer „most-searched“.
   */
  type: 'most-searched';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Zahl der Wertpapiere.
   */
  count?: number;
}

/**
 * Der jüngste Beitrag vom Tag des letzten Kurses, der sagt, warum sich Aktie oder Index bewegt. Ohne einen, oder wenn der Kurs seitdem gedreht hat, erscheint nichts.
 */
export interface MoveReasonProps {
  /**
   * Immer „move-reason“.
   */
  type: 'move-reason';
  /**
   * Rubrik der Beiträge, die Bewegungen erklären.
   */
  category: string;
}

/**
 * Aktien eines Index, über deren Bewegung die Nachrichten des Tages berichten: Kurs von jetzt, Veränderung und die Meldung, die sagt, was dahintersteckt. Am stärksten bewegte zuerst.
 */
export interface MovedSharesProps {
  /**
   * Immer „moved-shares“.
   */
  type: 'moved-shares';
  /**
   * Überschrift der Liste.
   */
  headline: string;
  /**
   * Rubrik, deren Meldungen von je einer Aktie handeln.
   */
  category: string;
  /**
   * Kennung des Index, zu dem die Aktien gehören.
   */
  index: string;
  /**
   * So viele Aktien höchstens.
   */
  count?: number;
  /**
   * Wo alle Meldungen der Rubrik stehen.
   */
  link?: string;
}

/**
 * Gewinner und Verlierer nebeneinander, über einen Zeitraum und aus einer Gruppe, die Besucher wählen; die Wahl steht in der Adresse (?zeitraum=jahr&index=20735).
 */
export interface MoversProps {
  /**
   * Immer „movers“.
   */
  type: 'movers';
  /**
   * Welcher Aufruf der Verträge antwortet: eine Suche, die nach den Feldern der Zeiträume sortiert.
   */
  operation: string;
  /**
   * Womit gefragt wird: feste Werte, oder woher sie kommen. Beispiel: entityValue: { subject: entityValue }, isoCountry: { query: land, default: DE }.
   */
  parameters?: {
    /**
     * Ein fester Wert, oder woher er kommt: { subject: … } vom Gegenstand der Seite, { route: … } aus dem Platzhalter der Route, { query: … } aus der Abfrage der Adresse.
     */
    [k: string]:
      | string
      | number
      | boolean
      | {
          /**
           * Eine Angabe des Gegenstands der Seite.
           */
          subject?: string;
          /**
           * Ein Platzhalter der Route, ohne Klammern.
           */
          route?: string;
          /**
           * Ein Name in der Abfrage der Adresse. Was dort nicht passt, gilt nicht.
           */
          query?: string;
          /**
           * Gilt, wenn die Adresse nichts sagt.
           */
          default?: string | number | boolean;
        }
      | undefined;
  };
  /**
   * Zeiträume zur Wahl; der erste gilt, solange die Adresse keinen nennt.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Ein Zeitraum.
   */
  periods:
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ]
    | [
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
        {
          /**
           * Wie er in der Adresse heißt.
           */
          name: string;
          /**
           * Wie er für Besucher heißt.
           */
          label: string;
          /**
           * Das Feld mit der Veränderung; danach wird sortiert.
           */
          field: string;
          /**
           * Worauf sich die Veränderung bezieht; steht unter den Tabellen.
           */
          base: string;
        },
      ];
  /**
   * Gruppen zur Wahl, etwa Indizes; der Aufruf nimmt sie mit „parameters“ aus der Abfrage der Adresse.
   */
  choice?: {
    /**
     * Was gewählt wird.
     */
    label: string;
    /**
     * Name in der Abfrage der Adresse, wie in „parameters“.
     */
    query: string;
    /**
     * Gruppen; „Alle“ steht von selbst davor.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: Eine Gruppe.
     */
    options:
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ]
      | [
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
          {
            /**
             * Wie sie heißt.
             */
            label: string;
            /**
             * Wie der Aufruf sie nennt.
             */
            value: string;
          },
        ];
  };
  /**
   * Spalten hinter dem Namen: zuerst der Kurs; hinter ihm steht die Veränderung, dann die übrigen.
   *
   * @minItems 1
   *
   * Items: Ein Feld der Antwort.
   */
  columns: [
    {
      /**
       * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
       */
      link?: string;
      /**
       * Name des Zeitraums, bei dem die Spalte dasteht, etwa was nur zum heutigen Tag passt; ohne Angabe bei allen.
       */
      period?: string;
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
      /**
       * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe nach der Stelle.
       */
      rank?: number;
      /**
       * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
       */
      fold?: boolean;
      /**
       * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
       */
      bar?: boolean;
      /**
       * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
       */
      optional?: boolean;
    },
    ...{
      /**
       * Ein Feld der Antwort; Felder von Abschnitten mit Punkt.
       */
      field: string;
      /**
       * Beschriftung; ohne Angabe die aus dem Vertrag.
       */
      label?: string;
      /**
       * Wie der Wert geschrieben wird; ohne Angabe wie im Vertrag.
       */
      format?:
        | 'number'
        | 'integer'
        | 'percent'
        | 'change'
        | 'difference'
        | 'price'
        | 'amount'
        | 'money'
        | 'year'
        | 'text'
        | 'date'
        | 'date-time'
        | 'time'
        | 'country'
        | 'quality'
        | 'link'
        | 'yes-no'
        | 'instrument'
        | 'course';
      /**
       * Ein Feld derselben Zeile mit einer Adresse, zu der ein Text führt.
       */
      link?: string;
      /**
       * Name des Zeitraums, bei dem die Spalte dasteht, etwa was nur zum heutigen Tag passt; ohne Angabe bei allen.
       */
      period?: string;
      /**
       * Nachkommastellen; ohne Angabe nach dem Format.
       */
      decimals?: number;
      /**
       * 1 bleibt immer; 5 weicht auf schmalen Bildschirmen zuerst. Ohne Angabe nach der Stelle.
       */
      rank?: number;
      /**
       * true: Weicht die Spalte, steht ihr Inhalt klein unter der ersten.
       */
      fold?: boolean;
      /**
       * true: Ein Balken zeigt neben der Zahl, wie groß sie im Vergleich zur größten der Spalte ist. Mit across steht das Feld als Bild mit einem Balken je Eintrag über der Tabelle.
       */
      bar?: boolean;
      /**
       * true: Ohne einen Wert in den Zeilen fehlt die Spalte.
       */
      optional?: boolean;
    }[],
  ];
  /**
   * So viele Zeilen je Richtung.
   */
  limit?: number;
}

/**
 * Mehrere Instrumente in einem Chart, verglichen in Prozent seit dem ersten gemeinsamen Tag.
 */
export interface MultiChartProps {
  /**
   * Immer „multi-chart“.
   */
  type: 'multi-chart';
  /**
   * Überschrift; ohne Angabe die Namen der Instrumente.
   */
  title?: string;
  /**
   * Bildunterschrift.
   */
  caption?: string;
  /**
   * Die Instrumente; verglichen werden die ersten vier.
   *
   * @minItems 1
   * @maxItems 50
   *
   * Items: Ein Instrument, benannt durch Art und Kennung.
   */
  instruments: [
    {
      /**
       * Art des Instruments.
       */
      entityType:
        | 'STOCK'
        | 'INDEX'
        | 'BOND'
        | 'COMMODITY'
        | 'CRYPTO'
        | 'CURRENCY'
        | 'DERIVATIVE'
        | 'ETF'
        | 'FUND'
        | 'FUTURE'
        | 'INTEREST'
        | 'PRECIOUS_METAL';
      /**
       * Kennung des Instruments, etwa 82849, EURUSD oder BTC.
       */
      entityValue: string;
    },
    ...{
      /**
       * Art des Instruments.
       */
      entityType:
        | 'STOCK'
        | 'INDEX'
        | 'BOND'
        | 'COMMODITY'
        | 'CRYPTO'
        | 'CURRENCY'
        | 'DERIVATIVE'
        | 'ETF'
        | 'FUND'
        | 'FUTURE'
        | 'INTEREST'
        | 'PRECIOUS_METAL';
      /**
       * Kennung des Instruments, etwa 82849, EURUSD oder BTC.
       */
      entityValue: string;
    }[],
  ];
  /**
   * Zeitraum, der heute endet; ohne Angabe ein Jahr (Y1).
   */
  range?: 'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX';
}

/**
 * Formular, mit dem der angemeldete Nutzer seinen Namen ändert oder löscht. Nur auf einer Seite mit „audience: private“.
 */
export interface NameChangeProps {
  /**
   * Immer „name-change“.
   */
  type: 'name-change';
}

/**
 * Kursverlauf eines Instruments, das hier benannt ist, mit letztem Kurs und Auswahl des Zeitraums; sein Name führt zu seiner Seite.
 */
export interface NamedChartProps {
  /**
   * Immer „named-chart“.
   */
  type: 'named-chart';
  /**
   * Überschrift; ohne Angabe der Name des Instruments.
   */
  headline?: string;
  /**
   * Welches Instrument, mit Art und Kennung.
   */
  instrument: {
    /**
     * Art des Instruments.
     */
    entityType:
      | 'STOCK'
      | 'INDEX'
      | 'BOND'
      | 'COMMODITY'
      | 'CRYPTO'
      | 'CURRENCY'
      | 'DERIVATIVE'
      | 'ETF'
      | 'FUND'
      | 'FUTURE'
      | 'INTEREST'
      | 'PRECIOUS_METAL';
    /**
     * Kennung des Instruments, in Anführungszeichen.
     */
    entityValue: string;
  };
  /**
   * Zeitraum, der zuerst gezeigt wird.
   */
  range?: 'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX';
  /**
   * Zeiträume zur Auswahl; ohne Angabe alle.
   *
   * @minItems 1
   *
   * Items: Zeitraum.
   */
  ranges?: [
    'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX',
    ...('D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX')[],
  ];
}

/**
 * Kopf einer Seite über eine Rubrik, einen Podcast oder eine Autorin: Überschrift, Beschreibung und was sonst dazugehört.
 */
export interface NewsIntroProps {
  /**
   * Immer „news-intro“.
   */
  type: 'news-intro';
}

/**
 * Formular, mit dem der angemeldete Nutzer die Einwilligung in den Newsletter gibt oder widerruft. Nur auf einer Seite mit „audience: private“.
 */
export interface NewsletterChangeProps {
  /**
   * Immer „newsletter-change“.
   */
  type: 'newsletter-change';
}

/**
 * Was über jeder Seite erscheint, wenn es so weit ist: das Banner des Admin-Views, der Hinweis, dass die Verbindung fehlt, und kurze Meldungen.
 */
export interface NoticesProps {
  /**
   * Immer „notices“.
   */
  type: 'notices';
}

/**
 * Orderbuch mit je zehn Geld- und Briefkursen und den letzten Umsätzen. Wer es nicht sehen darf, sieht, welches Produkt es bringt. Gehört auf eine Unterseite mit „audience: private“.
 */
export interface OrderBookProps {
  /**
   * Immer „order-book“.
   */
  type: 'order-book';
  /**
   * Überschrift.
   */
  headline?: string;
  /**
   * Zahl der Umsätze darunter.
   */
  trades?: number;
}

/**
 * Eine nummerierte Liste.
 */
export interface OrderedListProps {
  /**
   * Immer „ordered-list“.
   */
  type: 'ordered-list';
  /**
   * Einträge der Liste. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  values: string[];
}

/**
 * Anfang einer Seite: Hauptüberschrift und ein kurzer Vorspann.
 */
export interface PageIntroProps {
  /**
   * Immer „page-intro“.
   */
  type: 'page-intro';
  /**
   * Hauptüberschrift der Seite; ohne Angabe ihr headerTitle, der den Gegenstand nennen kann.
   */
  headline?: string;
  /**
   * Vorspann, ein bis zwei Sätze.
   */
  lead?: string;
  /**
   * Kurzes Wort über der Überschrift.
   */
  kicker?: string;
}

/**
 * Verweise auf alle Bausteine der Seite, die unter einer Überschrift etwas zeigen; zugeklappt, bis jemand sie öffnet.
 */
export interface PageOutlineProps {
  /**
   * Immer „page-outline“.
   */
  type: 'page-outline';
}

/**
 * Ein Absatz Fließtext.
 */
export interface ParagraphProps {
  /**
   * Immer „paragraph“.
   */
  type: 'paragraph';
  /**
   * Text des Absatzes. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  value: string;
}

/**
 * Formular, mit dem der angemeldete Nutzer sein Passwort ändert. Steht nur auf einer Seite mit „audience: private“.
 */
export interface PasswordChangeProps {
  /**
   * Immer „password-change“.
   */
  type: 'password-change';
}

/**
 * Formular, mit dem sich jemand einen Code für ein neues Passwort schicken lässt. Steht nur auf einer Seite mit „audience: private“.
 */
export interface PasswordRequestProps {
  /**
   * Immer „password-request“.
   */
  type: 'password-request';
}

/**
 * Formular, mit dem jemand mit dem Code aus der E-Mail ein neues Passwort festlegt. Steht nur auf einer Seite mit „audience: private“.
 */
export interface PasswordResetProps {
  /**
   * Immer „password-reset“.
   */
  type: 'password-reset';
}

/**
 * Wertentwicklung von einer Woche bis zehn Jahre mit Hoch und Tief.
 */
export interface PerformanceTableProps {
  /**
   * Immer „performance-table“.
   */
  type: 'performance-table';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Ein Bild aus dem Bilderdienst (cloudinaryId) oder von einer Adresse (photoUrl) mit Bildunterschrift und Nachweis.
 */
export interface PhotoProps {
  /**
   * Immer „photo“.
   */
  type: 'photo';
  /**
   * Kennung im Bilderdienst; hat Vorrang vor photoUrl.
   */
  cloudinaryId?: string;
  /**
   * Adresse des Bildes: ab Wurzel oder https.
   */
  photoUrl?: string;
  /**
   * Beschreibung des Bildes für alle, die es nicht sehen. Ohne sie gilt es als Schmuck.
   */
  title?: string;
  /**
   * Bildunterschrift.
   */
  caption?: string;
  /**
   * Bildnachweis.
   */
  credit?: string;
  /**
   * Seitenverhältnis (Breite durch Höhe), wenn Breite oder Höhe fehlt.
   */
  ratio?: number;
  /**
   * Breite in Pixeln.
   */
  width?: number;
  /**
   * Höhe in Pixeln.
   */
  height?: number;
}

/**
 * Ein Bild in der Breite der Seite, mit Bildunterschrift und Nachweis.
 */
export interface PictureProps {
  /**
   * Immer „picture“.
   */
  type: 'picture';
  /**
   * Name eines Bildes.
   */
  image: string;
  /**
   * Was zu sehen ist, für alle, die es nicht sehen. Ohne ihn gilt das Bild als Schmuck.
   */
  alternative?: string;
  /**
   * Steht unter dem Bild.
   */
  caption?: string;
  /**
   * Von wem das Bild ist.
   */
  credit?: string;
  /**
   * Breite durch Höhe; so viel Platz ist frei, bis das Bild da ist. Wer ein Bild in der Redaktion wählt, bekommt seines eingetragen.
   */
  ratio?: number;
}

/**
 * Der Player einer Podcastfolge von einem fremden Rechner, 155 Pixel hoch. Er wird erst geladen, wenn der Besucher den Schalter dafür auf „Ja“ stellt.
 */
export interface PodcastEmbedProps {
  /**
   * Immer „podcast-embed“.
   */
  type: 'podcast-embed';
  /**
   * Adresse des Players; sein Rechner steht unter externalHosts in consent.yaml.
   */
  url: string;
  /**
   * Reihe und Folge, in ein paar Worten.
   */
  title?: string;
}

/**
 * Hört die Folge eines Podcasts an: auf ihrer eigenen Seite, oder auf der des Podcasts die neueste mit Aufnahme, dort nur an dem Platz, den der Podcast unter playerPosition nennt. Ohne Aufnahme nimmt er keinen Raum ein.
 */
export interface PodcastPlayerProps {
  /**
   * Immer „podcast-player“.
   */
  type: 'podcast-player';
  /**
   * Welcher der drei Plätze das ist; auf der Seite einer Folge ohne Bedeutung.
   */
  position?: 'HEAD' | 'ABOVE_EPISODES' | 'BELOW_EPISODES';
}

/**
 * Kursverlauf als Chart mit Auswahl des Zeitraums und Tabelle. Ohne JavaScript führen die Zeiträume auf die Unterseite „chart“.
 */
export interface PriceChartProps {
  /**
   * Immer „price-chart“.
   */
  type: 'price-chart';
  /**
   * Überschrift.
   */
  headline?: string;
  /**
   * Zeitraum, der zuerst gezeigt wird.
   */
  range?: 'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX';
  /**
   * Zeiträume zur Auswahl; ohne Angabe alle.
   *
   * @minItems 1
   *
   * Items: Zeitraum.
   */
  ranges?: [
    'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX',
    ...('D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX')[],
  ];
}

/**
 * Die Tageskurse des Zeitraums in der Adresse (von, bis) als CSV-Datei. Nur für Berechtigte: mit isEnabled: { feature: csv_download_feature }.
 */
export interface PriceHistoryExportProps {
  /**
   * Immer „price-history-export“.
   */
  type: 'price-history-export';
}

/**
 * Tageskurse, neueste zuerst, mit Zeitraum und Seiten zum Blättern. Braucht eine Seite mit „rendering: request“: Zeitraum und Seite stehen in der Adresse.
 */
export interface PriceHistoryTableProps {
  /**
   * Immer „price-history-table“.
   */
  type: 'price-history-table';
  /**
   * Überschrift.
   */
  headline?: string;
  /**
   * Zahl der Tage je Seite.
   */
  days?: number;
}

/**
 * Das Privacy Center: ein Besucher entscheidet über jeden Zweck aus consent.yaml einzeln, auch ohne JavaScript. Steht auf der Seite /privacy-center.
 */
export interface PrivacyCenterProps {
  /**
   * Immer „privacy-center“.
   */
  type: 'privacy-center';
}

/**
 * Ein Produkt mit Preis, Erklärung, Funktionen und den Schritten der Bestellung; auf der Seite nach dem Kauf, wie es losgeht.
 */
export interface ProductInfoProps {
  /**
   * Immer „product-info“.
   */
  type: 'product-info';
}

/**
 * Produkte aus products.yaml nebeneinander, mit Preis, Funktionen und den Wegen zu Erklärung und Bestellung.
 */
export interface ProductPlansProps {
  /**
   * Immer „product-plans“.
   */
  type: 'product-plans';
  /**
   * Überschrift.
   */
  headline?: string;
  /**
   * plans: alles außer den Handelssystemen; tradingSystems: nur diese, mit ihren Regeln.
   */
  show: 'plans' | 'tradingSystems';
}

/**
 * Fragen und Antworten in Gruppen. Jede Antwort klappt auf und ist über ihren Anker zu erreichen.
 */
export interface QuestionsProps {
  /**
   * Immer „questions“.
   */
  type: 'questions';
  /**
   * Gruppen in der Reihenfolge der Anzeige.
   *
   * @minItems 1
   */
  groups: [
    {
      /**
       * Überschrift der Gruppe.
       */
      title: string;
      /**
       * Fragen der Gruppe.
       *
       * @minItems 1
       */
      questions: [
        {
          /**
           * Die Frage.
           */
          question: string;
          /**
           * Absätze der Antwort. Erlaubt sind <strong>, <em> und <a href="…">.
           *
           * @minItems 1
           *
           * Items: Ein Absatz.
           */
          answer: [string, ...string[]];
        },
        ...{
          /**
           * Die Frage.
           */
          question: string;
          /**
           * Absätze der Antwort. Erlaubt sind <strong>, <em> und <a href="…">.
           *
           * @minItems 1
           *
           * Items: Ein Absatz.
           */
          answer: [string, ...string[]];
        }[],
      ];
    },
    ...{
      /**
       * Überschrift der Gruppe.
       */
      title: string;
      /**
       * Fragen der Gruppe.
       *
       * @minItems 1
       */
      questions: [
        {
          /**
           * Die Frage.
           */
          question: string;
          /**
           * Absätze der Antwort. Erlaubt sind <strong>, <em> und <a href="…">.
           *
           * @minItems 1
           *
           * Items: Ein Absatz.
           */
          answer: [string, ...string[]];
        },
        ...{
          /**
           * Die Frage.
           */
          question: string;
          /**
           * Absätze der Antwort. Erlaubt sind <strong>, <em> und <a href="…">.
           *
           * @minItems 1
           *
           * Items: Ein Absatz.
           */
          answer: [string, ...string[]];
        }[],
      ];
    }[],
  ];
}

/**
 * Die Rangliste, um die es auf der Seite geht, mit höchstens 50 Plätzen und Verweisen auf ihresgleichen; bei einer Art von Ranglisten nur die Verweise.
 */
export interface RankingProps {
  /**
   * Immer „ranking“.
   */
  type: 'ranking';
}

/**
 * Verweise auf alle Ranglisten eines Teils von rankings.yaml.
 */
export interface RankingIndexProps {
  /**
   * Immer „ranking-index“.
   */
  type: 'ranking-index';
  /**
   * Welcher Teil von rankings.yaml.
   */
  of: 'topLists' | 'bestEtfs';
}

/**
 * Alle Mitglieder des Index der Seite mit Geld, Brief, Kurs, Veränderung, Stück, Uhrzeit und Kursqualität; die Kurse laufen mit. Handelsplatz (ohne die in hideNotations, zuerst defaultNotation aus indices.yaml) und Sortierung stehen in der Adresse: die Seite braucht „rendering: request“.
 */
export interface RealtimeListProps {
  /**
   * Immer „realtime-list“.
   */
  type: 'realtime-list';
}

/**
 * Formular, mit dem sich jemand ein Konto anlegt. Steht nur auf einer Seite mit „audience: private“.
 */
export interface RegistrationProps {
  /**
   * Immer „registration“.
   */
  type: 'registration';
}

/**
 * Formular, das ein neues Konto mit dem Code aus der E-Mail bestätigt. Steht nur auf einer Seite mit „audience: private“.
 */
export interface RegistrationConfirmationProps {
  /**
   * Immer „registration-confirmation“.
   */
  type: 'registration-confirmation';
}

/**
 * Die gespeicherten Suchen des Nutzers, jede mit Verweis, Umbenennen und Löschen. Nur auf einer Seite mit „audience: private“.
 */
export interface SavedSearchListProps {
  /**
   * Immer „saved-search-list“.
   */
  type: 'saved-search-list';
}

/**
 * Formular, das eine gespeicherte Suche umbenennt; steht da, wenn die Adresse eine nennt. Nur auf einer Seite mit „audience: private“.
 */
export interface SavedSearchNameProps {
  /**
   * Immer „saved-search-name“.
   */
  type: 'saved-search-name';
}

/**
 * Formular, das eine Suche aus einem Finder unter einem Namen speichert; steht da, wenn jemand aus einem Finder kommt. Nur auf einer Seite mit „audience: private“.
 */
export interface SavedSearchNewProps {
  /**
   * Immer „saved-search-new“.
   */
  type: 'saved-search-new';
}

/**
 * Beiträge, in denen die Wörter einer Suche vorkommen oder die vom gesuchten Wertpapier handeln. Ohne Treffer entfällt der Baustein.
 */
export interface SearchArticlesProps {
  /**
   * Immer „search-articles“.
   */
  type: 'search-articles';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * Nur Beiträge dieser Rubrik.
   */
  category?: string;
  /**
   * Höchstzahl der Beiträge.
   */
  count?: number;
}

/**
 * Suche im Kopf jeder Seite: ein Feld auf großen Bildschirmen, ein Zeichen auf dem Handy.
 */
export interface SearchBoxProps {
  /**
   * Immer „search-box“.
   */
  type: 'search-box';
}

/**
 * Überschrift einer Suche mit ihrem Feld. Ohne Skripte ein einfaches Formular.
 */
export interface SearchFormProps {
  /**
   * Immer „search-form“.
   */
  type: 'search-form';
  /**
   * Überschrift, solange nichts gesucht ist.
   */
  headline: string;
  /**
   * Ein Satz darunter, was sich suchen lässt.
   */
  lead?: string;
}

/**
 * Treffer einer Suche nach Arten von Wertpapieren, mit ihrer Zahl und Kursen. Je Art stehen die ersten; „Alle …“ führt zu den übrigen.
 */
export interface SearchResultsProps {
  /**
   * Immer „search-results“.
   */
  type: 'search-results';
  /**
   * Treffer je Art.
   */
  perType?: number;
  /**
   * Seite mit dem Währungsrechner. Auf sie wird verwiesen, wenn jemand nach einem Betrag sucht, etwa „250 Dollar in Euro“.
   */
  calculator?: string;
}

/**
 * Alle Treffer einer Art, seitenweise mit Kursen.
 */
export interface SearchTypeResultsProps {
  /**
   * Immer „search-type-results“.
   */
  type: 'search-type-results';
}

/**
 * Bewertung, Rentabilität und Wachstum einer Aktie neben dem Median ihrer Branche; ein Klick öffnet, wie jede Zahl gerechnet ist.
 */
export interface ShareValuationProps {
  /**
   * Immer „share-valuation“.
   */
  type: 'share-valuation';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Fuß jeder Seite: Gruppen von Links, rechtliche Hinweise und Urhebervermerk. Inhalt: footer.yaml. In der App nur der rechtliche Teil.
 */
export interface SiteFooterProps {
  /**
   * Immer „site-footer“.
   */
  type: 'site-footer';
}

/**
 * Kopf jeder Seite: Wortmarke, Dienste, Suche, Anmeldung und Navigation, in drei Ebenen und im Menü in vier. Inhalt: navigation.yaml und header.yaml.
 */
export interface SiteHeaderProps {
  /**
   * Immer „site-header“.
   */
  type: 'site-header';
}

/**
 * Eine Überschrift eine Stufe unter der Zwischenüberschrift; nie nummeriert.
 */
export interface SubheadlineProps {
  /**
   * Immer „subheadline“.
   */
  type: 'subheadline';
  /**
   * Text der Überschrift, ohne Auszeichnung.
   */
  value: string;
}

/**
 * Das Wichtigste in Kürze, als abgesetzter Kasten.
 */
export interface SummaryProps {
  /**
   * Immer „summary“.
   */
  type: 'summary';
  /**
   * Überschrift des Kastens; ohne Angabe „Das Wichtigste in Kürze“.
   */
  title?: string;
  /**
   * Zusammenfassung als Text. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  value?: string;
  /**
   * Zusammenfassung in Punkten. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  values?: string[];
}

/**
 * Eine Tabelle. Auf schmalen Bildschirmen rollt sie in ihrem eigenen Rahmen.
 */
export interface TableProps {
  /**
   * Immer „table“.
   */
  type: 'table';
  /**
   * Überschrift der Tabelle; nennt auch Bildschirmlesern, worum es geht.
   */
  title?: string;
  /**
   * Fußnote, etwa Quelle und Stand.
   */
  caption?: string;
  /**
   * Zeilen von oben nach unten; die erste ist der Kopf. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  rows: string[][];
}

/**
 * Inhaltsverzeichnis: Verweise auf alle Zwischenüberschriften des Artikels, die nicht ausgenommen sind.
 */
export interface TableOfContentsProps {
  /**
   * Immer „table-of-contents“.
   */
  type: 'table-of-contents';
  /**
   * Überschrift; ohne Angabe „Inhalt“.
   */
  title?: string;
}

/**
 * Abschnitt einer reinen Textseite, etwa im Impressum: Überschrift und Absätze, in denen wie in Artikeln <strong>, <em> und Links stehen dürfen.
 */
export interface TextSectionProps {
  /**
   * Immer „text-section“.
   */
  type: 'text-section';
  /**
   * Überschrift des Abschnitts.
   */
  headline: string;
  /**
   * Absätze. Zeilenumbrüche innerhalb eines Absatzes bleiben erhalten, etwa in einer Anschrift.
   *
   * @minItems 1
   *
   * Items: Ein Absatz.
   */
  paragraphs: [string, ...string[]];
}

/**
 * Leiste über dem Kopf jeder Seite: die Kacheln aus market-tiles.yaml mit Kurs und Veränderung und der Schalter für das dunkle Design. Nur auf großen Bildschirmen.
 */
export interface TopAssetsProps {
  /**
   * Immer „top-assets“.
   */
  type: 'top-assets';
}

/**
 * Die besten ETFs nach der ersten Rangliste der ETFs in rankings.yaml, mit Kurs und Veränderung.
 */
export interface TopEtfListProps {
  /**
   * Immer „top-etf-list“.
   */
  type: 'top-etf-list';
  /**
   * Überschrift; ohne Angabe der Titel der Rangliste.
   */
  title?: string;
  /**
   * Zahl der Plätze; ohne Angabe 10.
   */
  count?: number;
}

/**
 * Die besten Fonds nach der ersten Rangliste der Fonds in rankings.yaml, mit Kurs und Veränderung.
 */
export interface TopFundListProps {
  /**
   * Immer „top-fund-list“.
   */
  type: 'top-fund-list';
  /**
   * Überschrift; ohne Angabe der Titel der Rangliste.
   */
  title?: string;
  /**
   * Zahl der Plätze; ohne Angabe 10.
   */
  count?: number;
}

/**
 * Die besten Aktien nach der ersten Rangliste der Aktien in rankings.yaml, mit Kurs und Veränderung.
 */
export interface TopStockListProps {
  /**
   * Immer „top-stock-list“.
   */
  type: 'top-stock-list';
  /**
   * Überschrift; ohne Angabe der Titel der Rangliste.
   */
  title?: string;
  /**
   * Zahl der Plätze; ohne Angabe 10.
   */
  count?: number;
}

/**
 * Das Handelssystem, um das es auf der Seite geht: Verfahren und Regeln für den, der seine Funktion hat, für alle anderen Preis und Bestellung; die Risiken für jeden. Nur für private Seiten.
 */
export interface TradingSystemProps {
  /**
   * Immer „trading-system“.
   */
  type: 'trading-system';
}

/**
 * Ein Beitrag aus dem Netzwerk X (früher Twitter). Er wird erst geladen, wenn der Besucher den Schalter dafür auf „Ja“ stellt.
 */
export interface TweetProps {
  /**
   * Immer „tweet“.
   */
  type: 'tweet';
  /**
   * Kennung des Beitrags, eine Zahl.
   */
  tweetId?: string;
  /**
   * Adresse des Beitrags, wenn die Kennung fehlt.
   */
  url?: string;
  /**
   * Wovon der Beitrag handelt, in ein paar Worten.
   */
  title?: string;
}

/**
 * Verweis auf die Suche nach Derivaten, gefiltert auf das Instrument der Seite, mit ihrer Zahl. Ohne Derivate fehlt er.
 */
export interface UnderlyingFinderLinkProps {
  /**
   * Immer „underlying-finder-link“.
   */
  type: 'underlying-finder-link';
  /**
   * Pfad der Seite, die Derivate findet.
   */
  finder: string;
}

/**
 * Eine unnummerierte Liste.
 */
export interface UnorderedListProps {
  /**
   * Immer „unordered-list“.
   */
  type: 'unordered-list';
  /**
   * Einträge der Liste. Erlaubt sind einfache Auszeichnungen: <strong>, <em>, <a>, <code>, <abbr>, <sub>, <sup>, <br>.
   */
  values: string[];
}

/**
 * Was im Portal neu ist: die Einträge aus updates.yaml, der jüngste zuerst, jeder mit eigenem Anker.
 */
export interface UpdateListProps {
  /**
   * Immer „update-list“.
   */
  type: 'update-list';
}

/**
 * Anmeldung und Menü des Nutzers, im Kopf jeder Seite und am Ende der Navigation auf dem Handy. Inhalt: user-menu.yaml.
 */
export interface UserEntryProps {
  /**
   * Immer „user-entry“.
   */
  type: 'user-entry';
  /**
   * bar: im Kopf auf großen Bildschirmen; navigation: am Ende der Navigation auf dem Handy.
   */
  place: 'bar' | 'navigation';
}

/**
 * Die nächsten Feiertage und verkürzten Handelstage, je Tag mit den Handelsplätzen aus venues.yaml, die dann ruhen.
 */
export interface VenueHolidaysProps {
  /**
   * Immer „venue-holidays“.
   */
  type: 'venue-holidays';
  /**
   * Überschrift.
   */
  headline: string;
  /**
   * So viele Tage im Voraus.
   */
  days?: number;
}

/**
 * Alle Handelsplätze aus venues.yaml mit ihren Zeiten und dem, was jetzt gilt: geöffnet bis wann, geschlossen bis wann.
 */
export interface VenueHoursProps {
  /**
   * Immer „venue-hours“.
   */
  type: 'venue-hours';
}

/**
 * Handelsplätze des Instruments mit Kurs, Veränderung, Geld, Brief, Umsatz, Zeit und Qualität.
 */
export interface VenueTableProps {
  /**
   * Immer „venue-table“.
   */
  type: 'venue-table';
  /**
   * Überschrift.
   */
  headline?: string;
  /**
   * So viele Handelsplätze höchstens, die umsatzstärksten; ein Link führt zu allen. Ohne Angabe alle. Nur, wo es die Unterseite „handelsplaetze“ gibt.
   */
  limit?: number;
  /**
   * Notierungen, die nicht gezeigt werden.
   *
   * Items: Notierung.
   */
  hiddenNotations?: number[];
}

/**
 * Die Videos der Rubrik, die neuesten zuerst, 25 auf jeder Seite, jedes mit seinem Player. Der lädt erst, wenn der Besucher seinem Dienst zustimmt. Die Seite steht als ?page= in der Adresse (ab 0), darum braucht die Seite rendering: request.
 */
export interface VideoListProps {
  /**
   * Immer „video-list“.
   */
  type: 'video-list';
  /**
   * Überschrift der Liste; ohne Angabe „Alle Folgen“.
   */
  headline?: string;
  /**
   * Rubrik der Videos; ohne Angabe die der Seite.
   */
  category?: string;
}

/**
 * Der Player des Videos, von dem der Beitrag der Seite handelt. Er lädt erst, wenn der Besucher seinem Dienst zustimmt. Bei Beiträgen ohne Video nimmt er keinen Raum ein.
 */
export interface VideoPlayerProps {
  /**
   * Immer „video-player“.
   */
  type: 'video-player';
}

/**
 * Rechner für ein Produkt, das der Besucher wählt: Optionsschein, Knock-out oder anderes Derivat, mit fünf Szenarien nebeneinander. Produkt und Annahmen stehen in der Adresse; die Seite braucht „rendering: request“.
 */
export interface WarrantCalculatorProps {
  /**
   * Immer „warrant-calculator“.
   */
  type: 'warrant-calculator';
  /**
   * Überschrift.
   */
  headline?: string;
}

/**
 * Die Watchlists des Nutzers, jede mit Verweis, Umbenennen und Löschen, und ein Formular für eine neue. Nur auf einer Seite mit „audience: private“.
 */
export interface WatchlistListsProps {
  /**
   * Immer „watchlist-lists“.
   */
  type: 'watchlist-lists';
}

/**
 * Was auf einer Watchlist steht, und Formulare, die einzelne Werte oder eine Datei dazunehmen. Nur auf einer Seite über eine Watchlist.
 */
export interface WatchlistPositionsProps {
  /**
   * Immer „watchlist-positions“.
   */
  type: 'watchlist-positions';
}

/**
 * Ein Video von YouTube. Es wird erst geladen, wenn der Besucher den Schalter für YouTube auf „Ja“ stellt.
 */
export interface YoutubeVideoProps {
  /**
   * Immer „youtube-video“.
   */
  type: 'youtube-video';
  /**
   * Kennung des Videos, elf Zeichen.
   */
  videoId?: string;
  /**
   * Adresse des Videos, wenn die Kennung fehlt; ohne lesbare Kennung steht nichts da.
   */
  url?: string;
  /**
   * Was zu sehen ist, in ein paar Worten.
   */
  title?: string;
}

/** The props of every block by its type. */
export interface PropsByType {
  readonly 'account-deletion': AccountDeletionProps;
  readonly 'account-overview': AccountOverviewProps;
  readonly 'analyst-views': AnalystViewsProps;
  readonly 'app-offer': AppOfferProps;
  readonly 'article-access': ArticleAccessProps;
  readonly 'article-finder': ArticleFinderProps;
  readonly 'article-header': ArticleHeaderProps;
  readonly 'article-list': ArticleListProps;
  readonly 'article-teaser-list': ArticleTeaserListProps;
  readonly 'article-teasers': ArticleTeasersProps;
  readonly 'broker-info': BrokerInfoProps;
  readonly 'broker-list': BrokerListProps;
  readonly 'button-link': ButtonLinkProps;
  readonly 'calendar-event-list': CalendarEventListProps;
  readonly 'category-teaser-list': CategoryTeaserListProps;
  readonly chart: ChartProps;
  readonly citation: CitationProps;
  readonly 'compare-link': CompareLinkProps;
  readonly comparison: ComparisonProps;
  readonly 'consent-bar': ConsentBarProps;
  readonly 'content-text': ContentTextProps;
  readonly 'crop-mark': CropMarkProps;
  readonly 'currency-calculator': CurrencyCalculatorProps;
  readonly 'currency-matrix': CurrencyMatrixProps;
  readonly 'data-export': DataExportProps;
  readonly 'data-facts': DataFactsProps;
  readonly 'data-table': DataTableProps;
  readonly 'derivative-calculator': DerivativeCalculatorProps;
  readonly 'derivative-facts': DerivativeFactsProps;
  readonly 'device-list': DeviceListProps;
  readonly 'directory-list': DirectoryListProps;
  readonly disclaimer: DisclaimerProps;
  readonly 'economic-calendar': EconomicCalendarProps;
  readonly 'email-change': EmailChangeProps;
  readonly 'email-confirmation': EmailConfirmationProps;
  readonly 'event-calendar': EventCalendarProps;
  readonly 'external-content': ExternalContentProps;
  readonly 'feature-offer': FeatureOfferProps;
  readonly finder: FinderProps;
  readonly 'forum-frame': ForumFrameProps;
  readonly 'full-chart': FullChartProps;
  readonly 'group-list': GroupListProps;
  readonly headline: HeadlineProps;
  readonly 'heat-map': HeatMapProps;
  readonly hint: HintProps;
  readonly 'impersonation-end': ImpersonationEndProps;
  readonly 'impersonation-start': ImpersonationStartProps;
  readonly 'index-lists': IndexListsProps;
  readonly 'index-members': IndexMembersProps;
  readonly 'index-movers': IndexMoversProps;
  readonly 'instrument-header': InstrumentHeaderProps;
  readonly 'instrument-list': InstrumentListProps;
  readonly 'instrument-news': InstrumentNewsProps;
  readonly 'instrument-profile': InstrumentProfileProps;
  readonly instruments: InstrumentsProps;
  readonly 'interaction-placeholder': InteractionPlaceholderProps;
  readonly 'issuer-contact': IssuerContactProps;
  readonly 'issuer-footer': IssuerFooterProps;
  readonly 'issuer-hero': IssuerHeroProps;
  readonly 'issuer-instruments': IssuerInstrumentsProps;
  readonly 'issuer-news': IssuerNewsProps;
  readonly 'issuer-overview': IssuerOverviewProps;
  readonly 'issuer-profile': IssuerProfileProps;
  readonly 'issuer-tabs': IssuerTabsProps;
  readonly 'issuer-tiles': IssuerTilesProps;
  readonly 'key-facts': KeyFactsProps;
  readonly 'lead-story': LeadStoryProps;
  readonly 'letter-list': LetterListProps;
  readonly link: LinkProps;
  readonly 'link-list': LinkListProps;
  readonly login: LoginProps;
  readonly logout: LogoutProps;
  readonly 'logout-everywhere': LogoutEverywhereProps;
  readonly 'market-overview': MarketOverviewProps;
  readonly 'most-searched': MostSearchedProps;
  readonly 'move-reason': MoveReasonProps;
  readonly 'moved-shares': MovedSharesProps;
  readonly movers: MoversProps;
  readonly 'multi-chart': MultiChartProps;
  readonly 'name-change': NameChangeProps;
  readonly 'named-chart': NamedChartProps;
  readonly 'news-intro': NewsIntroProps;
  readonly 'newsletter-change': NewsletterChangeProps;
  readonly notices: NoticesProps;
  readonly 'order-book': OrderBookProps;
  readonly 'ordered-list': OrderedListProps;
  readonly 'page-intro': PageIntroProps;
  readonly 'page-outline': PageOutlineProps;
  readonly paragraph: ParagraphProps;
  readonly 'password-change': PasswordChangeProps;
  readonly 'password-request': PasswordRequestProps;
  readonly 'password-reset': PasswordResetProps;
  readonly 'performance-table': PerformanceTableProps;
  readonly photo: PhotoProps;
  readonly picture: PictureProps;
  readonly 'podcast-embed': PodcastEmbedProps;
  readonly 'podcast-player': PodcastPlayerProps;
  readonly 'price-chart': PriceChartProps;
  readonly 'price-history-export': PriceHistoryExportProps;
  readonly 'price-history-table': PriceHistoryTableProps;
  readonly 'privacy-center': PrivacyCenterProps;
  readonly 'product-info': ProductInfoProps;
  readonly 'product-plans': ProductPlansProps;
  readonly questions: QuestionsProps;
  readonly ranking: RankingProps;
  readonly 'ranking-index': RankingIndexProps;
  readonly 'realtime-list': RealtimeListProps;
  readonly registration: RegistrationProps;
  readonly 'registration-confirmation': RegistrationConfirmationProps;
  readonly 'saved-search-list': SavedSearchListProps;
  readonly 'saved-search-name': SavedSearchNameProps;
  readonly 'saved-search-new': SavedSearchNewProps;
  readonly 'search-articles': SearchArticlesProps;
  readonly 'search-box': SearchBoxProps;
  readonly 'search-form': SearchFormProps;
  readonly 'search-results': SearchResultsProps;
  readonly 'search-type-results': SearchTypeResultsProps;
  readonly 'share-valuation': ShareValuationProps;
  readonly 'site-footer': SiteFooterProps;
  readonly 'site-header': SiteHeaderProps;
  readonly subheadline: SubheadlineProps;
  readonly summary: SummaryProps;
  readonly table: TableProps;
  readonly 'table-of-contents': TableOfContentsProps;
  readonly 'text-section': TextSectionProps;
  readonly 'top-assets': TopAssetsProps;
  readonly 'top-etf-list': TopEtfListProps;
  readonly 'top-fund-list': TopFundListProps;
  readonly 'top-stock-list': TopStockListProps;
  readonly 'trading-system': TradingSystemProps;
  readonly tweet: TweetProps;
  readonly 'underlying-finder-link': UnderlyingFinderLinkProps;
  readonly 'unordered-list': UnorderedListProps;
  readonly 'update-list': UpdateListProps;
  readonly 'user-entry': UserEntryProps;
  readonly 'venue-holidays': VenueHolidaysProps;
  readonly 'venue-hours': VenueHoursProps;
  readonly 'venue-table': VenueTableProps;
  readonly 'video-list': VideoListProps;
  readonly 'video-player': VideoPlayerProps;
  readonly 'warrant-calculator': WarrantCalculatorProps;
  readonly 'watchlist-lists': WatchlistListsProps;
  readonly 'watchlist-positions': WatchlistPositionsProps;
  readonly 'youtube-video': YoutubeVideoProps;
}
