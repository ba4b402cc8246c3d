/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
export interface paths {
    "/v1/articles/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Artikel suchen, neueste zuerst */
        get: operations["findArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/{articleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ein Artikel */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Instrumente nach Name, ISIN, WKN oder Kürzel suchen */
        get: operations["queryInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mehrere Instrumente auf einmal */
        post: operations["listInstruments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/quote_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Kurse mehrerer Instrumente an ihrer Leitbörse, in der Reihenfolge der Anfrage */
        post: operations["listQuotesOfInstruments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ein Instrument */
        get: operations["getInstrument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kurs an einem Handelsplatz */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kurse aller Handelsplätze */
        get: operations["listQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/chart_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balken in gewünschter Auflösung */
        get: operations["getChartHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/simple_chart_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Linie für einen Chart */
        get: operations["getSimpleChartHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/eod_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tageskurse */
        get: operations["getEodHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/performance_values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wertentwicklung und Kennzahlen aus Kursen */
        get: operations["getPerformanceValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einer Aktie */
        get: operations["getStockSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indices/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einem Index */
        get: operations["getIndexSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/commodities/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einem Rohstoff */
        get: operations["getCommoditySnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/precious_metals/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einem Edelmetall */
        get: operations["getPreciousMetalSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Publisher: {
            /** @description Kennung. */
            id: number;
            /**
             * @description Herausgeber.
             * @example Parkett Redaktion
             */
            name: string;
        };
        ArticleUrls: {
            /**
             * @description Adresse im Portal.
             * @example /ratgeber/aktien-kaufen
             */
            WEBSITE: string;
        };
        ArticleTeaser: {
            /** @enum {string} */
            type: "V1ArticleTeaser";
            /** @enum {string} */
            entityType: "ARTICLE";
            /** @description Kennung. */
            entityValue: string;
            urls: components["schemas"]["ArticleUrls"];
            /** @description Überschrift. */
            headline: string;
            /** @description Anreißer. */
            teaser?: string;
            /** @description Rubrik. */
            category?: string;
            /** @description Bild. */
            cloudinaryId?: string;
            publisher: components["schemas"]["Publisher"];
            datetimePublication: components["schemas"]["DateTime"];
        };
        ArticleTeaserList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Zahl aller Treffer. */
            total?: number;
            list: components["schemas"]["ArticleTeaser"][];
        };
        Article: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @enum {string} */
            type: "V1Article";
            /** @enum {string} */
            entityType: "ARTICLE";
            /** @description Kennung. */
            entityValue: string;
            /** @description Adresse ohne führenden Schrägstrich. */
            alias?: string;
            urls: components["schemas"]["ArticleUrls"];
            /** @description Überschrift. */
            headline: string;
            /** @description Anreißer. */
            teaser?: string;
            /** @description Rubrik. */
            category?: string;
            /** @description Bild. */
            cloudinaryId?: string;
            /** @description Autor. */
            author?: string;
            publisher: components["schemas"]["Publisher"];
            /** @enum {string} */
            displayType: "NATIVE";
            /** @enum {string} */
            language: "de";
            datetimePublication: components["schemas"]["DateTime"];
            datetimeUpdate?: components["schemas"]["DateTime"];
            /** @description Art, etwa Ratgeber. */
            articleSubTypeName?: string;
            /** @description Wörter. */
            wordCount?: number;
            /** @description Nur für Abonnenten. */
            premium: boolean;
            /** @description Instrumente im Artikel. */
            instruments: components["schemas"]["Instrument"][];
            /** @description Bausteine in Reihenfolge. */
            contentItems: components["schemas"]["ContentItem"][];
        };
        /**
         * @description Art einer Entität.
         * @example STOCK
         * @enum {string}
         */
        EntityType: "STOCK" | "INDEX" | "NEWS" | "ARTICLE" | "BOND" | "COMMODITY" | "CRYPTO" | "CURRENCY" | "DERIVATIVE" | "ETF" | "FUND" | "FUTURE" | "INTEREST" | "PRECIOUS_METAL" | "UNKNOWN";
        /**
         * @example 82849
         * @example ISIN:DE0007164600
         * @example EURUSD
         * @example BTC
         */
        EntityKey: string;
        /**
         * @description Zeitraum eines Charts. D1 ein Tag, W1 eine Woche, M1 ein Monat, Y1 ein Jahr …, MAX alles.
         * @example Y1
         * @enum {string}
         */
        Range: "D1" | "W1" | "M1" | "M3" | "M6" | "Y1" | "Y3" | "Y5" | "Y10" | "MAX";
        /**
         * @description Gewünschte Kursqualität.
         * @example BST
         * @enum {string}
         */
        RequestQuality: "BST" | "RLT" | "DLY" | "EOD";
        /**
         * @description Kursqualität. RLT Echtzeit, DLY verzögert, EOD Tagesschluss.
         * @example RLT
         * @enum {string}
         */
        QualityCode: "RLT" | "DLY" | "EOD";
        /**
         * @description Währung nach ISO 4217.
         * @example EUR
         */
        IsoCurrency: string;
        /**
         * @description Land nach ISO 3166-1 (zwei Buchstaben).
         * @example DE
         */
        IsoCountry: string;
        /**
         * Format: date-time
         * @description Zeitpunkt in UTC mit Millisekunden, `2026-07-31T15:38:08.550+00:00`.
         * @example 2026-07-31T15:38:08.550+00:00
         */
        DateTime: string;
        /**
         * Format: date
         * @description Kalendertag `YYYY-MM-DD`.
         * @example 2026-07-30
         */
        LocalDate: string;
        /**
         * @description Zeitpunkt in Millisekunden seit 1970 (UTC).
         * @example 1789667930633
         */
        EpochMilliseconds: number;
        /** @description Fehlerantwort aller Aufrufe. */
        Error: {
            /**
             * @description Text für Besucher.
             * @example Das Instrument wurde nicht gefunden.
             */
            displayErrorMessage: string;
            /**
             * @description Fachlicher Fehlercode.
             * @example 1404
             */
            errorCode: number;
            /**
             * @description Technischer Text (englisch).
             * @example No instrument STOCK/1
             */
            errorMessage: string;
            /**
             * @description Kennung der Anfrage für Rückfragen.
             * @example req-4f1c
             */
            identifier: string;
            /**
             * @description HTTP-Status.
             * @example 404
             */
            statusCode: number;
        };
        InstrumentUrls: {
            /**
             * @description Adresse der Instrumentseite im Portal (absolut oder ab Wurzel).
             * @example /aktien/SAP-Aktie-DE0007164600
             */
            WEBSITE?: string;
            /** @description Nachrichten zum Instrument. */
            NEWS?: string;
            /** @description Derivate-Suche mit diesem Basiswert. */
            DERIVATIVES_FINDER?: string;
            /** @description ETF-Suche mit diesem Index. */
            ETF_FINDER?: string;
        };
        Logo: {
            /**
             * @description Adresse des Logos mit Platzhaltern für Breite und Höhe.
             * @example /bilder/logo-sap.svg?b={width}&h={height}
             */
            cloudinaryUrlTemplate: string;
        };
        /** @description Ein Instrument, wie Listen und Seiten es nennen. */
        Instrument: {
            /**
             * @description Immer „Instrument“.
             * @example Instrument
             */
            type: string;
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Unterart.
             * @example ETF
             */
            entitySubType?: string;
            /**
             * @description Merkmale.
             * @example [
             *       "INSTRUMENT"
             *     ]
             */
            entityAttributes?: string[];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            /**
             * @description Name.
             * @example SAP
             */
            name: string;
            /**
             * @description Kurzname für enge Stellen.
             * @example SAP
             */
            tinyName: string;
            /**
             * @description Name in Adressen.
             * @example SAP-Aktie
             */
            urlName: string;
            /**
             * @description ISIN.
             * @example DE0007164600
             */
            isin?: string;
            /**
             * @description WKN.
             * @example 716460
             */
            wkn?: string;
            /**
             * @description Börsenkürzel.
             * @example SAP
             */
            symbol?: string;
            /**
             * @description Kürzel an der Heimatbörse.
             * @example SAP
             */
            homeSymbol?: string;
            /**
             * @description Art auf Deutsch.
             * @example Aktie
             */
            displayType: string;
            /**
             * @description Technische Art.
             * @example Instrument
             */
            instrumentType?: string;
            urls: components["schemas"]["InstrumentUrls"];
            logo?: components["schemas"]["Logo"];
            expires?: components["schemas"]["EpochMilliseconds"];
        };
        /** @description Handelsplatz einer Notierung. */
        Market: {
            /**
             * @description Handelsplatz.
             * @example Xetra
             */
            name: string;
            /**
             * @description `_` + Börse, `@_` + Market Maker bei außerbörslichem Handel.
             * @example _GER
             */
            codeMarket: string;
            /**
             * @description Börse.
             * @example Xetra
             */
            nameExchange?: string;
            /**
             * @description Kürzel der Börse.
             * @example GER
             */
            codeExchange?: string;
            /**
             * @description Market Maker.
             * @example Lang & Schwarz
             */
            nameContributor?: string;
            /**
             * @description Kürzel des Market Makers.
             * @example LUSG
             */
            codeContributor?: string;
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            isoCountry?: components["schemas"]["IsoCountry"];
            /**
             * @description Kürzel bei Google.
             * @example ETR
             */
            codeExchangeGoogle?: string;
        };
        /** @description Woher die Kurse stammen. Simulierte Kurse werden auf der Seite so genannt. */
        PriceSource: {
            /**
             * @description Simuliert oder eingelesen.
             * @example SIMULATED
             * @enum {string}
             */
            kind: "SIMULATED" | "IMPORTED";
            /**
             * @description Quelle für Besucher.
             * @example Simulierte Kurse
             */
            name: string;
            /** @description Adresse der Quelle. */
            url?: string;
            /**
             * @description Lizenz der Quelle.
             * @example PDDL-1.0
             */
            license?: string;
        };
        /** @description Kurs einer Notierung. Unbekanntes fehlt. */
        Quote: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Kennung des Instruments. */
            idInstrument: string;
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            market: components["schemas"]["Market"];
            isoCurrency: components["schemas"]["IsoCurrency"];
            /** @description Handelszeiten. */
            idTradingSchedule?: number;
            /**
             * @description Art des Kurses.
             * @example 1
             */
            idTypePrice?: number;
            /** @description Eröffnung. */
            open?: number;
            /** @description Tageshoch. */
            high?: number;
            /** @description Tagestief. */
            low?: number;
            /**
             * @description Letzter Kurs.
             * @example 157.68
             */
            last: number;
            /** @description Schlusskurs des Vortags. */
            previousLast?: number;
            /** @description Veränderung zum Vortag in der Währung. */
            performance?: number;
            /** @description Veränderung zum Vortag in Prozent (1.8161 = 1.8161 %). */
            performancePct?: number;
            /** @description Geldkurs. */
            bid?: number;
            /** @description Briefkurs. */
            ask?: number;
            /** @description Stück im Geld. */
            volumeBid?: number;
            /** @description Stück im Brief. */
            volumeAsk?: number;
            /** @description Stück des letzten Handels. */
            volume?: number;
            /** @description Umsatz des letzten Handels in der Währung. */
            money?: number;
            /** @description Gehandelte Stück heute. */
            totalVolume?: number;
            /** @description Umsatz heute in der Währung. */
            totalMoney?: number;
            /** @description Gehandelte Stück der letzten vier Wochen. */
            volume4Weeks?: number;
            datetimeOpen?: components["schemas"]["DateTime"];
            datetimeHigh?: components["schemas"]["DateTime"];
            datetimeLow?: components["schemas"]["DateTime"];
            datetimeLast: components["schemas"]["DateTime"];
            datetimePreviousLast?: components["schemas"]["DateTime"];
            datetimeBid?: components["schemas"]["DateTime"];
            datetimeAsk?: components["schemas"]["DateTime"];
            /** @description Hoch der letzten 52 Wochen. */
            highPrice1Year?: number;
            /** @description Tief der letzten 52 Wochen. */
            lowPrice1Year?: number;
            datetimeHighPrice1Year?: components["schemas"]["DateTime"];
            datetimeLowPrice1Year?: components["schemas"]["DateTime"];
            /** @description Veränderung in einem Jahr in der Währung. */
            performance1Year?: number;
            /** @description Veränderung in einem Jahr in Prozent. */
            performance1YearPct?: number;
            codeQualityPrice: components["schemas"]["QualityCode"];
            codeQualityPriceBidAsk?: components["schemas"]["QualityCode"];
            /** @description Kurszusatz („G“ Geld, „B“ Brief). */
            addendum?: string;
            /**
             * @description Einheit der Notierung (STK, PCT, PKT).
             * @example STK
             */
            unitType: string;
            /**
             * @description Einheit für die Anzeige (Währung oder Einheit).
             * @example EUR
             */
            displayUnit: string;
            priceSource: components["schemas"]["PriceSource"];
        };
        /** @description Ein Baustein eines Textes; `type` entscheidet, welche Felder gelten. */
        ContentItem: {
            /**
             * @description Art des Bausteins.
             * @example paragraph
             */
            type: string;
            /** @description Text (einfaches HTML erlaubt). */
            value?: string;
            /** @description Nicht im Inhaltsverzeichnis. */
            excludedFromTOC?: boolean;
            /** @description Adresse. */
            url?: string;
            /**
             * @description Art des Links.
             * @enum {string}
             */
            linkType?: "EXTERNAL" | "INTERNAL";
            /** @description Bild im Bilderdienst. */
            cloudinaryId?: string;
            /** @description Adresse eines Bildes. */
            photoUrl?: string;
            /** @description Titel. */
            title?: string;
            /** @description Bildunterschrift. */
            caption?: string;
            /** @description Bildnachweis. */
            credit?: string;
            /** @description Seitenverhältnis (Breite durch Höhe). */
            ratio?: number;
            /** @description Breite in Pixeln. */
            width?: number;
            /** @description Höhe in Pixeln. */
            height?: number;
            /** @description Kennung des Videos. */
            videoId?: string;
            /** @description Kennung des Beitrags. */
            tweetId?: string;
            /** @description Adresse. */
            link?: string;
            /** @description Einträge einer Liste. */
            values?: string[];
            /** @description Zeilen einer Tabelle; die erste ist der Kopf. */
            rows?: string[][];
            /** @description Instrumente einer Liste oder eines Charts. */
            instruments?: components["schemas"]["InstrumentKey"][];
            range?: components["schemas"]["Range"];
            issuer?: {
                /** @description Haftungsausschluss. */
                longDisclaimer?: string;
            };
            /** @description Unbekannte Art still auslassen. */
            ignoreIfUnknown?: boolean;
        } & {
            [key: string]: unknown;
        };
        InstrumentKey: {
            entityType: components["schemas"]["EntityType"];
            entityValue: components["schemas"]["EntityKey"];
        };
        InstrumentQueryResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Die Suche. */
            searchValue: string;
            /** @description Treffer, wichtigster zuerst. */
            list: components["schemas"]["Instrument"][];
        };
        InstrumentListRequest: {
            list: components["schemas"]["InstrumentKey"][];
        };
        InstrumentList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Zahl der Einträge. */
            total: number;
            /** @description In der Reihenfolge der Anfrage; Unbekannte fehlen. */
            list: components["schemas"]["Instrument"][];
        };
        QuoteListRequest: {
            list: {
                entityType: components["schemas"]["EntityType"];
                entityValue: components["schemas"]["EntityKey"];
                quality?: components["schemas"]["RequestQuality"];
                codeMarket?: string;
                isoCurrency?: components["schemas"]["IsoCurrency"];
                idNotation?: number;
            }[];
        };
        QuoteList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Zahl der Kurse. */
            total?: number;
            list: components["schemas"]["Quote"][];
        };
        ChartHistory: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /** @description Kennung. */
            entityValue: string;
            market: components["schemas"]["Market"];
            /** @description Kennung des Instruments. */
            idInstrument: string;
            /** @description Notierung. */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /** @description Einheit der Notierung. */
            unitType: string;
            /** @description Einheit für die Anzeige. */
            displayUnit: string;
            /** @description Handelszeiten. */
            idTradingSchedule?: number;
            datetimeStartAvailableHistory?: components["schemas"]["DateTime"];
            datetimeEndAvailableHistory?: components["schemas"]["DateTime"];
            priceSource: components["schemas"]["PriceSource"];
            /** @enum {string} */
            resolution: "1m" | "5m" | "15m" | "1H" | "1D" | "1W" | "1M";
            /** @description Zeitpunkte in Sekunden seit 1970 (UTC); Tageskurse 12 Uhr UTC. */
            datetimeLast: number[];
            /** @description Eröffnung. */
            first: number[];
            /** @description Schluss. */
            last: number[];
            /** @description Hoch. */
            high: number[];
            /** @description Tief. */
            low: number[];
            /** @description Gehandelte Stück. */
            volume: number[];
            /** @description Zahl der Kurse. */
            numberPrices: number[];
        };
        SimpleChartHistory: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /** @description Kennung. */
            entityValue: string;
            market: components["schemas"]["Market"];
            /** @description Kennung des Instruments. */
            idInstrument: string;
            /** @description Notierung. */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /** @description Einheit der Notierung. */
            unitType: string;
            /** @description Einheit für die Anzeige. */
            displayUnit: string;
            /** @description Handelszeiten. */
            idTradingSchedule?: number;
            datetimeStartAvailableHistory?: components["schemas"]["DateTime"];
            datetimeEndAvailableHistory?: components["schemas"]["DateTime"];
            priceSource: components["schemas"]["PriceSource"];
            /** @description Schlusskurs vor dem Zeitraum. */
            previousLast?: number;
            /** @description Zeitpunkte in Millisekunden seit 1970 (UTC). */
            datetimeTick: number[];
            /** @description Kurse. */
            tick: number[];
        };
        EodHistory: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /** @description Kennung. */
            entityValue: string;
            market: components["schemas"]["Market"];
            /** @description Kennung des Instruments. */
            idInstrument: string;
            /** @description Notierung. */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /** @description Einheit der Notierung. */
            unitType: string;
            /** @description Einheit für die Anzeige. */
            displayUnit: string;
            /** @description Handelszeiten. */
            idTradingSchedule?: number;
            datetimeStartAvailableHistory?: components["schemas"]["DateTime"];
            datetimeEndAvailableHistory?: components["schemas"]["DateTime"];
            priceSource: components["schemas"]["PriceSource"];
            /** @description Zahl aller Tage im Zeitraum. */
            total?: number;
            /** @description Zeitpunkte in Sekunden seit 1970 (UTC); Tageskurse 12 Uhr UTC. */
            datetimeLast: number[];
            /** @description Eröffnung. */
            first: number[];
            /** @description Schluss. */
            last: number[];
            /** @description Hoch. */
            high: number[];
            /** @description Tief. */
            low: number[];
            /** @description Gehandelte Stück. */
            volume: number[];
            /** @description Zahl der Kurse. */
            numberPrices: number[];
        };
        /** @description Kennzahlen aus dem Kursverlauf; Unbekanntes fehlt. */
        PerformanceValues: {
            /** @description Notierung. */
            idNotation: number;
            /** @description Durchschnittlicher Tagesumsatz in der Währung (D5). */
            averageMoneyD5?: number;
            /** @description Durchschnittlicher Tagesumsatz in der Währung (D30). */
            averageMoneyD30?: number;
            /** @description Durchschnittlicher Tagesumsatz in der Währung (D100). */
            averageMoneyD100?: number;
            /** @description Durchschnittlicher Tagesumsatz in der Währung (D250). */
            averageMoneyD250?: number;
            /** @description Durchschnittlicher Tagesumsatz in der Währung (Cy). */
            averageMoneyCy?: number;
            /** @description Durchschnittskurs (D5). */
            averagePriceD5?: number;
            /** @description Durchschnittskurs (D30). */
            averagePriceD30?: number;
            /** @description Durchschnittskurs (D100). */
            averagePriceD100?: number;
            /** @description Durchschnittskurs (D250). */
            averagePriceD250?: number;
            /** @description Durchschnittskurs (Cy). */
            averagePriceCy?: number;
            /** @description Durchschnittlich gehandelte Stück je Tag (D5). */
            averageVolumeD5?: number;
            /** @description Durchschnittlich gehandelte Stück je Tag (D30). */
            averageVolumeD30?: number;
            /** @description Durchschnittlich gehandelte Stück je Tag (D100). */
            averageVolumeD100?: number;
            /** @description Durchschnittlich gehandelte Stück je Tag (D250). */
            averageVolumeD250?: number;
            /** @description Umsatz in der Währung (D5). */
            moneyD5?: number;
            /** @description Umsatz in der Währung (D30). */
            moneyD30?: number;
            /** @description Umsatz in der Währung (D100). */
            moneyD100?: number;
            /** @description Umsatz in der Währung (D250). */
            moneyD250?: number;
            /** @description Veränderung in der Währung (Cy). */
            performanceAbsCy?: number;
            /** @description Veränderung in der Währung (W1). */
            performanceAbsW1?: number;
            /** @description Veränderung in der Währung (W4). */
            performanceAbsW4?: number;
            /** @description Veränderung in der Währung (M3). */
            performanceAbsM3?: number;
            /** @description Veränderung in der Währung (M6). */
            performanceAbsM6?: number;
            /** @description Veränderung in der Währung (W52). */
            performanceAbsW52?: number;
            /** @description Veränderung in der Währung (Y3). */
            performanceAbsY3?: number;
            /** @description Veränderung in der Währung (Y5). */
            performanceAbsY5?: number;
            /** @description Veränderung in der Währung (Y7). */
            performanceAbsY7?: number;
            /** @description Veränderung in der Währung (Y10). */
            performanceAbsY10?: number;
            /** @description Veränderung in Prozent (Cy). */
            performanceRelCy?: number;
            /** @description Veränderung in Prozent (D1). */
            performanceRelD1?: number;
            /** @description Veränderung in Prozent (W1). */
            performanceRelW1?: number;
            /** @description Veränderung in Prozent (W4). */
            performanceRelW4?: number;
            /** @description Veränderung in Prozent (M2). */
            performanceRelM2?: number;
            /** @description Veränderung in Prozent (M3). */
            performanceRelM3?: number;
            /** @description Veränderung in Prozent (M6). */
            performanceRelM6?: number;
            /** @description Veränderung in Prozent (W52). */
            performanceRelW52?: number;
            /** @description Veränderung in Prozent (Y2). */
            performanceRelY2?: number;
            /** @description Veränderung in Prozent (Y3). */
            performanceRelY3?: number;
            /** @description Veränderung in Prozent (Y4). */
            performanceRelY4?: number;
            /** @description Veränderung in Prozent (Y5). */
            performanceRelY5?: number;
            /** @description Veränderung in Prozent (Y7). */
            performanceRelY7?: number;
            /** @description Veränderung in Prozent (Y10). */
            performanceRelY10?: number;
            /** @description Annualisierte Volatilität in Prozent (W1). */
            volaW1?: number;
            /** @description Annualisierte Volatilität in Prozent (30). */
            vola30?: number;
            /** @description Annualisierte Volatilität in Prozent (M1). */
            volaM1?: number;
            /** @description Annualisierte Volatilität in Prozent (M3). */
            volaM3?: number;
            /** @description Annualisierte Volatilität in Prozent (M6). */
            volaM6?: number;
            /** @description Annualisierte Volatilität in Prozent (250). */
            vola250?: number;
            /** @description Annualisierte Volatilität in Prozent (Y1). */
            volaY1?: number;
            /** @description Annualisierte Volatilität in Prozent (Y3). */
            volaY3?: number;
            /** @description Annualisierte Volatilität in Prozent (Y5). */
            volaY5?: number;
            /** @description Annualisierte Volatilität in Prozent (Y7). */
            volaY7?: number;
            /** @description Annualisierte Volatilität in Prozent (Y10). */
            volaY10?: number;
            /** @description Annualisierte Volatilität in Prozent (Cy). */
            volaCy?: number;
            /** @description Durchschnittlich gehandelte Stück je Tag (W1). */
            volumeAvgW1?: number;
            /** @description Durchschnittlich gehandelte Stück je Tag (W4). */
            volumeAvgW4?: number;
            /** @description Durchschnittlich gehandelte Stück je Tag (W52). */
            volumeAvgW52?: number;
            /** @description Gehandelte Stück (W1). */
            volumeW1?: number;
            /** @description Gehandelte Stück (W4). */
            volumeW4?: number;
            /** @description Gehandelte Stück (W52). */
            volumeW52?: number;
            /** @description Höchster Kurs (W1). */
            highPriceW1?: number;
            /** @description Höchster Kurs (M1). */
            highPriceM1?: number;
            /** @description Höchster Kurs (M3). */
            highPriceM3?: number;
            /** @description Höchster Kurs (M6). */
            highPriceM6?: number;
            /** @description Höchster Kurs (W52). */
            highPriceW52?: number;
            /** @description Höchster Kurs (Y3). */
            highPriceY3?: number;
            /** @description Höchster Kurs (Y5). */
            highPriceY5?: number;
            /** @description Höchster Kurs (Y7). */
            highPriceY7?: number;
            /** @description Höchster Kurs (Y10). */
            highPriceY10?: number;
            /** @description Höchster Kurs (Year). */
            highPriceYear?: number;
            /** @description Tiefster Kurs (W1). */
            lowPriceW1?: number;
            /** @description Tiefster Kurs (M1). */
            lowPriceM1?: number;
            /** @description Tiefster Kurs (M3). */
            lowPriceM3?: number;
            /** @description Tiefster Kurs (M6). */
            lowPriceM6?: number;
            /** @description Tiefster Kurs (W52). */
            lowPriceW52?: number;
            /** @description Tiefster Kurs (Y3). */
            lowPriceY3?: number;
            /** @description Tiefster Kurs (Y5). */
            lowPriceY5?: number;
            /** @description Tiefster Kurs (Y7). */
            lowPriceY7?: number;
            /** @description Tiefster Kurs (Y10). */
            lowPriceY10?: number;
            /** @description Tiefster Kurs (Year). */
            lowPriceYear?: number;
            /** @description Kurs zu Beginn des Zeitraums (Cy). */
            lastPriceCy?: number;
            /** @description Kurs zu Beginn des Zeitraums (W1). */
            lastPriceW1?: number;
            /** @description Kurs zu Beginn des Zeitraums (W4). */
            lastPriceW4?: number;
            /** @description Kurs zu Beginn des Zeitraums (M3). */
            lastPriceM3?: number;
            /** @description Kurs zu Beginn des Zeitraums (M6). */
            lastPriceM6?: number;
            /** @description Kurs zu Beginn des Zeitraums (W52). */
            lastPriceW52?: number;
            /** @description Kurs zu Beginn des Zeitraums (Y3). */
            lastPriceY3?: number;
            /** @description Kurs zu Beginn des Zeitraums (Y5). */
            lastPriceY5?: number;
            /** @description Kurs zu Beginn des Zeitraums (Y7). */
            lastPriceY7?: number;
            /** @description Kurs zu Beginn des Zeitraums (Y10). */
            lastPriceY10?: number;
            dateM1High?: components["schemas"]["DateTime"];
            dateM1Low?: components["schemas"]["DateTime"];
            dateM3High?: components["schemas"]["DateTime"];
            dateM3Low?: components["schemas"]["DateTime"];
            dateM6High?: components["schemas"]["DateTime"];
            dateM6Low?: components["schemas"]["DateTime"];
            dateW1High?: components["schemas"]["DateTime"];
            dateW1Low?: components["schemas"]["DateTime"];
            dateW52High?: components["schemas"]["DateTime"];
            dateW52Low?: components["schemas"]["DateTime"];
            dateY10High?: components["schemas"]["DateTime"];
            dateY10Low?: components["schemas"]["DateTime"];
            dateY3High?: components["schemas"]["DateTime"];
            dateY3Low?: components["schemas"]["DateTime"];
            dateY5High?: components["schemas"]["DateTime"];
            dateY5Low?: components["schemas"]["DateTime"];
            dateY7High?: components["schemas"]["DateTime"];
            dateY7Low?: components["schemas"]["DateTime"];
            dateYearHigh?: components["schemas"]["DateTime"];
            dateYearLow?: components["schemas"]["DateTime"];
            dateW1Last?: components["schemas"]["DateTime"];
            dateW4Last?: components["schemas"]["DateTime"];
            dateM3Last?: components["schemas"]["DateTime"];
            dateM6Last?: components["schemas"]["DateTime"];
            dateW52Last?: components["schemas"]["DateTime"];
            dateY3Last?: components["schemas"]["DateTime"];
            dateY5Last?: components["schemas"]["DateTime"];
            dateY7Last?: components["schemas"]["DateTime"];
            dateY10Last?: components["schemas"]["DateTime"];
            dateCyLast?: components["schemas"]["DateTime"];
        };
        SnapshotChart: {
            /** @description Notierung. */
            idNotation: number;
            selectedRange: components["schemas"]["Range"];
            ranges: components["schemas"]["Range"][];
            /** @description Handelsplatz. */
            codeMarket: string;
            isoCurrency: components["schemas"]["IsoCurrency"];
        };
        SnapshotKeywords: {
            entityType?: components["schemas"]["EntityType"];
            entityValue?: string;
            isin?: string;
            wkn?: string;
            idFamily?: string;
        };
        Company: {
            /** @enum {string} */
            type: "Company";
            /** @enum {string} */
            entityType: "COMPANY";
            /** @description Kennung. */
            entityValue: string;
            /**
             * @description Firma.
             * @example SAP SE
             */
            name: string;
            isoCountry?: components["schemas"]["IsoCountry"];
            /**
             * @description Land auf Deutsch.
             * @example Deutschland
             */
            nameCountry?: string;
            branch?: {
                idBranch: number;
                /**
                 * @description Branche.
                 * @example Standardsoftware
                 */
                name: string;
                sector?: {
                    idSector: number;
                    /**
                     * @description Sektor.
                     * @example Software
                     */
                    name: string;
                };
            };
        };
        StocksDetails: {
            /** @description Kurzname. */
            shortName?: string;
            /** @description Amtlicher Name des Wertpapiers. */
            officialName?: string;
        };
        StocksFigure: {
            idCompany?: number;
            idInstrument?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /** @description Marktkapitalisierung der Gattung. */
            marketCapInstrument?: number;
            /** @description Marktkapitalisierung des Unternehmens. */
            marketCapCompany?: number;
            /** @description Zahl der Aktien der Gattung. */
            numSharesInstrument?: number;
            /** @description Zahl aller Aktien. */
            numSharesCompany?: number;
            datetimeCalculation?: components["schemas"]["DateTime"];
        };
        IndicesDetails: {
            /** @description Art des Index, etwa Performance- oder Kursindex. */
            nameIndexType?: string;
            isoCountry?: components["schemas"]["IsoCountry"];
            /** @description Land auf Deutsch. */
            nameCountry?: string;
            /** @description Erdteil. */
            nameContinent?: string;
            /** @description Indexfamilie. */
            nameFamily?: string;
            /** @description Zahl der Mitglieder. */
            numberConstituents?: number;
            /** @description Einheit. */
            unitType?: string;
        };
        CommodityDetails: {
            /** @description Gruppe, etwa Energie oder Edelmetalle. */
            nameCategory?: string;
            /** @description Handelseinheit, etwa Barrel oder Feinunze. */
            nameQuotationUnit?: string;
            /** @description Handelsort oder Referenz des Kurses. */
            nameProvider?: string;
        };
        StockSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @enum {string} */
            type: "StocksSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            company: components["schemas"]["Company"];
            stocksDetails: components["schemas"]["StocksDetails"];
            stocksFigure: components["schemas"]["StocksFigure"];
        };
        IndexSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @enum {string} */
            type: "IndicesSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            /** @description Zahl der Mitglieder. */
            numberConstituents?: number;
            indicesDetails: components["schemas"]["IndicesDetails"];
        };
        CommoditySnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @enum {string} */
            type: "CommoditySnapshot" | "PreciousMetalSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            commodityDetails: components["schemas"]["CommodityDetails"];
        };
    };
    responses: {
        /** @description Die Anfrage passt nicht zum Vertrag. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Das Gesuchte gibt es nicht. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Der Rumpf der Anfrage ist zu groß. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Zu viele Anfragen. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Der Dienst ist gerade nicht erreichbar. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unerwarteter Fehler. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Art des Instruments.
         * @example STOCK
         */
        EntityType: components["schemas"]["EntityType"];
        /**
         * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
         * @example 82849
         */
        EntityValue: components["schemas"]["EntityKey"];
        /**
         * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
         * @example 163500
         */
        IdNotation: number;
        /**
         * @description Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
         * @example _GER
         */
        CodeMarket: string;
        /**
         * @description Währung der gewünschten Notierung.
         * @example EUR
         */
        IsoCurrency: components["schemas"]["IsoCurrency"];
        /**
         * @description Gewünschte Kursqualität; `BST` ist die beste verfügbare.
         * @example BST
         */
        Quality: components["schemas"]["RequestQuality"];
        /**
         * @description Art des Kurses (1 = gehandelter Kurs).
         * @example 1
         */
        IdTypePrice: number;
        /**
         * @description Gruppe der Kursart.
         * @example 1
         */
        IdGroupTypePrice: number;
        /**
         * @description Zeitraum, der heute endet.
         * @example Y1
         */
        Range: components["schemas"]["Range"];
        /**
         * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`.
         * @example 2026-01-02
         */
        StartDate: components["schemas"]["LocalDate"];
        /**
         * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`.
         * @example 2026-06-30
         */
        EndDate: components["schemas"]["LocalDate"];
        /**
         * @description Kurse um Ausschüttungen bereinigen.
         * @example false
         */
        WithEarnings: boolean;
        /**
         * @description Seite, ab 0 gezählt.
         * @example 0
         */
        Page: number;
        /**
         * @description Einträge je Seite.
         * @example 25
         */
        PerPage: number;
        /**
         * @description Sortierrichtung.
         * @example DESC
         */
        Order: "ASC" | "DESC";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findArticles: {
        parameters: {
            query?: {
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Rubrik.
                 * @example ratgeber
                 */
                category?: string;
                /**
                 * @description Nur Artikel zu diesem Instrument.
                 * @example STOCK
                 */
                entityType?: components["schemas"]["EntityType"];
                /**
                 * @description Nur Artikel zu diesem Instrument.
                 * @example 82849
                 */
                entityValue?: components["schemas"]["EntityKey"];
                /**
                 * @description Zahl aller Treffer mitliefern.
                 * @example true
                 */
                calculateTotal?: boolean;
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: string;
                /**
                 * @description Gerät.
                 * @example DESKTOP
                 */
                device?: "DESKTOP" | "TABLET" | "MOBILE" | "UNKNOWN";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Artikels oder `ALIAS:{alias}`.
                 * @example ALIAS:ratgeber/aktien-kaufen
                 */
                articleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    queryInstruments: {
        parameters: {
            query: {
                /**
                 * @description Name, ISIN, WKN oder Kürzel.
                 * @example SAP
                 */
                searchValue: string;
                /**
                 * @description Nur diese Art.
                 * @example STOCK
                 */
                type?: components["schemas"]["EntityType"];
                /**
                 * @description Höchstzahl der Treffer.
                 * @example 5
                 */
                limit?: number;
                /**
                 * @description Kennung der Sitzung für die Auswertung.
                 * @example s-1
                 */
                scapaId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstrumentQueryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInstruments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstrumentListRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstrumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listQuotesOfInstruments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteListRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInstrument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instrument"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getQuote: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
                /**
                 * @description Gewünschte Kursqualität; `BST` ist die beste verfügbare.
                 * @example BST
                 */
                quality?: components["parameters"]["Quality"];
                /**
                 * @description Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
                 * @example _GER
                 */
                codeMarket?: components["parameters"]["CodeMarket"];
                /**
                 * @description Währung der gewünschten Notierung.
                 * @example EUR
                 */
                isoCurrency?: components["parameters"]["IsoCurrency"];
                /**
                 * @description Zeitraum, der heute endet.
                 * @example Y1
                 */
                range?: components["parameters"]["Range"];
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getChartHistory: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
                /**
                 * @description Gewünschte Kursqualität; `BST` ist die beste verfügbare.
                 * @example BST
                 */
                quality?: components["parameters"]["Quality"];
                /**
                 * @description Art des Kurses (1 = gehandelter Kurs).
                 * @example 1
                 */
                idTypePrice?: components["parameters"]["IdTypePrice"];
                /**
                 * @description Gruppe der Kursart.
                 * @example 1
                 */
                idGroupTypePrice?: components["parameters"]["IdGroupTypePrice"];
                /**
                 * @description Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
                 * @example _GER
                 */
                codeMarket?: components["parameters"]["CodeMarket"];
                /**
                 * @description Währung der gewünschten Notierung.
                 * @example EUR
                 */
                isoCurrency?: components["parameters"]["IsoCurrency"];
                /**
                 * @description Zeitraum, der heute endet.
                 * @example Y1
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`.
                 * @example 2026-01-02
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`.
                 * @example 2026-06-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Kurse um Ausschüttungen bereinigen.
                 * @example false
                 */
                withEarnings?: components["parameters"]["WithEarnings"];
                /**
                 * @description Länge eines Balkens.
                 * @example 1D
                 */
                resolution?: "1m" | "5m" | "15m" | "1H" | "1D" | "1W" | "1M";
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSimpleChartHistory: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
                /**
                 * @description Gewünschte Kursqualität; `BST` ist die beste verfügbare.
                 * @example BST
                 */
                quality?: components["parameters"]["Quality"];
                /**
                 * @description Art des Kurses (1 = gehandelter Kurs).
                 * @example 1
                 */
                idTypePrice?: components["parameters"]["IdTypePrice"];
                /**
                 * @description Gruppe der Kursart.
                 * @example 1
                 */
                idGroupTypePrice?: components["parameters"]["IdGroupTypePrice"];
                /**
                 * @description Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
                 * @example _GER
                 */
                codeMarket?: components["parameters"]["CodeMarket"];
                /**
                 * @description Währung der gewünschten Notierung.
                 * @example EUR
                 */
                isoCurrency?: components["parameters"]["IsoCurrency"];
                /**
                 * @description Zeitraum, der heute endet.
                 * @example Y1
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`.
                 * @example 2026-01-02
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`.
                 * @example 2026-06-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Kurse um Ausschüttungen bereinigen.
                 * @example false
                 */
                withEarnings?: components["parameters"]["WithEarnings"];
                /**
                 * @description Länge eines Balkens.
                 * @example 1D
                 */
                resolution?: "1m" | "5m" | "15m" | "1H" | "1D" | "1W" | "1M";
                /**
                 * @description Art der Reihe.
                 * @example PRICE
                 */
                chartType?: "PRICE";
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimpleChartHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getEodHistory: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
                /**
                 * @description Zeitraum, der heute endet.
                 * @example Y1
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`.
                 * @example 2026-01-02
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`.
                 * @example 2026-06-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Kurse um Ausschüttungen bereinigen.
                 * @example false
                 */
                withEarnings?: components["parameters"]["WithEarnings"];
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EodHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPerformanceValues: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerformanceValues"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getStockSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getIndexSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndexSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCommoditySnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommoditySnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPreciousMetalSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`.
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommoditySnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}

