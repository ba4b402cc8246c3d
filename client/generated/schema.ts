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
    "/v1/articles/finder/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rubriken, Autorinnen und Autoren, Quellen und Podcasts */
        get: operations["getArticleDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/editorial/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alle Dokumente der Redaktion beim Anbieter: Beiträge und worauf sie sich beziehen */
        get: operations["listArticleDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/editorial/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ein Dokument der Redaktion, wie es geschrieben ist */
        get: operations["getArticleDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/editorial/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eine Veröffentlichung vorbereiten: prüfen und aufbewahren, ohne etwas zu zeigen
         * @description Wird sie nicht binnen eines Tages gezeigt, ist sie vergessen. Dieselbe noch einmal vorzubereiten ändert nichts.
         */
        post: operations["createArticlePublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/editorial/publications/{publicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eine vorbereitete Veröffentlichung verwerfen */
        delete: operations["deleteArticlePublication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/editorial/publications/{publicationId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eine vorbereitete Veröffentlichung zeigen
         * @description Alle ihre Dokumente oder keines, auch wenn der Anbieter dabei stirbt. Wer sie noch einmal zeigt, bekommt dieselbe Antwort.
         */
        post: operations["confirmArticlePublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/editorial/publications/{publicationId}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eine Veröffentlichung zurücknehmen
         * @description Ihre Dokumente bekommen den Text, den sie davor hatten; was jemand inzwischen von Hand geändert hat, bleibt. Für Veröffentlichungen, von denen ein anderer Teil nicht zu schreiben war. Wer sie noch einmal zurücknimmt, bekommt dieselbe Antwort.
         */
        post: operations["withdrawArticlePublication"];
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
    "/v1/bonds/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Anleihen suchen und filtern */
        get: operations["findBonds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Aktien nebeneinander: Kurs, Bewertung, Größe und Wertentwicklung
         * @description In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
         */
        get: operations["listComparedStocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fonds und ETFs nebeneinander: Kurs, Kosten, Größe, Abbildung und Wertentwicklung
         * @description In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
         */
        get: operations["listComparedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/comparison/overlaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fonds und ETFs zu zweien: wie viel sie gemeinsam haben
         * @description Jedes Paar einmal, die größte Überschneidung zuerst. Was es nicht gibt oder anderer Art ist, fehlt.
         */
        get: operations["listComparedFundOverlaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bonds/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Anleihen nebeneinander: Kurs, Kupon, Fälligkeit und Rendite
         * @description In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
         */
        get: operations["listComparedBonds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/derivatives/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Derivate nebeneinander: Kurs, Schwellen, Hebel, Laufzeit und Kennzahlen
         * @description In der Reihenfolge der Anfrage. Was es nicht gibt oder anderer Art ist, fehlt.
         */
        get: operations["listComparedDerivatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/currencies/crossrates/{isoCurrencyBase}/{isoCurrencyQuote}/date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Umrechnungskurs eines Tages */
        get: operations["getCrossRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/currencies/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Währungspaare suchen und filtern */
        get: operations["findCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptos/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kryptowährungen suchen und filtern */
        get: operations["findCryptos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/derivatives/{entityValue}/calculatorResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kurs eines Derivats unter Annahmen
         * @description Ohne Annahmen kommen die heutigen Eingaben zurück.
         */
        get: operations["getDerivativeCalculatorResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/derivatives/{entityValue}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Woran ein Derivat hängt und was man vor dem Kauf liest
         * @description Emittent, Unterlagen und Basiswert mit Kurs; ohne Kennzahlen, darum ohne Rechnung.
         */
        get: operations["getDerivativeOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/derivatives/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Derivate suchen und filtern */
        get: operations["findDerivatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar_events/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Termine in einem Zeitraum, nächster zuerst */
        get: operations["findCalendarEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/economic_events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Konjunkturdaten und Zinsentscheide in einem Zeitraum mit Erwartung, vorigem und veröffentlichtem Wert, nächster zuerst */
        get: operations["findEconomicEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trading_schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Handelszeiten mit den Feiertagen der nächsten Wochen */
        get: operations["listTradingSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/{entityValue}/breakdowns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Worin der Fonds anlegt */
        get: operations["getFundBreakdowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/{entityValue}/earning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ausschüttungen des Fonds */
        get: operations["listFundEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/{entityValue}/overlaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ETFs, die am meisten dasselbe halten
         * @description Zu einem ETF andere ETFs, zu einem Fonds andere Fonds; die größte Überschneidung zuerst, bei gleicher der größere. Auf einen Index höchstens drei, von einer Gesellschaft einer.
         */
        get: operations["listFundOverlaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/top_holding_to_funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fonds, die ein Instrument halten */
        get: operations["listFundsByTopHolding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fonds und ETFs suchen und filtern
         * @description ETFs mit `isExchangeTraded=true`. Höchstens die ersten 1000 Treffer sind erreichbar.
         */
        get: operations["findFunds"];
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
    "/v1/instruments/{entityType}/{entityValue}/performance_values_year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wertentwicklung der Kalenderjahre */
        get: operations["getPerformanceValuesYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/indices/{entityValue}/constituents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mitglieder eines Index */
        get: operations["listIndexConstituents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indices/{entityValue}/constituents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alle Mitglieder eines Index auf einmal */
        get: operations["listAllIndexConstituents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/indices/{entityValue}/top_flop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gewinner und Verlierer eines Index */
        get: operations["getIndexTopFlop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/indices/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Indizes suchen und filtern */
        get: operations["findIndices"];
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
    "/v1/instruments/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alle Instrumente, Seite für Seite
         * @description Die Reihenfolge bleibt gleich, solange sich der Katalog nicht ändert. Eine Seite hinter der letzten ist leer. Derivate kommen nur, wenn nach ihrer Art gefragt wird; ihre Gesamtzahl zählt auch beendete mit, die in den Seiten fehlen.
         */
        get: operations["listCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/classes/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Instrumente einer Art mit Kurs und Eckdaten, Seite für Seite
         * @description Ohne Angabe nach dem Namen. Wo nach Gleichem (`sameAs`) oder einer Gruppe (`nameCategory`) gefragt ist, stehen die Verfälle, Laufzeiten und Fälligkeiten in ihrer Reihenfolge, nächste zuerst.
         */
        get: operations["listInstrumentsOfClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/most_searched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Häufig gesuchte Instrumente
         * @description Was nach einer Suche in den letzten sieben Tagen am häufigsten gewählt wurde; bis die Liste voll ist, folgen die bedeutendsten Instrumente.
         */
        get: operations["listMostSearchedInstruments"];
        put?: never;
        post?: never;
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
    "/v1/instruments/query_extended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Instrumente suchen, Treffer mit Leitbörse und Kurs */
        get: operations["queryInstrumentsExtended"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Instrumente suchen (Ergebnisseite) */
        get: operations["searchInstruments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/search/facet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Treffer nach Art gruppiert */
        get: operations["searchInstrumentsByFacet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/search/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Eine Seite Treffer einer Art */
        get: operations["searchInstrumentsOfType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/savings_plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sparpläne, in denen das Instrument bespart werden kann */
        get: operations["listSavingsPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/crypto_trader_box_for_content_level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kasten der Krypto-Broker für einen Bereich des Portals */
        get: operations["getCryptoTraderBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/category/sponsoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Werbekunden der Derivatarten */
        get: operations["getDerivativeCategorySponsoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/quicklinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schnellzugriffe auf Derivate */
        get: operations["listDerivativeQuicklinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/underlying/sponsoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Werbekunden der Basiswerte */
        get: operations["getDerivativeUnderlyingSponsoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partner der Derivatseiten */
        get: operations["listDerivativePartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/suggestions/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vorschläge zu einem Derivat */
        get: operations["listDerivativeSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/funds/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partner der Fondsseiten */
        get: operations["listFundPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/funds/suggestions/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vorschläge zu einem Fonds */
        get: operations["listFundSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/godmode_trader_trendradar/{entityType}/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trend eines Instruments nach der Charttechnik */
        get: operations["getTrendRadar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/instrument/search/sponsoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Werbung zu den Treffern einer Suche */
        post: operations["searchDerivativeSponsoring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/lbbw_matching_investment_products/{entityType}/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passende Anlageprodukte eines Partners */
        get: operations["listMatchingInvestmentProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/mostwanted/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Meistgesuchte Derivate neben einem Derivat */
        get: operations["listMostWantedDerivatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/mostwanted_by_underlying/{underlyingEntityType}/{underlyingEntityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Meistgesuchte Derivate auf einen Basiswert */
        get: operations["listMostWantedDerivativesByUnderlying"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/similar/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ähnliche Derivate
         * @description Gleiche Art, gleicher Basiswert und gleiche Richtung; das nächste zuerst, und jedes unterscheidet sich vom anderen.
         */
        get: operations["listSimilarDerivatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/derivative/associated/{underlyingEntityType}/{underlyingEntityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Derivate zu einem Basiswert */
        get: operations["listAssociatedDerivatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/frankfurt_top_derivatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Meistgehandelte Derivate der Börse Frankfurt */
        get: operations["listFrankfurtTopDerivatives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/trader_box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kasten der Broker */
        get: operations["getTraderBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/integration/turbo_box": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Turbos auf einen Basiswert nach Hebel */
        get: operations["getTurboBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hinweise für die Plätze einer Seite */
        get: operations["getInteractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Die Produkte, die jetzt verkauft werden
         * @description In der Reihenfolge, in der sie angeboten werden. Was die Redaktion ändert, gilt sofort; Zwischenspeicher zeigen es nach einer halben Minute.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Zugang zur Kursversorgung */
        get: operations["getPushToken"];
        put?: never;
        post?: never;
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
    "/v1/instruments/{entityType}/{entityValue}/order_book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orderbuch mit bis zu zehn Stufen je Seite
         * @description Nur für berechtigte Nutzer (Merkmal xetra_core_level_two_feature); andere erhalten 403 mit errorCode 4001.
         */
        get: operations["getOrderBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/times_and_sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Einzelne Umsätze in Spalten */
        get: operations["getTimesAndSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/instruments/{entityType}/{entityValue}/times_and_sales_configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wofür es einzelne Umsätze gibt */
        get: operations["getTimesAndSalesConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scapa/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ein Ereignis oder einen Seitenaufruf melden */
        post: operations["sendScapaData"];
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
    "/v2/indices/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einem Index (zweite Fassung der Adresse, gleiche Antwort) */
        get: operations["getIndexSnapshotV2"];
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
    "/v1/instruments/{entityType}/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles, was Instrumente jeder Art gemeinsam haben */
        get: operations["getInstrumentSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{section}/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dasselbe unter weiteren Namen der Art, wie Programme anderer sie nennen */
        get: operations["getSectionSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/funds/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einem Fonds oder ETF */
        get: operations["getFundSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/currencies/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einem Währungspaar */
        get: operations["getCurrencySnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cryptos/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einer Kryptowährung */
        get: operations["getCryptoSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/derivatives/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einem Derivat */
        get: operations["getDerivativeSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bonds/{entityValue}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alles zu einer Anleihe */
        get: operations["getBondSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/{entityValue}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kennzahlen einer Aktie nach Geschäftsjahren */
        get: operations["getStockFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/{entityValue}/company_snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Das Unternehmen hinter der Aktie */
        get: operations["getCompanySnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/{entityValue}/analyzer_recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Empfehlungen und Kursziele der Analysten */
        get: operations["getAnalyzerRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/{entityValue}/the_screener_rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Einschätzung von Fundamentaldaten und Risiko */
        get: operations["getScreenerRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/{entityValue}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Berichte eines Unternehmens: was erwartet war und was berichtet wurde */
        get: operations["listCompanyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/{entityValue}/peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Eine Aktie neben ihrer Branche: ihre Kennzahlen, deren Herleitung, der Median der Branche und die größten Aktien daraus */
        get: operations["getStockPeers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stocks/finder/configuration_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Aktien suchen und filtern */
        get: operations["findStocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Der angemeldete Nutzer */
        get: operations["getUser"];
        put?: never;
        /**
         * Konto anlegen; die Bestätigung kommt per E-Mail
         * @description Eine schon bekannte Adresse wird genauso beantwortet, damit niemand Konten erraten kann. 409 erhält, wer angemeldet ist.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Abmelden mit GET
         * @description Wie mit POST, für Programme, die ihr Token selbst halten. Browser melden sich mit POST ab; der Portalserver reicht diesen Aufruf nicht weiter.
         */
        get: operations["logoutUserByGet"];
        put?: never;
        /**
         * Abmelden
         * @description Beendet die Sitzung; danach gilt das Token nicht mehr.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anmelden
         * @description 401 bei falschen Zugangsdaten und genauso bei einem noch nicht bestätigten Konto, damit niemand Konten erraten kann, 429 nach
         *     zu vielen falschen Versuchen, 503 bei Überlastung, die nicht als Versuch zählt. Ein Gerät, das den Kopf `X-ov-device-token` mit dem `deviceToken` einer früheren
         *     Anmeldung schickt, wartet nicht auf Versuche anderer.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/anonymous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Token für Besucher ohne Konto
         * @description Für Auswertung und Kursversorgung, die ein Token verlangen.
         */
        post: operations["createAnonymousToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Konto mit dem Code aus der E-Mail bestätigen
         * @description Passwort, Namen und Newsletter des Kontos sind die der Registrierung, die bestätigt wird. Warten mehrere Registrierungen derselben
         *     Adresse, oder wurde der Code nachträglich angefordert, gehört ihr Passwort dazu: 422 ohne Passwort, 403 bei einem falschen, 429 nach
         *     zu vielen falschen.
         */
        post: operations["confirmUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/confirmation/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bestätigung noch einmal senden
         * @description Der neue Code gilt nur zusammen mit dem Passwort der Registrierung.
         */
        post: operations["requestConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/password_reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Code zum Zurücksetzen des Passworts senden */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/password_reset/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Neues Passwort mit dem Code aus der E-Mail setzen */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Passwort ändern
         * @description Alle Sitzungen enden; die Antwort bringt das Token der neuen.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Einstellungen des Nutzers speichern
         * @description 403 für Verwalter im Konto eines Nutzers.
         */
        put: operations["changeUserSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alles, was zu dem Nutzer gespeichert ist
         * @description 403 für Verwalter im Konto eines Nutzers.
         */
        get: operations["getUserData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Das eigene Konto sofort und endgültig löschen
         * @description Mit allem, was dazu gespeichert ist; alle Sitzungen enden. 403, wenn das Passwort nicht stimmt, für Verwalter und in deren Admin-View, 422 ohne die Bestätigung.
         */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Den eigenen Namen ändern
         * @description Was fehlt, fällt weg. 403 für Verwalter im Konto eines Nutzers, 422, wenn kein Name da ist und keiner gelöscht werden soll.
         */
        put: operations["changeUserName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eine andere E-Mail-Adresse für das Konto
         * @description Der Code geht an die neue Adresse, ein Hinweis an die bisherige; sie gilt, bis der Code bestätigt ist. Eine schon bekannte Adresse wird genauso beantwortet. 403, wenn das Passwort nicht stimmt, und für Verwalter im Konto eines Nutzers.
         */
        post: operations["changeUserEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Die neue E-Mail-Adresse mit dem Code bestätigen
         * @description Nur in einer Sitzung des Kontos, für das der Code gilt. Alle anderen Sitzungen enden. 409 für einen benutzten Code und für eine Adresse, die inzwischen ein anderes Konto hat.
         */
        post: operations["confirmUserEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Einwilligung in den Newsletter geben oder widerrufen
         * @description Der Zeitpunkt wird festgehalten. 403 für Verwalter im Konto eines Nutzers.
         */
        put: operations["changeNewsletter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/chart_drawings/{entityType}/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Zeichnungen des Nutzers im Chart eines Instruments, älteste zuerst */
        get: operations["listChartDrawings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/chart_drawings/{entityType}/{entityValue}/{drawingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Zeichnung im Chart anlegen oder ändern
         * @description 403 ohne die erweiterten Werkzeuge des Charts und für Verwalter im Konto eines Nutzers, 422, wenn es zu viele Zeichnungen werden oder die Punkte nicht zur Art passen.
         */
        put: operations["changeChartDrawing"];
        post?: never;
        /**
         * Zeichnung im Chart löschen
         * @description Eine Zeichnung, die es nicht (mehr) gibt, gilt als gelöscht. 403 für Verwalter im Konto eines Nutzers.
         */
        delete: operations["deleteChartDrawing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/saved_searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gespeicherte Suchen des Nutzers, älteste zuerst */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Suche speichern
         * @description Gibt es in diesem Finder schon eine Suche des Namens, gilt für sie ab jetzt diese Abfrage. 403 für Verwalter im Konto eines Nutzers, 422, wenn es zu viele Suchen werden.
         */
        post: operations["createSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/saved_searches/{searchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Gespeicherte Suche löschen
         * @description 403 für Verwalter im Konto eines Nutzers, 404 für eine Suche, die es nicht (mehr) gibt.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        /**
         * Gespeicherte Suche umbenennen
         * @description 403 für Verwalter im Konto eines Nutzers, 404 für eine Suche, die es nicht (mehr) gibt, 409 für einen Namen, der in diesem Finder vergeben ist.
         */
        patch: operations["renameSavedSearch"];
        trace?: never;
    };
    "/v1/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Geräte, auf denen der Nutzer angemeldet ist */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ein Gerät abmelden
         * @description 403 für Verwalter im Konto eines Nutzers, 404 für eine Sitzung, die es nicht (mehr) gibt.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/sessions/end_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Auf allen Geräten abmelden
         * @description Auch die Sitzung des Aufrufs endet. 403 für Verwalter im Konto eines Nutzers.
         */
        post: operations["endAllSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Als anderer Nutzer arbeiten (nur für Verwalter) */
        post: operations["startImpersonation"];
        /** Wieder als man selbst arbeiten */
        delete: operations["endImpersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/watchlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Watchlists des Nutzers */
        get: operations["listWatchlists"];
        put?: never;
        /**
         * Watchlist anlegen
         * @description 409, wenn es den Namen schon gibt, 422, wenn es zu viele Watchlists werden.
         */
        post: operations["createWatchlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/watchlists/{entityValue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Watchlist mit ihren Positionen löschen
         * @description 409 bei der letzten Watchlist.
         */
        delete: operations["deleteWatchlist"];
        options?: never;
        head?: never;
        /** Watchlist umbenennen */
        patch: operations["renameWatchlist"];
        trace?: never;
    };
    "/v2/watchlists/{entityValue}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positionen einer Watchlist */
        get: operations["listWatchlistPositions"];
        put?: never;
        /**
         * Positionen hinzufügen
         * @description 409, wenn eine schon auf der Liste steht, 422 bei unbekannten Instrumenten oder zu vielen Positionen.
         */
        post: operations["addWatchlistPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/watchlists/{entityValue}/positions/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Instrumente für eine Watchlist erkennen
         * @description Sagt zu Zeilen mit ISIN oder WKN, welches Instrument gemeint ist und ob es schon auf der Liste steht, und ändert nichts. `list` ist der Rumpf, der die neuen aufnimmt. 422, wenn keines neu ist.
         */
        post: operations["findWatchlistPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/watchlists/{entityValue}/positions/{positionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Position löschen */
        delete: operations["deleteWatchlistPosition"];
        options?: never;
        head?: never;
        /** Position ändern */
        patch: operations["changeWatchlistPosition"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Publisher: {
            /**
             * @description Kennung.
             * @example 1
             */
            id: number;
            /**
             * @description Herausgeber.
             * @example Parkett Redaktion
             */
            name: string;
        };
        /**
         * @description Art des Beitrags: zum Lesen, zum Hören (mit Text) oder zum Sehen (mit Text).
         * @example ARTICLE
         * @enum {string}
         */
        ContentType: "ARTICLE" | "PODCAST" | "VIDEO";
        /** @description Rubrik mit dem, was ihre Seiten zeigen. */
        NewsCategory: {
            /**
             * @description Kennung.
             * @example 305
             */
            id?: number;
            /**
             * @description Kürzel.
             * @example kolumnen
             */
            alias: string;
            /**
             * @description Kürzel der Rubrik, zu der sie gehört.
             * @example videos
             */
            parent?: string;
            /**
             * @description Name.
             * @example Kolumnen
             */
            name: string;
            /**
             * @description Adresse im Portal.
             * @example /news/kolumnen
             */
            url: string;
            /**
             * @description Titel ihrer Seite, auch für Suchmaschinen.
             * @example Kolumnen der Redaktion
             */
            title?: string;
            /**
             * @description Überschrift ihrer Seite.
             * @example Kolumnen
             */
            headline?: string;
            /**
             * @description Beschreibung.
             * @example Meinungen der Redaktion.
             */
            description?: string;
            /**
             * @description Suchmaschinen nehmen die Seiten nicht auf.
             * @example false
             */
            noIndex: boolean;
            /**
             * @description Die Seiten zeigen Anzeigenplätze.
             * @example true
             */
            displayAds: boolean;
            /**
             * @description Wie der Werbekunde genannt wird.
             * @example WITH_NAME
             * @enum {string}
             */
            adLabelStyle?: "WITH_NAME" | "WITH_LOGO";
        };
        /** @description Autorin oder Autor. */
        Author: {
            /**
             * @description Kennung.
             * @example 501
             */
            id: number;
            /**
             * @description Kürzel.
             * @example jule-brandis
             */
            alias: string;
            /**
             * @description Titel.
             * @example Dr.
             */
            title?: string;
            /**
             * @description Vorname.
             * @example Jule
             */
            firstName?: string;
            /**
             * @description Nachname.
             * @example Brandis
             */
            lastName: string;
            /**
             * @description Kurze Vita.
             * @example Leitet das Ressort Analysen.
             */
            vita?: string;
            /**
             * @description Funktion in der Redaktion.
             * @example Leiterin Analysen
             */
            position?: string;
            /**
             * @description Schwerpunkte, der wichtigste zuerst.
             * @example [
             *       "Bilanzen",
             *       "Bewertung"
             *     ]
             */
            topics?: string[];
            /**
             * @description Was über Interessenkonflikte zu wissen ist.
             * @example Hält keine der besprochenen Aktien.
             */
            disclosure?: string;
            /**
             * @description Bild der Person, quadratisch.
             * @example autor-jule-brandis
             */
            cloudinaryId?: string;
        };
        /** @description Quelle eines Beitrags. */
        ArticleSource: {
            /**
             * @description Kürzel.
             * @example redaktion
             */
            alias: string;
            /**
             * @description Name.
             * @example Parkett Redaktion
             */
            name: string;
            /**
             * @description Ob es eine Nachrichtenagentur ist.
             * @example false
             */
            isAgency: boolean;
            /**
             * @description Zeichen der Quelle, quadratisch.
             * @example zeichen-redaktion
             */
            cloudinaryId?: string;
        };
        /** @description Folge eines Podcasts. */
        PodcastEpisode: {
            /**
             * @description Kürzel des Podcasts.
             * @example restlaufzeit
             */
            alias: string;
            /**
             * @description Titel des Podcasts.
             * @example Restlaufzeit
             */
            title: string;
            /**
             * @description Nummer der Folge.
             * @example 3
             */
            number: number;
            audio?: components["schemas"]["AudioFile"];
            /** @description Kapitel, das erste zuerst. */
            chapters?: components["schemas"]["Chapter"][];
        };
        /** @description Eine Aufnahme. */
        AudioFile: {
            /**
             * @description Adresse, im Portal ohne Rechner.
             * @example /audio/restlaufzeit-03.mp3
             */
            url: string;
            /**
             * @description Art der Datei.
             * @example audio/mpeg
             */
            mediaType: string;
            /**
             * @description Größe in Bytes.
             * @example 412345
             */
            bytes: number;
            /**
             * @description Länge in Sekunden.
             * @example 103
             */
            seconds: number;
        };
        /** @description Kapitel einer Aufnahme. */
        Chapter: {
            /**
             * @description Beginn in Sekunden.
             * @example 42
             */
            start: number;
            /**
             * @description Titel.
             * @example Warum Zinsen steigen
             */
            title: string;
        };
        /** @description Ein Video bei einem fremden Dienst. */
        Video: {
            /**
             * @description Adresse seines Players.
             * @example https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ
             */
            url: string;
            /**
             * @description Adresse der Seite mit dem Video.
             * @example https://www.youtube.com/watch?v=aqz-KE-bpKQ
             */
            link?: string;
        };
        /**
         * @description Wo der Player auf der Seite eines Podcasts steht: im Kopf, über oder unter den Folgen.
         * @example ABOVE_EPISODES
         * @enum {string}
         */
        PlayerPosition: "HEAD" | "ABOVE_EPISODES" | "BELOW_EPISODES";
        /** @description Podcast. */
        Podcast: {
            /**
             * @description Kürzel.
             * @example restlaufzeit
             */
            alias: string;
            /**
             * @description Titel.
             * @example Restlaufzeit
             */
            title: string;
            /**
             * @description Adresse im Portal.
             * @example /news/podcast/restlaufzeit
             */
            url: string;
            /**
             * @description Anreißer.
             * @example Der Podcast über Zinsen, Anleihen und Geduld.
             */
            teaser?: string;
            /**
             * @description Beschreibung.
             * @example Henrik Oltmann erklärt Zinsen.
             */
            description?: string;
            /** @description Autorinnen und Autoren. */
            authors: components["schemas"]["Author"][];
            /**
             * @description Bild.
             * @example anleihen-grundlagen
             */
            cloudinaryId?: string;
            /**
             * @description Bild auf der Seite des Podcasts.
             * @example podcast-restlaufzeit
             */
            heroImageId?: string;
            /**
             * @description Breite des Bildes auf der Seite des Podcasts in Pixeln.
             * @example 480
             */
            heroImageWidth?: number;
            /**
             * @description Inhaltsströme, aus denen die Folgen kommen.
             * @example [
             *       8102
             *     ]
             */
            contentStreamIds?: number[];
            /**
             * @description Kennung der Rubrik der Folgen.
             * @example 308
             */
            idCategoryFormat?: number;
            /**
             * @description Dritte Ebene der Seite in der Auswertung.
             * @example restlaufzeit
             */
            contentLevel3?: string;
            playerPosition?: components["schemas"]["PlayerPosition"];
            /** @description Wo man ihn hören kann. */
            services?: components["schemas"]["PodcastService"][];
            /**
             * @description Zahl der erschienenen Folgen.
             * @example 3
             */
            numberEpisodes: number;
        };
        /** @description Dienst, bei dem man einen Podcast hören kann. */
        PodcastService: {
            /**
             * @description Name.
             * @example Hörsaal
             */
            name: string;
            /**
             * @description Adresse.
             * @example https://hoersaal.example/restlaufzeit
             */
            url: string;
        };
        /**
         * @description Name eines Dokuments der Redaktion: ein Beitrag (`articles`, `podcasts`, `videos`) oder worauf Beiträge sich beziehen (`directory.yaml` …).
         * @example articles/aktien-kaufen.yaml
         */
        ArticleDocumentName: string;
        /**
         * @description Was einen Stand eines Dokuments von anderen unterscheidet; `none`, wo es keines gibt.
         * @example 0f3a9c41d7b2e855
         */
        ArticleDocumentRevision: string;
        /**
         * @description Kennung einer Veröffentlichung.
         * @example p-7f3a90c41d
         */
        PublicationId: string;
        /** @description Ein Dokument der Redaktion ohne seinen Text. */
        ArticleDocument: {
            file: components["schemas"]["ArticleDocumentName"];
            revision: components["schemas"]["ArticleDocumentRevision"];
            changedAt: components["schemas"]["DateTime"];
        };
        /** @description Alle Dokumente der Redaktion. */
        ArticleDocumentList: {
            /** @description Dokumente nach ihrem Namen. */
            list: components["schemas"]["ArticleDocument"][];
        };
        /** @description Ein Dokument der Redaktion als YAML, mit allem, was darin steht. */
        ArticleDocumentText: {
            file: components["schemas"]["ArticleDocumentName"];
            revision: components["schemas"]["ArticleDocumentRevision"];
            changedAt: components["schemas"]["DateTime"];
            /**
             * @description Text.
             * @example headline: Aktien kaufen
             */
            text: string;
        };
        /** @description Was aus einem Dokument werden soll. */
        ArticleChange: {
            file: components["schemas"]["ArticleDocumentName"];
            /** @description Stand, den die Redaktion gesehen hat; `none` für ein neues Dokument. */
            was: components["schemas"]["ArticleDocumentRevision"];
            /**
             * @description Neuer Text; fehlt er, geht das Dokument.
             * @example headline: Aktien kaufen
             */
            text?: string;
        };
        /** @description Eine Veröffentlichung. */
        ArticlePublicationInput: {
            publicationId: components["schemas"]["PublicationId"];
            /**
             * @description In wessen Namen.
             * @example Anna Beispiel
             */
            editor: string;
            /**
             * @description Was veröffentlicht wird, in einem Satz.
             * @example Neuer Ratgeber zu Aktien
             */
            message: string;
            /** @description Änderungen, jedes Dokument höchstens einmal. */
            changes: components["schemas"]["ArticleChange"][];
        };
        /** @description Was aus einer Veröffentlichung geworden ist. */
        ArticlePublication: {
            publicationId: components["schemas"]["PublicationId"];
            /**
             * @description Vorbereitet, gezeigt oder zurückgenommen.
             * @example PREPARED
             * @enum {string}
             */
            state: "PREPARED" | "SHOWN" | "WITHDRAWN";
            /** @description Ihre Dokumente. */
            files: components["schemas"]["ArticleDocumentName"][];
            /** @description Dokumente, die jemand inzwischen von Hand geändert hat; sie sind geblieben, wie sie sind. */
            left?: components["schemas"]["ArticleDocumentName"][];
        };
        /** @description Fehlerantwort mit den Dokumenten, die nicht mehr sind, was die Redaktion gesehen hat. */
        ArticleConflict: {
            /**
             * @description Text für Besucher.
             * @example Andere waren schneller.
             */
            displayErrorMessage: string;
            /**
             * @description Fachlicher Fehlercode.
             * @example 1409
             */
            errorCode: number;
            /**
             * @description Technischer Text (englisch).
             * @example articles/x.yaml has changed
             */
            errorMessage: string;
            /**
             * @description Kennung der Anfrage für Rückfragen.
             * @example req-4f1c
             */
            identifier: string;
            /**
             * @description HTTP-Status.
             * @example 409
             */
            statusCode: number;
            /** @description Dokumente mit einem anderen Stand. */
            changed: components["schemas"]["ArticleDocumentName"][];
        };
        /** @description Fehlerantwort mit den Befunden einer Prüfung. */
        ArticleRefusal: {
            /**
             * @description Text für Besucher.
             * @example Andere waren schneller.
             */
            displayErrorMessage: string;
            /**
             * @description Fachlicher Fehlercode.
             * @example 1409
             */
            errorCode: number;
            /**
             * @description Technischer Text (englisch).
             * @example articles/x.yaml has changed
             */
            errorMessage: string;
            /**
             * @description Kennung der Anfrage für Rückfragen.
             * @example req-4f1c
             */
            identifier: string;
            /**
             * @description HTTP-Status.
             * @example 409
             */
            statusCode: number;
            /** @description Was falsch wäre. */
            findings: components["schemas"]["ArticleFinding"][];
        };
        /** @description Ein Fehler in einem Dokument der Redaktion, mit seiner Stelle. */
        ArticleFinding: {
            /**
             * @description Gewicht.
             * @example error
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description Name der Regel.
             * @example unknown-key
             */
            rule: string;
            /**
             * @description Name des Dokuments, unter `content/`.
             * @example content/articles/aktien-kaufen.yaml
             */
            file: string;
            /**
             * @description Zeile, ab 1 gezählt.
             * @example 4
             */
            line: number;
            /**
             * @description Spalte, ab 1 gezählt.
             * @example 11
             */
            column: number;
            /**
             * @description Zeichen.
             * @example 5
             */
            length: number;
            /**
             * @description Stelle im Dokument.
             * @example category
             */
            path: string;
            /**
             * @description Befund.
             * @example Die Rubrik „wisen“ gibt es nicht.
             */
            message: string;
            /**
             * @description Erwartet.
             * @example eine der Rubriken
             */
            expected?: string;
            /**
             * @description Vermutlich gemeint.
             * @example wissen
             */
            suggestion?: string;
            /**
             * @description Ob nur der Vorschlag in Frage kommt.
             * @example true
             */
            isCertain?: boolean;
        };
        ArticleDirectory: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Rubriken. */
            categories: components["schemas"]["NewsCategory"][];
            /** @description Autorinnen und Autoren. */
            authors: components["schemas"]["Author"][];
            /** @description Quellen. */
            sources: components["schemas"]["ArticleSource"][];
            /** @description Podcasts. */
            podcasts: components["schemas"]["Podcast"][];
        };
        ArticleUrls: {
            /**
             * @description Adresse im Portal.
             * @example /ratgeber/aktien-kaufen
             */
            WEBSITE: string;
        };
        ArticleTeaser: {
            /**
             * @description Art des Eintrags.
             * @example V1ArticleTeaser
             * @enum {string}
             */
            type: "V1ArticleTeaser";
            /**
             * @description Art der Entität.
             * @example ARTICLE
             * @enum {string}
             */
            entityType: "ARTICLE";
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            urls: components["schemas"]["ArticleUrls"];
            /**
             * @description Überschrift.
             * @example Aktien kaufen: So gelingt der Einstieg
             */
            headline: string;
            /**
             * @description Anreißer.
             * @example Was vor der ersten Order zu klären ist.
             */
            teaser?: string;
            /**
             * @description Rubrik.
             * @example ratgeber
             */
            category?: string;
            contentType?: components["schemas"]["ContentType"];
            newsCategory?: components["schemas"]["NewsCategory"];
            /** @description Autorinnen und Autoren. */
            authors?: components["schemas"]["Author"][];
            source?: components["schemas"]["ArticleSource"];
            sponsoring?: components["schemas"]["Sponsoring"];
            podcastEpisode?: components["schemas"]["PodcastEpisode"];
            video?: components["schemas"]["Video"];
            /**
             * @description Nur für Abonnenten.
             * @example false
             */
            premium?: boolean;
            /**
             * @description Bild.
             * @example ratgeber/aktien-kaufen
             */
            cloudinaryId?: string;
            publisher: components["schemas"]["Publisher"];
            about?: components["schemas"]["ArticleAbout"];
            datetimePublication: components["schemas"]["DateTime"];
        };
        /** @description Das Instrument, von dem der Beitrag vor allem handelt. */
        ArticleAbout: {
            entityType: components["schemas"]["EntityType"];
            entityValue: components["schemas"]["EntityKey"];
            /**
             * @description Veränderung zum vorigen Schlusskurs in Prozent, von der der Beitrag erzählt.
             * @example 2.35
             */
            performancePct?: number;
        };
        /** @description Warum sich eine Aktie an dem Tag ihres letzten Kurses bewegt: der jüngste Beitrag dazu. Fehlt, wenn keiner in dieselbe Richtung erzählt. */
        MoveReason: {
            /**
             * @description Grund in einem Satz.
             * @example SAP steigt mit der Branche
             */
            headline: string;
            /**
             * @description Adresse des Beitrags im Portal.
             * @example /news/feed/bewegte-aktien/20261119608-bewegte-aktie
             */
            url: string;
            datetimePublication: components["schemas"]["DateTime"];
            /**
             * @description Veränderung zum vorigen Schlusskurs in Prozent, von der der Beitrag erzählt.
             * @example 2.35
             */
            performancePct?: number;
        };
        ArticleTeaserList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer.
             * @example 40
             */
            total?: number;
            /** @description Einträge. */
            list: components["schemas"]["ArticleTeaser"][];
        };
        Article: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art des Eintrags.
             * @example V1Article
             * @enum {string}
             */
            type: "V1Article";
            /**
             * @description Art der Entität.
             * @example ARTICLE
             * @enum {string}
             */
            entityType: "ARTICLE";
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            /**
             * @description Adresse ohne führenden Schrägstrich.
             * @example ratgeber/aktien-kaufen
             */
            alias?: string;
            urls: components["schemas"]["ArticleUrls"];
            /**
             * @description Überschrift.
             * @example Aktien kaufen: So gelingt der Einstieg
             */
            headline: string;
            /**
             * @description Anreißer.
             * @example Was vor der ersten Order zu klären ist.
             */
            teaser?: string;
            /**
             * @description Rubrik.
             * @example ratgeber
             */
            category?: string;
            /**
             * @description Bild.
             * @example ratgeber/aktien-kaufen
             */
            cloudinaryId?: string;
            /**
             * @description Autor.
             * @example Parkett Redaktion
             */
            author?: string;
            publisher: components["schemas"]["Publisher"];
            /**
             * @description Art der Darstellung.
             * @example NATIVE
             * @enum {string}
             */
            displayType: "NATIVE";
            /**
             * @description Sprache.
             * @example de
             * @enum {string}
             */
            language: "de";
            datetimePublication: components["schemas"]["DateTime"];
            datetimeUpdate?: components["schemas"]["DateTime"];
            /**
             * @description Art, etwa Ratgeber.
             * @example Ratgeber
             */
            articleSubTypeName?: string;
            /**
             * @description Wörter.
             * @example 812
             */
            wordCount?: number;
            contentType?: components["schemas"]["ContentType"];
            newsCategory?: components["schemas"]["NewsCategory"];
            /** @description Autorinnen und Autoren. */
            authors?: components["schemas"]["Author"][];
            source?: components["schemas"]["ArticleSource"];
            sponsoring?: components["schemas"]["Sponsoring"];
            podcastEpisode?: components["schemas"]["PodcastEpisode"];
            video?: components["schemas"]["Video"];
            /**
             * @description Nur für Abonnenten.
             * @example false
             */
            premium: boolean;
            about?: components["schemas"]["ArticleAbout"];
            /**
             * @description Ob `contentItems` am Baustein `crop-mark` endet, weil der Zugang fehlt.
             * @example false
             */
            isExcerpt?: boolean;
            /** @description Instrumente im Artikel. */
            instruments: components["schemas"]["Instrument"][];
            /** @description Bausteine in Reihenfolge. */
            contentItems: components["schemas"]["ContentItem"][];
        };
        BondFinderResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer.
             * @example 250
             */
            total: number;
            /**
             * Format: date-time
             * @description Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute.
             * @example 2026-07-31T15:38:00.000+00:00
             */
            dateCalculation?: string;
            /** @description Treffer der Seite. */
            list: components["schemas"]["BondFinderEntry"][];
            /** @description Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
            facets?: components["schemas"]["FinderFacet"][];
            /** @description Verteilungen, wenn sie verlangt waren. */
            ranges?: components["schemas"]["FinderRange"][];
        };
        BondFinderEntry: {
            instrument: components["schemas"]["Instrument"];
            bondsDetails: components["schemas"]["BondsDetails"];
            bondsBaseData: components["schemas"]["BondsBaseData"];
            bondsFigures?: components["schemas"]["BondsFigures"];
            bondsIssuer: components["schemas"]["BondsIssuer"];
            quote?: components["schemas"]["Quote"];
            changes?: components["schemas"]["FinderChanges"];
        };
        BondsDetails: {
            /**
             * @description Art der Anleihe.
             * @example Staatsanleihe
             */
            nameTypeBond?: string;
            /**
             * @description Art des Kupons.
             * @example fest
             */
            nameTypeCoupon?: string;
            /**
             * @description Kupon in Prozent; fehlt bei Nullkupon.
             * @example 2.5
             */
            coupon?: number;
            /**
             * @description Stückelung.
             * @example 1000
             */
            nominal?: number;
            /**
             * @description Bonität, Stufe der Ratingagenturen.
             * @example AAA
             */
            ratingClass?: string;
            /**
             * @description Rang und Besicherung.
             * @example vorrangig und unbesichert
             */
            nameSeniority?: string;
            isoCurrency?: components["schemas"]["IsoCurrency"];
        };
        BondsBaseData: {
            /**
             * Format: date-time
             * @description Fälligkeit.
             * @example 2046-04-15T12:00:00.000+00:00
             */
            datetimeMaturity?: string;
            /**
             * Format: date-time
             * @description Nächster Kupon.
             * @example 2027-04-15T12:00:00.000+00:00
             */
            datetimeNextCoupon?: string;
            /**
             * Format: date-time
             * @description Begebung.
             * @example 2015-03-10T12:00:00.000+00:00
             */
            datetimeEmission?: string;
            /**
             * @description Ausgabekurs in Prozent.
             * @example 99.8
             */
            priceEmission?: number;
            /**
             * @description Emissionsvolumen.
             * @example 13500000000
             */
            volumeEmission?: number;
            /**
             * @description Zahlungsausfall.
             * @example false
             */
            inDefault?: boolean;
            /**
             * @description Ohne Endfälligkeit.
             * @example false
             */
            perpetual?: boolean;
            /**
             * @description Vom Emittenten kündbar.
             * @example false
             */
            callable?: boolean;
            isoCurrencyCapital?: components["schemas"]["IsoCurrency"];
        };
        BondsFigures: {
            /**
             * @description Rendite bis zur Fälligkeit in Prozent.
             * @example 2.71
             */
            yieldToMaturity?: number;
            /**
             * @description Stückzinsen.
             * @example 0.41
             */
            accruedInterest?: number;
            /**
             * @description Modifizierte Duration.
             * @example 17.9
             */
            modifyDuration?: number;
            /**
             * @description Duration nach Macaulay in Jahren.
             * @example 18.4
             */
            macaulayDuration?: number;
            /**
             * @description Konvexität.
             * @example 3.9
             */
            convexity?: number;
            /**
             * @description Zinselastizität.
             * @example -0.18
             */
            interestElasticity?: number;
            /**
             * @description Spanne zwischen Geld und Brief.
             * @example 0.12
             */
            spread?: number;
        };
        BondsIssuer: {
            /**
             * @description Emittent.
             * @example Bundesrepublik Deutschland
             */
            name: string;
            isoCountry?: components["schemas"]["IsoCountry"];
            /**
             * @description Land auf Deutsch.
             * @example Deutschland
             */
            nameCountry?: string;
            /**
             * @description Art des Emittenten.
             * @example Staat
             */
            nameTypeIssuer?: string;
            /**
             * @description Unterart des Emittenten.
             * @example Zentralstaat
             */
            nameSubTypeIssuer?: string;
        };
        BondsCouponList: {
            /** @description Kupons, nächster zuerst. */
            list: components["schemas"]["BondsCoupon"][];
        };
        BondsCoupon: {
            /**
             * @description Kupon in Prozent.
             * @example 2.5
             */
            coupon: number;
            /**
             * Format: date-time
             * @description Ende der Zinsperiode.
             * @example 2027-04-15T12:00:00.000+00:00
             */
            datetimeEndCoupon: string;
        };
        /** @description Was die Anleihe bis zur Fälligkeit noch zahlt, je 1.000 Nennwert, gekauft zum Kurs dieser Antwort. Fehlt nach der Fälligkeit. */
        BondsCashFlowList: {
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Nennwert, für den gerechnet ist.
             * @example 1000
             */
            nominal: number;
            /**
             * @description Kurs der Rechnung in Prozent des Nennwerts.
             * @example 98.42
             */
            price: number;
            /**
             * Format: date-time
             * @description Stand des Kurses.
             * @example 2026-11-20T16:29:58.000+00:00
             */
            datetimePrice?: string;
            /**
             * Format: date-time
             * @description Valuta, zwei Tage nach dem Kauf.
             * @example 2026-11-25T12:00:00.000+00:00
             */
            datetimeSettlement: string;
            /**
             * @description Zinsmethode.
             * @example Act/Act (ICMA)
             */
            nameDayCount: string;
            /**
             * @description Zinstage seit dem letzten Kupon.
             * @example 224
             */
            accruedDays: number;
            /**
             * @description Stückzinsen, die der Käufer mitbezahlt.
             * @example 15.34
             */
            accruedAmount: number;
            /**
             * @description Kaufbetrag mit Stückzinsen.
             * @example 999.54
             */
            purchaseAmount: number;
            /**
             * @description Summe der Kupons.
             * @example 75
             */
            totalCoupon: number;
            /**
             * @description Summe aller Zahlungen.
             * @example 1075
             */
            totalAmount: number;
            /**
             * @description Ertrag bis zur Fälligkeit, vor Kosten und Steuern.
             * @example 75.46
             */
            gainAmount: number;
            /**
             * @description Rendite, die aus Kaufbetrag und Zahlungen folgt, in Prozent im Jahr.
             * @example 2.71
             */
            yieldToMaturity?: number;
            /**
             * @description Kupons geschätzt: bei variablem Zins gilt der laufende Satz bis zum Ende.
             * @example false
             */
            estimated: boolean;
            /** @description Zahlungen, nächste zuerst. */
            list: components["schemas"]["BondsCashFlow"][];
        };
        BondsCashFlow: {
            /**
             * Format: date-time
             * @description Tag der Zahlung.
             * @example 2027-04-15T12:00:00.000+00:00
             */
            datetimePayment: string;
            /**
             * @description Wofür gezahlt wird.
             * @example Kupon
             * @enum {string}
             */
            namePayment: "Kupon" | "Rückzahlung" | "Kupon und Rückzahlung";
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Kupon.
             * @example 25
             */
            coupon?: number;
            /**
             * @description Rückzahlung.
             * @example 1000
             */
            redemption?: number;
            /**
             * @description Betrag.
             * @example 25
             */
            amount: number;
            /**
             * @description Heutiger Wert, mit der Rendite abgezinst.
             * @example 24.75
             */
            presentValue?: number;
        };
        /**
         * @description Art einer Entität.
         * @example STOCK
         * @enum {string}
         */
        EntityType: "STOCK" | "INDEX" | "NEWS" | "ARTICLE" | "BOND" | "COMMODITY" | "CRYPTO" | "CURRENCY" | "DERIVATIVE" | "ETF" | "FUND" | "FUTURE" | "INTEREST" | "PRECIOUS_METAL" | "UNKNOWN";
        /**
         * @description Unterart: ETFs unter den Fonds, die Art bei Derivaten. Andere Arten haben keine.
         * @example ETF
         * @enum {string}
         */
        EntitySubType: "ETF" | "KNOCKOUT_CERTIFICATE" | "WARRANT" | "INLINE_WARRANT" | "BONUS_CERTIFICATE" | "BOND_CERTIFICATE" | "DISCOUNT_WARRANT" | "FACTOR_CERTIFICATE" | "DISCOUNT_CERTIFICATE" | "ETC_ETN_CERTIFICATE" | "EXPRESS_CERTIFICATE" | "PART_CAPITAL_PROTECTED_CERTIFICATE" | "OUTPERFORMANCE_SPRINT_CERTIFICATE" | "INDEX_PARTICIPATATION_CERTIFICATE";
        /**
         * @example 82849
         * @example ISIN:DE0007164600
         * @example EURUSD
         * @example BTC
         * @example BTC-EUR
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
         * @description Kalendertag `YYYY-MM-DD` oder Zeitpunkt nach ISO 8601.
         * @example 2026-07-30
         * @example 2026-07-30T00:00:00.000+00:00
         */
        DateOrInstant: string;
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
            /**
             * @description Nachrichten zum Instrument.
             * @example /news/SAP
             */
            NEWS?: string;
            /**
             * @description Derivate-Suche mit diesem Basiswert.
             * @example /derivate/knock-outs
             */
            DERIVATIVES_FINDER?: string;
            /**
             * @description ETF-Suche mit diesem Index.
             * @example /etf/suche
             */
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
            entitySubType?: components["schemas"]["EntitySubType"];
            /**
             * @description Merkmale, bei Anleihen auch deren Art.
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
            tinyName?: string;
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
             * @description Kennung des gewohnten Handelsplatzes nach ISO 10383 (MIC), wo ein Instrument allein erfragt wird.
             * @example XETR
             */
            codeMic?: string;
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
            /**
             * Format: date-time
             * @description Zurückgezahlt am; nur bei einer Anleihe, die schon fällig war, wo nach ihr gesucht oder sie allein erfragt wird.
             * @example 2026-05-04T12:00:00.000+00:00
             */
            datetimeRedemption?: string;
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
            /**
             * @description Nachkommastellen, in denen hier notiert wird; fehlt, wo sie von der Höhe des Kurses abhängen.
             * @example 5
             */
            decimals?: number;
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
            /**
             * @description Adresse der Quelle.
             * @example https://quelle.example
             */
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
            /**
             * @description Kennung des Instruments.
             * @example 82849
             */
            idInstrument: string;
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            market: components["schemas"]["Market"];
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Handelszeiten.
             * @example 692
             */
            idTradingSchedule?: number;
            /**
             * @description Art des Kurses.
             * @example 1
             */
            idTypePrice?: number;
            /**
             * @description Eröffnung.
             * @example 154.9
             */
            open?: number;
            /**
             * @description Tageshoch.
             * @example 158.26
             */
            high?: number;
            /**
             * @description Tagestief.
             * @example 153.6
             */
            low?: number;
            /**
             * @description Letzter Kurs.
             * @example 157.68
             */
            last: number;
            /**
             * @description Schlusskurs des Vortags.
             * @example 155.92
             */
            previousLast?: number;
            /**
             * @description Veränderung zum Vortag in der Währung.
             * @example 1.76
             */
            performance?: number;
            /**
             * @description Veränderung zum Vortag in Prozent (1.8161 = 1.8161 %).
             * @example 1.1288
             */
            performancePct?: number;
            /**
             * @description Geldkurs.
             * @example 158.98
             */
            bid?: number;
            /**
             * @description Briefkurs.
             * @example 159.56
             */
            ask?: number;
            /**
             * @description Stück im Geld.
             * @example 120
             */
            volumeBid?: number;
            /**
             * @description Stück im Brief.
             * @example 80
             */
            volumeAsk?: number;
            /**
             * @description Stück des letzten Handels.
             * @example 405
             */
            volume?: number;
            /**
             * @description Umsatz des letzten Handels in der Währung.
             * @example 63593.1
             */
            money?: number;
            /**
             * @description Gehandelte Stück heute.
             * @example 3541483
             */
            totalVolume?: number;
            /**
             * @description Umsatz heute in der Währung.
             * @example 558412300.5
             */
            totalMoney?: number;
            /**
             * @description Gehandelte Stück der letzten vier Wochen.
             * @example 41250300
             */
            volume4Weeks?: number;
            /** @description Zeit der Eröffnung. */
            datetimeOpen?: components["schemas"]["DateTime"];
            /** @description Zeit des Tageshochs. */
            datetimeHigh?: components["schemas"]["DateTime"];
            /** @description Zeit des Tagestiefs. */
            datetimeLow?: components["schemas"]["DateTime"];
            /** @description Zeit des letzten Kurses. */
            datetimeLast: components["schemas"]["DateTime"];
            /** @description Tag des Schlusskurses davor. */
            datetimePreviousLast?: components["schemas"]["DateTime"];
            /** @description Zeit des Geldkurses. */
            datetimeBid?: components["schemas"]["DateTime"];
            /** @description Zeit des Briefkurses. */
            datetimeAsk?: components["schemas"]["DateTime"];
            /**
             * @description Hoch der letzten 52 Wochen.
             * @example 180.8
             */
            highPrice1Year?: number;
            /**
             * @description Tief der letzten 52 Wochen.
             * @example 128.3
             */
            lowPrice1Year?: number;
            /** @description Tag des Hochs der letzten 52 Wochen. */
            datetimeHighPrice1Year?: components["schemas"]["DateTime"];
            /** @description Tag des Tiefs der letzten 52 Wochen. */
            datetimeLowPrice1Year?: components["schemas"]["DateTime"];
            /**
             * @description Veränderung in einem Jahr in der Währung.
             * @example -12.4
             */
            performance1Year?: number;
            /**
             * @description Veränderung in einem Jahr in Prozent.
             * @example -7.3
             */
            performance1YearPct?: number;
            /** @description Qualität des Kurses: Realtime, verzögert oder Schlusskurs. */
            codeQualityPrice: components["schemas"]["QualityCode"];
            /** @description Qualität von Geld und Brief. */
            codeQualityPriceBidAsk?: components["schemas"]["QualityCode"];
            /**
             * @description Schlusskurs: Der Handelsplatz hat geschlossen, und `last` ist der letzte Kurs des Handelstags.
             * @example false
             */
            isClose?: boolean;
            /**
             * @description Kurszusatz („G“ Geld, „B“ Brief).
             * @example G
             */
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
            priceSource?: components["schemas"]["PriceSource"];
        };
        /** @description Ein Baustein eines Textes; `type` entscheidet, welche Felder gelten. */
        ContentItem: {
            /**
             * @description Art des Bausteins.
             * @example paragraph
             */
            type: string;
            /**
             * @description Text (einfaches HTML erlaubt).
             * @example Eine Aktie ist ein Anteil an einem Unternehmen.
             */
            value?: string;
            /**
             * @description Nicht im Inhaltsverzeichnis.
             * @example false
             */
            excludedFromTOC?: boolean;
            /**
             * @description Adresse.
             * @example https://quelle.example
             */
            url?: string;
            /**
             * @description Art des Links.
             * @example EXTERNAL
             * @enum {string}
             */
            linkType?: "EXTERNAL" | "INTERNAL";
            /**
             * @description Bild im Bilderdienst.
             * @example ratgeber/aktien-kaufen
             */
            cloudinaryId?: string;
            /**
             * @description Adresse eines Bildes.
             * @example /bilder/boerse.webp
             */
            photoUrl?: string;
            /**
             * @description Titel.
             * @example Titel
             */
            title?: string;
            /**
             * @description Bildunterschrift.
             * @example Handelssaal
             */
            caption?: string;
            /**
             * @description Bildnachweis.
             * @example Parkett
             */
            credit?: string;
            /**
             * @description Seitenverhältnis (Breite durch Höhe).
             * @example 1.5
             */
            ratio?: number;
            /**
             * @description Breite in Pixeln.
             * @example 1200
             */
            width?: number;
            /**
             * @description Höhe in Pixeln.
             * @example 800
             */
            height?: number;
            /**
             * @description Kennung des Videos.
             * @example dQw4w9WgXcQ
             */
            videoId?: string;
            /**
             * @description Kennung des Beitrags.
             * @example 1234567890
             */
            tweetId?: string;
            /**
             * @description Adresse.
             * @example /ratgeber
             */
            link?: string;
            /**
             * @description Einträge einer Liste.
             * @example [
             *       "Depot eröffnen",
             *       "Order aufgeben"
             *     ]
             */
            values?: string[];
            /**
             * @description Zeilen einer Tabelle; die erste ist der Kopf.
             * @example [
             *       [
             *         "Jahr",
             *         "Ertrag"
             *       ],
             *       [
             *         "2025",
             *         "4 Prozent"
             *       ]
             *     ]
             */
            rows?: string[][];
            /** @description Instrumente einer Liste oder eines Vergleichs. */
            instruments?: components["schemas"]["InstrumentKey"][];
            instrument?: components["schemas"]["InstrumentKey"];
            range?: components["schemas"]["Range"];
            /** @description Emittent eines Haftungsausschlusses. */
            issuer?: {
                /**
                 * @description Haftungsausschluss.
                 * @example Kein Angebot zum Kauf von Wertpapieren.
                 */
                longDisclaimer?: string;
            };
            /**
             * @description Unbekannte Art still auslassen.
             * @example true
             */
            ignoreIfUnknown?: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Spanne von Zahlen, `von;bis`; beide Grenzen gehören dazu, jede darf fehlen.
         * @example 2;4
         * @example ;0.5
         */
        NumberRange: string;
        /**
         * @description Spanne von Tagen `YYYY-MM-DD`, `von;bis`; beide Grenzen gehören dazu, jede darf fehlen.
         * @example 2027-01-01;2030-12-31
         */
        DateRange: string;
        /** @description Wertentwicklung bis zum letzten Kurs; ohne Ausschüttungen. Was nicht so weit zurückreicht, fehlt. */
        FinderChanges: {
            /**
             * @description Wertentwicklung in Prozent, eine Woche.
             * @example 4.2
             */
            performancePct1W?: number;
            /**
             * @description Wertentwicklung in Prozent, vier Wochen.
             * @example 4.2
             */
            performancePct4W?: number;
            /**
             * @description Wertentwicklung in Prozent, drei Monate.
             * @example 4.2
             */
            performancePct3M?: number;
            /**
             * @description Wertentwicklung in Prozent, sechs Monate.
             * @example 4.2
             */
            performancePct6M?: number;
            /**
             * @description Wertentwicklung in Prozent, laufendes Jahr.
             * @example 4.2
             */
            performancePctCY?: number;
            /**
             * @description Wertentwicklung in Prozent, ein Jahr.
             * @example 4.2
             */
            performancePct1Y?: number;
            /**
             * @description Wertentwicklung in Prozent, drei Jahre.
             * @example 4.2
             */
            performancePct3Y?: number;
            /**
             * @description Wertentwicklung in Prozent, fünf Jahre.
             * @example 4.2
             */
            performancePct5Y?: number;
            /**
             * @description Verlauf: Schlusskurse der letzten 63 Handelstage vor dem letzten Kurs, ältester zuerst, und dieser am Schluss; wenn er verlangt war.
             * @example [
             *       151.2,
             *       153.08,
             *       157.9
             *     ]
             */
            course?: number[];
        };
        /** @description Ein Merkmal, nach dem gefiltert werden kann, mit der Zahl der Treffer je Ausprägung. */
        FinderFacet: {
            /**
             * @description Name des Filters.
             * @example isoCountry
             */
            name: string;
            /**
             * @description Name des Merkmals für Besucher.
             * @example Land
             */
            label: string;
            /** @description Ausprägungen mit Treffern und gewählte ohne, häufigste zuerst. */
            values: components["schemas"]["FinderFacetValue"][];
        };
        /** @description Eine Ausprägung. Gezählt wird, was die Suche fände, wenn dieses Merkmal nur diesen Wert haben dürfte; die anderen Filter gelten. */
        FinderFacetValue: {
            /**
             * @description Wert des Filters.
             * @example DE
             */
            value: string;
            /**
             * @description Name für Besucher.
             * @example Deutschland
             */
            label: string;
            /**
             * @description Zahl der Treffer.
             * @example 128
             */
            count: number;
        };
        /** @description Wie sich Treffer über eine Spanne verteilen, nach der gefiltert werden kann; der Filter selbst gilt dabei nicht, die anderen gelten. */
        FinderRange: {
            /**
             * @description Name des Filters.
             * @example gearingAskRange
             */
            name: string;
            /**
             * @description Name des Merkmals für Besucher.
             * @example Hebel
             */
            label: string;
            /**
             * @description Unteres Ende, rund; was darunter liegt, zählt zum ersten Schritt.
             * @example 0
             */
            from: string;
            /**
             * @description Oberes Ende, rund; was darüber liegt, zählt zum letzten Schritt.
             * @example 24
             */
            to: string;
            /**
             * @description Treffer in gleich großen Schritten von unten nach oben, verglichen mit dem häufigsten; bei vielen Treffern eine Stichprobe.
             * @example [
             *       0.4,
             *       1,
             *       0.25
             *     ]
             */
            shares: number[];
        };
        InstrumentKey: {
            entityType: components["schemas"]["EntityType"];
            entityValue: components["schemas"]["EntityKey"];
        };
        ComparedStockList: {
            expires: components["schemas"]["EpochMilliseconds"];
            /** @description Aktien. */
            list: components["schemas"]["ComparedStock"][];
        };
        ComparedStock: {
            instrument: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            company?: components["schemas"]["Company"];
            stocksFigure: components["schemas"]["StocksFigure"];
            /**
             * @description Kurs-Gewinn-Verhältnis.
             * @example 16.98
             */
            cnPer?: number;
            /**
             * @description Kurs-Gewinn-Verhältnis durch Gewinnwachstum.
             * @example 0.75
             */
            cnPeg?: number;
            /**
             * @description Dividendenrendite in Prozent.
             * @example 2.28
             */
            cnDivYield?: number;
            /**
             * @description Kurs-Buchwert-Verhältnis.
             * @example 3.1
             */
            cnPriceBookvalue?: number;
            /**
             * @description Kurs-Cashflow-Verhältnis.
             * @example 12.4
             */
            cnPriceCf?: number;
            /**
             * @description Kurs-Umsatz-Verhältnis.
             * @example 4.2
             */
            cnPriceProfit?: number;
        };
        ComparedFundList: {
            expires: components["schemas"]["EpochMilliseconds"];
            /** @description Fonds und ETFs. */
            list: components["schemas"]["ComparedFund"][];
        };
        ComparedFund: {
            instrument: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            fundsDetails: components["schemas"]["FundsDetails"];
            fundsBaseData: components["schemas"]["FundsBaseData"];
            fundsIssuer?: components["schemas"]["FundsIssuer"];
            fundsEvaluation?: components["schemas"]["FundsEvaluation"];
            benchmark?: components["schemas"]["FundsBenchmark"];
            /**
             * @description Fondsmanager, durch Komma getrennt.
             * @example Anna Beispiel, Ben Muster
             */
            manager?: string;
        };
        ComparedFundOverlapList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Paare, größte Überschneidung zuerst. */
            list: components["schemas"]["ComparedFundOverlap"][];
        };
        ComparedFundOverlap: {
            instrument: components["schemas"]["Instrument"];
            instrumentOther: components["schemas"]["Instrument"];
            /**
             * @description Überschneidung: Summe der kleineren von beiden Gewichten aller gemeinsamen Positionen in Prozent.
             * @example 87.4
             */
            overlapPct: number;
            /**
             * @description Gemeinsame Positionen.
             * @example 38
             */
            numShared: number;
            /**
             * @description Nicht bekannter Teil beider Fonds in Prozent: Um so viel kann die Überschneidung höchstens größer sein.
             * @example 34.8
             */
            unknownPct: number;
            /**
             * @description Gemeinsame Position mit dem größten gemeinsamen Gewicht.
             * @example SAP
             */
            nameTopShared?: string;
        };
        ComparedBondList: {
            expires: components["schemas"]["EpochMilliseconds"];
            /** @description Anleihen. */
            list: components["schemas"]["ComparedBond"][];
        };
        ComparedBond: {
            instrument: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
            bondsDetails: components["schemas"]["BondsDetails"];
            bondsBaseData: components["schemas"]["BondsBaseData"];
            bondsIssuer: components["schemas"]["BondsIssuer"];
            bondsFigures?: components["schemas"]["BondsFigures"];
        };
        ComparedDerivativeList: {
            expires: components["schemas"]["EpochMilliseconds"];
            /** @description Derivate. */
            list: components["schemas"]["ComparedDerivative"][];
        };
        ComparedDerivative: {
            instrument: components["schemas"]["Instrument"];
            instrumentUnderlying: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
            derivativesIssuer: components["schemas"]["DerivativesIssuer"];
            derivativesDetails: components["schemas"]["DerivativesDetails"];
            derivativesFigure: components["schemas"]["DerivativesFigure"];
            isoCurrencyUnderlying?: components["schemas"]["IsoCurrency"];
            /**
             * @description Basispreis.
             * @example 21500
             */
            strike?: number;
            /**
             * @description Knock-out-Schwelle.
             * @example 21500
             */
            knockOut?: number;
            /**
             * @description (Untere) Barriere.
             * @example 18200
             */
            barrier?: number;
            /**
             * @description Obere Barriere.
             * @example 26400
             */
            upperBarrier?: number;
            /**
             * @description Bonusniveau.
             * @example 8200
             */
            bonusLevel?: number;
            /**
             * @description Höchstkurs (Cap).
             * @example 8000
             */
            cap?: number;
            /**
             * @description Bezugsverhältnis.
             * @example 0.01
             */
            coverRatio?: number;
            /**
             * Format: date-time
             * @description Fälligkeit.
             * @example 2027-06-18T12:00:00.000+00:00
             */
            dateMaturity?: string;
        };
        CrossRate: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * Format: date
             * @description Handelstag.
             * @example 2026-07-30
             */
            date: string;
            /**
             * @description Eröffnung.
             * @example 1.14666
             */
            open: number;
            /**
             * @description Schluss.
             * @example 1.15232
             */
            close: number;
            /**
             * @description Hoch.
             * @example 1.15352
             */
            high: number;
            /**
             * @description Tief.
             * @example 1.14348
             */
            low: number;
            priceSource?: components["schemas"]["PriceSource"];
        };
        CurrencyFinderResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer, wenn sie verlangt war.
             * @example 20
             */
            total?: number;
            /**
             * Format: date-time
             * @description Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute.
             * @example 2026-07-31T15:38:00.000+00:00
             */
            dateCalculation?: string;
            /** @description Treffer der Seite. */
            list: components["schemas"]["CurrencyFinderEntry"][];
            /** @description Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
            facets?: components["schemas"]["FinderFacet"][];
            /** @description Verteilungen, wenn sie verlangt waren. */
            ranges?: components["schemas"]["FinderRange"][];
        };
        CurrencyFinderEntry: {
            instrument: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
            changes?: components["schemas"]["FinderChanges"];
        };
        CryptoFinderResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer, wenn sie verlangt war.
             * @example 62
             */
            total?: number;
            /**
             * Format: date-time
             * @description Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute.
             * @example 2026-07-31T15:38:00.000+00:00
             */
            dateCalculation?: string;
            /** @description Treffer der Seite. */
            list: components["schemas"]["CryptoFinderEntry"][];
            /** @description Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
            facets?: components["schemas"]["FinderFacet"][];
            /** @description Verteilungen, wenn sie verlangt waren. */
            ranges?: components["schemas"]["FinderRange"][];
        };
        CryptoFinderEntry: {
            instrument: components["schemas"]["Instrument"];
            cryptosDetails?: components["schemas"]["CryptosDetails"];
            quote?: components["schemas"]["Quote"];
            changes?: components["schemas"]["FinderChanges"];
        };
        DerivativeCalculatorResult: {
            /**
             * @description Wechselkurs der Rechnung.
             * @example 1.15
             */
            exchangeRate?: number;
            /**
             * @description Zinssatz der Rechnung in Prozent.
             * @example 2.1
             */
            interestInstrument?: number;
            /**
             * @description Volatilität der Rechnung in Prozent.
             * @example 21.5
             */
            volatilityInstrument?: number;
            /**
             * @description Errechneter Kurs.
             * @example 8.42
             */
            calculatedPriceInstrument?: number;
            /**
             * @description Abstand zum heutigen Kurs in Prozent.
             * @example 1.4
             */
            calculatedDiffInstrumentPct?: number;
            /**
             * @description Briefkurs.
             * @example 8.31
             */
            askPriceInstrument?: number;
            /**
             * @description Geldkurs.
             * @example 8.3
             */
            bidPriceInstrument?: number;
        };
        DerivativeFinderResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer.
             * @example 10250
             */
            total: number;
            /**
             * Format: date-time
             * @description Stand aller Kennzahlen der Antwort.
             * @example 2026-07-31T15:38:00.000+00:00
             */
            dateCalculation?: string;
            /** @description Treffer der Seite. */
            list: components["schemas"]["DerivativeFinderEntry"][];
            /** @description Merkmale mit Trefferzahlen, wenn sie verlangt waren. */
            facets?: components["schemas"]["FinderFacet"][];
            /** @description Verteilungen, wenn sie verlangt waren. */
            ranges?: components["schemas"]["FinderRange"][];
        };
        DerivativeFinderEntry: {
            instrument: components["schemas"]["Instrument"];
            instrumentUnderlying: components["schemas"]["Instrument"];
            issuer: components["schemas"]["DerivativeFinderIssuer"];
            quote?: components["schemas"]["Quote"];
            /**
             * @description Kurzname.
             * @example TurboL O.End DAX
             */
            shortName?: string;
            /**
             * @description Amtlicher Name.
             * @example Société Générale Effekten GmbH TurboL O.End DAX
             */
            officialName?: string;
            /**
             * @description Basispreis.
             * @example 21500
             */
            strikeAbs?: number;
            /**
             * @description Knock-out-Schwelle.
             * @example 21500
             */
            knockOutAbs?: number;
            /**
             * @description Hebel zum Briefkurs.
             * @example 8
             */
            gearingAsk?: number;
            /**
             * @description Bezugsverhältnis.
             * @example 0.01
             */
            coverRatio?: number;
            /**
             * @description Spanne zwischen Geld und Brief.
             * @example 0.01
             */
            spread?: number;
            /**
             * @description Spanne in Prozent des Briefkurses.
             * @example 0.12
             */
            spreadAskPct?: number;
            /**
             * @description Aufgeld in Prozent.
             * @example 0.06
             */
            premiumAsk?: number;
            /**
             * @description Abstand zur Knock-out-Schwelle in Prozent.
             * @example 12.43
             */
            differenceKnockoutPct?: number;
            /**
             * @description Omega.
             * @example 7.9
             */
            leverage?: number;
            /**
             * @description Delta.
             * @example 0.62
             */
            delta?: number;
            /**
             * @description Gewinnschwelle.
             * @example 7641
             */
            breakEven?: number;
            /**
             * @description Implizite Volatilität in Prozent.
             * @example 21.5
             */
            impliedVolatility?: number;
            /**
             * @description Höchstkurs (Cap).
             * @example 8000
             */
            capAbs?: number;
            /**
             * @description Bonuslevel.
             * @example 8200
             */
            bonusLevel?: number;
            /**
             * @description Abschlag auf den Basiswert in Prozent.
             * @example 9.4
             */
            discountPct?: number;
            /**
             * @description Höchster Ertrag in Prozent.
             * @example 11.8
             */
            maximumReturnPct?: number;
            /**
             * @description Höchster Ertrag in Prozent im Jahr.
             * @example 9.1
             */
            maximumReturnPerAnnumPct?: number;
            /**
             * @description Bonusertrag in Prozent.
             * @example 8.2
             */
            bonusReturnPct?: number;
            /**
             * @description Seitwärtsertrag zum Briefkurs in Prozent.
             * @example 4.6
             */
            sidewaysYieldPct?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            isoCurrencyUnderlying?: components["schemas"]["IsoCurrency"];
            /**
             * @description Ohne Fälligkeit.
             * @example true
             */
            openEnded?: boolean;
            /**
             * @description Währungsgesichert.
             * @example false
             */
            quanto?: boolean;
            /**
             * @description 1 Put, 2 Call.
             * @example 2
             */
            idExerciseRight?: number;
            /**
             * @description Richtung.
             * @example CALL
             * @enum {string}
             */
            nameExerciseRight?: "CALL" | "PUT";
            /**
             * Format: date-time
             * @description Stand der Kennzahlen.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            dateCalculation?: string;
            /**
             * Format: date-time
             * @description Erster Handelstag.
             * @example 2026-04-01T12:00:00.000+00:00
             */
            dateFirstTrading?: string;
            /**
             * Format: date-time
             * @description Fälligkeit.
             * @example 2027-06-18T12:00:00.000+00:00
             */
            dateMaturity?: string;
        };
        DerivativeFinderIssuer: {
            /**
             * @description Kennung.
             * @example 53159
             */
            id: number;
            /**
             * @description Emittent.
             * @example Société Générale
             */
            name: string;
            /**
             * @description Adresse des Prospekts.
             * @example https://emittent.example/prospekt.pdf
             */
            urlProspectus?: string;
            derivativesSubCategory?: components["schemas"]["DerivativesSubCategory"];
            /**
             * @description C Call, P Put.
             * @example C
             * @enum {string}
             */
            codeExerciseRight?: "C" | "P";
        };
        DerivativesSubCategory: {
            /**
             * @description Kennung.
             * @example 390
             */
            id: number;
            /**
             * @description Unterart.
             * @example Knock-Out ohne Stop Loss
             */
            description: string;
            /**
             * @description Art des Derivats.
             * @example KNOCKOUT_CERTIFICATE
             */
            entitySubType: string;
            /**
             * @description Art auf Deutsch.
             * @example Knock-Out-Optionsschein
             */
            descriptionEntitySubType: string;
            /**
             * @description Kennung der Rubrik.
             * @example 80
             */
            idCategory?: number;
            /**
             * @description Rubrik.
             * @example Hebelprodukte
             */
            descriptionCategory?: string;
        };
        DerivativesIssuer: {
            /**
             * @description Kennung.
             * @example 53159
             */
            id?: number;
            /**
             * @description Emittent.
             * @example Société Générale
             */
            name: string;
        };
        DerivativesDetails: {
            /**
             * @description Kurzname.
             * @example TURBO UNLIMITED LONG AUF S&P 500
             */
            shortName?: string;
            /**
             * @description Amtlicher Name.
             * @example Société Générale Effekten GmbH TurboL O.End S&P500
             */
            officialName?: string;
            /**
             * @description Adresse des Prospekts.
             * @example https://emittent.example/prospekt.pdf
             */
            urlProspectus?: string;
            /**
             * @description Adresse des Basisinformationsblatts.
             * @example https://emittent.example/basisinformationsblatt/HK1234.pdf
             */
            urlKeyInformation?: string;
            /**
             * @description Beschreibung.
             * @example Hebelprodukt auf steigende Kurse.
             */
            description?: string;
            /**
             * @description Kupon in Prozent des Nennbetrags im Jahr.
             * @example 6.5
             */
            coupon?: number;
            /**
             * @description Faktor, mit dem sich die Bewegung eines Tages vervielfacht; unter 0 bei Produkten auf fallende Kurse.
             * @example 5
             */
            factor?: number;
            /**
             * @description Anteil an den Gewinnen über dem Basispreis in Prozent.
             * @example 150
             */
            participationPct?: number;
            /**
             * @description Kapitalschutz in Prozent des Ausgangskurses.
             * @example 90
             */
            protectionPct?: number;
            /**
             * @description Verwaltungsgebühr in Prozent im Jahr.
             * @example 0.5
             */
            managementFee?: number;
            /**
             * @description Nennbetrag.
             * @example 1000
             */
            nominal?: number;
            /**
             * @description Höchster Betrag, den ein Stück am Ende zahlt; nur wo er in der Währung des Produkts feststeht.
             * @example 1240
             */
            maximumAmount?: number;
            /**
             * @description Kurs des Basiswerts, ab dem an einem Stichtag vorzeitig zurückgezahlt wird.
             * @example 24500
             */
            priceEarlyRedemption?: number;
            /**
             * Format: date-time
             * @description Bewertungstag.
             * @example 2027-06-18T12:00:00.000+00:00
             */
            datetimeMaturity?: string;
            derivativesSubCategory?: components["schemas"]["DerivativesSubCategory"];
            /**
             * @description Kennung der Ausübungsart.
             * @example 4
             */
            idExerciseStyle?: number;
            /**
             * @description Kürzel der Ausübungsart.
             * @example B
             */
            codeExerciseStyle?: string;
            /**
             * @description Ausübungsart.
             * @example Bermuda
             */
            nameExerciseStyle?: string;
            /**
             * @description 1 Put, 2 Call.
             * @example 2
             */
            idExerciseRight?: number;
            /**
             * @description C Call, P Put.
             * @example C
             * @enum {string}
             */
            codeExerciseRight?: "C" | "P";
            /**
             * @description Richtung.
             * @example CALL
             * @enum {string}
             */
            nameExerciseRight?: "CALL" | "PUT";
            /**
             * @description Kennung der Rubrik.
             * @example 1
             */
            idCategory?: number;
            /**
             * @description Rubrik.
             * @example Hebelprodukte
             */
            nameCategory?: string;
            /**
             * @description Kennung der Unterrubrik.
             * @example 4
             */
            idSubcategory?: number;
            /**
             * @description Unterrubrik.
             * @example Knock-Out ohne Stop Loss
             */
            nameSubcategory?: string;
            /**
             * @description Kennung der Abwicklung.
             * @example 1
             */
            idTypeSettlement?: number;
            /**
             * @description Abwicklung.
             * @example Barausgleich
             */
            nameTypeSettlement?: string;
            /**
             * @description Kapitalschutz.
             * @example false
             */
            hasGuarantee?: boolean;
            isoCountry?: components["schemas"]["IsoCountry"];
            /**
             * @description Schwelle wurde berührt.
             * @example false
             */
            hasBarrierBeenHit?: boolean;
            /**
             * Format: date-time
             * @description Valuta.
             * @example 2026-04-07T12:00:00.000+00:00
             */
            datetimeValuta?: string;
            /**
             * @description Art der Verzinsung.
             * @example fest
             */
            nameTypeInterestRate?: string;
            /**
             * @description Einheit des Ausgabepreises.
             * @example 1
             */
            idUnitPriceEmission?: number;
            /**
             * @description Ausgabepreis.
             * @example 0.91
             */
            emissionPrice?: number;
            /**
             * @description Emissionsvolumen.
             * @example 10000000
             */
            emissionVolume?: number;
            /**
             * @description Währung der Ersetzungsgebühr.
             * @example EUR
             */
            isoCurrencySubstitutionFee?: string;
            /**
             * @description Aktiv verwaltet.
             * @example false
             */
            hasActiveManagement?: boolean;
            /**
             * @description Nachbörslich handelbar.
             * @example false
             */
            hasAfterHourTrading?: boolean;
            /**
             * @description Produktkennung beim Emittenten.
             * @example 851760
             */
            idProductIssuer?: number;
            /**
             * @description Produktname beim Emittenten.
             * @example TURBO UNLIMITED LONG
             */
            nameProductIssuer?: string;
            /**
             * @description Nur Geldkurse.
             * @example false
             */
            hasOnlyBidPrices?: boolean;
            /**
             * @description Besondere Besteuerung.
             * @example false
             */
            hasSpecialTaxTreatment?: boolean;
            /**
             * @description Sparplanfähig.
             * @example false
             */
            hasSavingsPlan?: boolean;
            /**
             * @description Angaben vorläufig.
             * @example false
             */
            hasIndicativeDetails?: boolean;
            /**
             * @description Automatische Ausübung.
             * @example false
             */
            hasAutomaticExercise?: boolean;
            /**
             * @description Bewertung durch Scope.
             * @example 1
             */
            scopeGroupRating?: string;
            /**
             * Format: date-time
             * @description Begebung.
             * @example 2026-04-01T12:00:00.000+00:00
             */
            datetimeEmission?: string;
            /**
             * Format: date-time
             * @description Erster Handelstag.
             * @example 2026-04-01T12:00:00.000+00:00
             */
            datetimeFirstTradingDay?: string;
            /**
             * Format: date-time
             * @description Letzter Handelstag.
             * @example 2027-06-17T12:00:00.000+00:00
             */
            datetimeLastTradingDay?: string;
            /**
             * Format: date-time
             * @description Rückzahlung.
             * @example 2027-06-24T12:00:00.000+00:00
             */
            datetimePayment?: string;
            /**
             * @description Kennung der Währung.
             * @example 63
             */
            idCurrency?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Zahl der Basiswerte.
             * @example 1
             */
            numberUnderlyings?: number;
            /**
             * @description Stand der Angaben (1 aktiv).
             * @example 1
             */
            dataStatus?: number;
            /**
             * @description Basiswert ist eine Spanne.
             * @example false
             */
            underlyingSpread?: boolean;
            /**
             * @description Totalverlust bei Knock-out.
             * @example false
             */
            totalLossOnKnockout?: boolean;
            /**
             * @description Privatplatzierung.
             * @example false
             */
            privatePlacement?: boolean;
            /**
             * @description Währungsgesichert.
             * @example false
             */
            quanto?: boolean;
            /**
             * @description Ohne Fälligkeit.
             * @example true
             */
            openEnded?: boolean;
        };
        /** @description Kennzahlen eines Derivats; welche es gibt, hängt von seiner Art ab. */
        DerivativesFigure: {
            /**
             * @description Notierung.
             * @example 553484777
             */
            idNotation?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Kennung der Währung.
             * @example 63
             */
            idCurrency?: number;
            /**
             * @description Notierung des Basiswerts.
             * @example 4359526
             */
            idNotationUnderlying?: number;
            /**
             * @description Notierung des Basiswerts der Rechnung.
             * @example 4359526
             */
            idNotationUnderlyingCalculation?: number;
            isoCurrencyUnderlying?: components["schemas"]["IsoCurrency"];
            /**
             * @description Kennung der Währung des Basiswerts.
             * @example 194
             */
            idCurrencyUnderlying?: number;
            /**
             * @description Kurs des Basiswerts.
             * @example 7633.74
             */
            priceUnderlying?: number;
            /**
             * @description Kurs des Basiswerts der Rechnung.
             * @example 7633.74
             */
            priceUnderlyingCalculation?: number;
            /**
             * Format: date-time
             * @description Zeitpunkt des Kurses des Basiswerts.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimePriceUnderlying?: string;
            /**
             * Format: date-time
             * @description Zeitpunkt des Kurses der Rechnung.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimePriceUnderlyingCalculation?: string;
            /**
             * @description Geldkurs der Rechnung.
             * @example 8.3
             */
            bidPriceCalculation?: number;
            /**
             * @description Briefkurs der Rechnung.
             * @example 8.31
             */
            askPriceCalculation?: number;
            /**
             * Format: date-time
             * @description Zeitpunkt des Kurses.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimePrice?: string;
            /**
             * Format: date-time
             * @description Zeitpunkt des Geldkurses.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeBidPrice?: string;
            /**
             * Format: date-time
             * @description Zeitpunkt des Briefkurses.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeAskPrice?: string;
            /**
             * Format: date-time
             * @description Stand der Kennzahlen.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCalculation?: string;
            /**
             * @description Zeitzone des Kurses.
             * @example 1
             */
            idTimezonePrice?: number;
            /**
             * @description Zeitzone des Basiswerts.
             * @example 1
             */
            idTimezonePriceUnderlying?: number;
            /**
             * @description Zeitzone der Rechnung.
             * @example 1
             */
            idTimezoneCalculation?: number;
            /**
             * @description Zeitzone des Höchstkurses.
             * @example 1
             */
            idTimezoneHighPriceEmission?: number;
            /**
             * @description Zeitzone des Tiefstkurses.
             * @example 1
             */
            idTimezoneLowPriceEmission?: number;
            /**
             * @description Spanne zwischen Geld und Brief.
             * @example 0.01
             */
            spread?: number;
            /**
             * @description Spanne auf einen Basiswert gerechnet.
             * @example 1
             */
            harmonisedSpread?: number;
            /**
             * @description Spanne in Prozent des Briefkurses.
             * @example 0.12
             */
            spreadAskPct?: number;
            /**
             * @description Aufgeld in Prozent.
             * @example 0.06
             */
            premium?: number;
            /**
             * @description Aufgeld zum Briefkurs in Prozent.
             * @example 0.06
             */
            premiumAsk?: number;
            /**
             * @description Aufgeld zum Geldkurs in Prozent.
             * @example 0.05
             */
            premiumBid?: number;
            /**
             * @description Aufgeld in Prozent im Jahr.
             * @example 1.2
             */
            premiumPerAnnum?: number;
            /**
             * @description Hebel.
             * @example 8.01
             */
            gearing?: number;
            /**
             * @description Hebel zum Briefkurs.
             * @example 8
             */
            gearingAsk?: number;
            /**
             * @description Hebel zum Geldkurs.
             * @example 8.01
             */
            gearingBid?: number;
            /**
             * @description Omega.
             * @example 7.9
             */
            leverage?: number;
            /**
             * @description Innerer Wert.
             * @example 8.27
             */
            intrinsicValue?: number;
            /**
             * @description Zeitwert.
             * @example 0.04
             */
            presentValue?: number;
            /**
             * @description Theoretischer Wert.
             * @example 8.29
             */
            theoreticalValue?: number;
            /**
             * @description Verhältnis von Kurs und Basispreis; über 1 liegt im Geld.
             * @example 1.14
             */
            moneyness?: number;
            /**
             * @description Gewinnschwelle.
             * @example 7641
             */
            breakEven?: number;
            /**
             * @description Delta.
             * @example 0.62
             */
            delta?: number;
            /**
             * @description Gamma.
             * @example 0
             */
            gamma?: number;
            /**
             * @description Vega.
             * @example 0.11
             */
            vega?: number;
            /**
             * @description Rho.
             * @example 0.04
             */
            rho?: number;
            /**
             * @description Theta je Tag in Prozent.
             * @example -0.4
             */
            thetaDayPct?: number;
            /**
             * @description Theta je Woche in Prozent.
             * @example -2.7
             */
            thetaWeekPct?: number;
            /**
             * @description Implizite Volatilität in Prozent.
             * @example 21.5
             */
            impliedVolatility?: number;
            /**
             * @description Wahrscheinlichkeit des Totalverlusts in Prozent.
             * @example 31.2
             */
            totalLossProbability?: number;
            /**
             * @description Tage bis zur Fälligkeit.
             * @example 212
             */
            daysUntilMaturity?: number;
            /**
             * @description Abstand zum Basispreis.
             * @example 948.68
             */
            differenceStrike?: number;
            /**
             * @description Abstand zum Basispreis in Prozent.
             * @example 12.43
             */
            differenceStrikePct?: number;
            /**
             * @description Abstand zur Knock-out-Schwelle.
             * @example 948.68
             */
            differenceKnockout?: number;
            /**
             * @description Abstand zur Knock-out-Schwelle in Prozent.
             * @example 12.43
             */
            differenceKnockoutPct?: number;
            /**
             * @description Seitwärtsrendite in Prozent.
             * @example -0.46
             */
            sidewaysYield?: number;
            /**
             * @description Seitwärtsrendite zum Briefkurs in Prozent.
             * @example -0.52
             */
            sidewaysYieldAskPct?: number;
            /**
             * @description Seitwärtsertrag zum Briefkurs.
             * @example -0.04
             */
            sidewaysYieldAskAbs?: number;
            /**
             * @description Seitwärtsrendite zum Briefkurs in Prozent im Jahr.
             * @example 4.2
             */
            sidewaysYieldPerAnnumPct?: number;
            /**
             * @description Preisnachlass gegenüber dem Basiswert in Prozent; unter 0 ein Aufschlag.
             * @example 8.4
             */
            discountPct?: number;
            /**
             * @description Höchstmöglicher Ertrag.
             * @example 6.1
             */
            maximumReturnAbs?: number;
            /**
             * @description Höchstrendite in Prozent.
             * @example 7.3
             */
            maximumReturnPct?: number;
            /**
             * @description Höchstrendite in Prozent im Jahr.
             * @example 9.8
             */
            maximumReturnPerAnnumPct?: number;
            /**
             * @description Bonusrendite in Prozent, solange die Barriere hält.
             * @example 11.2
             */
            bonusReturnPct?: number;
            /**
             * @description Bonusrendite in Prozent im Jahr.
             * @example 14.6
             */
            bonusReturnPerAnnumPct?: number;
            /**
             * @description Abstand zur (unteren) Barriere.
             * @example 24.6
             */
            differenceBarrier?: number;
            /**
             * @description Abstand zur (unteren) Barriere in Prozent.
             * @example 16.4
             */
            differenceBarrierPct?: number;
            /**
             * @description Abstand zur oberen Barriere.
             * @example 30.2
             */
            differenceUpperBarrier?: number;
            /**
             * @description Abstand zur oberen Barriere in Prozent.
             * @example 20.1
             */
            differenceUpperBarrierPct?: number;
            /**
             * @description Mehrertrag in einer Woche in Prozent.
             * @example -9.44
             */
            outperformance1Week?: number;
            /**
             * @description Mehrertrag in einem Monat in Prozent.
             * @example -21.72
             */
            outperformance1Month?: number;
            /**
             * @description Höchstkurs seit Begebung.
             * @example 10.21
             */
            highPriceEmission?: number;
            /**
             * Format: date-time
             * @description Tag des Höchstkurses.
             * @example 2026-08-13T12:00:00.000+00:00
             */
            datetimeHighPriceEmission?: string;
            /**
             * @description Tiefstkurs seit Begebung.
             * @example 0.044
             */
            lowPriceEmission?: number;
            /**
             * Format: date-time
             * @description Tag des Tiefstkurses.
             * @example 2026-04-02T12:00:00.000+00:00
             */
            datetimeLowPriceEmission?: string;
            /**
             * @description Veränderung seit Begebung.
             * @example 7.395
             */
            differenceEmissionPrice?: number;
            /**
             * @description Veränderung seit Begebung in Prozent.
             * @example 812.64
             */
            differenceEmissionPricePct?: number;
        };
        DerivativesDistribution: {
            /**
             * @description Betrag je Stück.
             * @example 6.5
             */
            abs: number;
            /**
             * @description Prozent des Nennbetrags.
             * @example 6.5
             */
            pct?: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * Format: date-time
             * @description Tag der Zahlung.
             * @example 2027-06-18T12:00:00.000+00:00
             */
            datePayment: string;
        };
        DerivativesUnderlyingList: {
            /** @description Basiswerte. */
            list: components["schemas"]["DerivativesUnderlying"][];
        };
        DerivativeOverview: {
            expires?: components["schemas"]["EpochMilliseconds"];
            instrument: components["schemas"]["Instrument"];
            derivativesIssuer: components["schemas"]["DerivativesIssuer"];
            /**
             * @description Basisinformationsblatt.
             * @example https://emittent.example/basisinformationsblatt/HK1234.pdf
             */
            urlKeyInformation?: string;
            /**
             * @description Prospekt.
             * @example https://emittent.example/prospekt.pdf
             */
            urlProspectus?: string;
            /** @description Basiswerte mit Kurs. */
            list: components["schemas"]["DerivativeOverviewUnderlying"][];
        };
        DerivativeOverviewUnderlying: {
            instrument: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
        };
        DerivativesUnderlying: {
            instrument: components["schemas"]["Instrument"];
            market?: components["schemas"]["Market"];
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Amtlicher Name.
             * @example S&P 500 Index
             */
            officialName?: string;
            /**
             * @description Kurzname.
             * @example S&P 500
             */
            shortName?: string;
            /**
             * @description Bezugsverhältnis.
             * @example 0.01
             */
            coverRatio?: number;
            /**
             * @description Kurs bei Begebung.
             * @example 6567
             */
            referencePrice?: number;
            derivativesBarrierList?: components["schemas"]["DerivativesBarrierList"];
            derivativesBarrierFigureList?: components["schemas"]["DerivativesBarrierFigureList"];
            chart?: components["schemas"]["SnapshotChart"];
        };
        DerivativesBarrierList: {
            /** @description Schwellen. */
            list: components["schemas"]["DerivativesBarrier"][];
        };
        DerivativesBarrier: {
            /**
             * @description Art der Schwelle.
             * @example KNOCK_OUT
             * @enum {string}
             */
            typeBarrier: "KNOCK_OUT" | "STRIKE" | "BARRIER" | "CAP" | "BONUS";
            /**
             * @description Kennung der Art; 5030 muss der Basiswert über oder unter sich lassen.
             * @example 5030
             */
            idTypeBarrier?: number;
            /**
             * @description Höhe der Schwelle.
             * @example 6685.06
             */
            barrier: number;
            /**
             * @description Name beim Emittenten.
             * @example Schwelle mit Sicherheitsabstand
             */
            nameTypeBarrierProductIssuer?: string;
            /**
             * @description Wurde berührt.
             * @example false
             */
            hasBeenHit?: boolean;
            isoCurrencyUnderlying?: components["schemas"]["IsoCurrency"];
            /**
             * Format: date-time
             * @description Gilt ab.
             * @example 2026-04-01T12:00:00.000+00:00
             */
            datetimeStart?: string;
            /**
             * @description Wird angepasst.
             * @example false
             */
            variable?: boolean;
        };
        DerivativesBarrierFigureList: {
            /**
             * @description Notierung.
             * @example 553484777
             */
            idNotation?: number;
            /**
             * @description Notierung des Basiswerts.
             * @example 4359526
             */
            idNotationUnderlying?: number;
            /**
             * @description Notierung des Basiswerts der Rechnung.
             * @example 4359526
             */
            idNotationUnderlyingCalculation?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            isoCurrencyUnderlying?: components["schemas"]["IsoCurrency"];
            /**
             * @description Kurs des Basiswerts.
             * @example 7633.74
             */
            priceUnderlying?: number;
            /**
             * @description Kurs des Basiswerts der Rechnung.
             * @example 7633.74
             */
            priceUnderlyingCalculation?: number;
            /**
             * Format: date-time
             * @description Zeitpunkt des Kurses des Basiswerts.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimePriceUnderlying?: string;
            /**
             * Format: date-time
             * @description Zeitpunkt des Kurses der Rechnung.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimePriceUnderlyingCalculation?: string;
            /**
             * @description Geldkurs der Rechnung.
             * @example 8.3
             */
            bidPriceCalculation?: number;
            /**
             * @description Briefkurs der Rechnung.
             * @example 8.31
             */
            askPriceCalculation?: number;
            /**
             * Format: date-time
             * @description Zeitpunkt des Kurses.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimePrice?: string;
            /**
             * Format: date-time
             * @description Zeitpunkt des Geldkurses.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeBidPrice?: string;
            /**
             * Format: date-time
             * @description Zeitpunkt des Briefkurses.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeAskPrice?: string;
            /**
             * Format: date-time
             * @description Stand der Kennzahlen.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCalculation?: string;
            /** @description Abstände zu den Schwellen. */
            list: components["schemas"]["DerivativesBarrierFigure"][];
        };
        DerivativesBarrierFigure: {
            /**
             * @description Art der Schwelle.
             * @example KNOCK_OUT
             * @enum {string}
             */
            typeBarrier: "KNOCK_OUT" | "STRIKE" | "BARRIER" | "CAP" | "BONUS";
            /**
             * @description Abstand zur Schwelle.
             * @example 948.68
             */
            differenceBarrier?: number;
            /**
             * @description Abstand zur Schwelle in Prozent.
             * @example 12.43
             */
            differenceBarrierPct?: number;
        };
        TradingScheduleList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl der Handelszeiten.
             * @example 17
             */
            total: number;
            /** @description Handelszeiten. */
            list: components["schemas"]["TradingSchedule"][];
        };
        TradingSchedule: {
            /**
             * @description Kennung der Handelszeiten.
             * @example 1
             */
            idTradingSchedule: number;
            /**
             * @description Name.
             * @example Xetra
             */
            name: string;
            /**
             * @description Zeitzone der Uhrzeiten.
             * @example Europe/Berlin
             */
            timezone: string;
            /**
             * @description Tage mit Handel, 1 (Montag) bis 7 (Sonntag).
             * @example [
             *       1,
             *       2,
             *       3,
             *       4,
             *       5
             *     ]
             */
            weekdays: number[];
            /** @description Abschnitte eines Handelstages. */
            sessions: components["schemas"]["TradingSession"][];
            /** @description Feiertage und verkürzte Tage, nächster zuerst. */
            exceptions: components["schemas"]["TradingException"][];
        };
        TradingSession: {
            /**
             * @description Beginn in Ortszeit.
             * @example 09:00
             */
            timeOpen: string;
            /**
             * @description Ende in Ortszeit, Mitternacht als 24:00.
             * @example 17:30
             */
            timeClose: string;
        };
        TradingException: {
            /**
             * Format: date
             * @description Tag am Ort des Handels.
             * @example 2026-12-24
             */
            date: string;
            /**
             * @description Name des Feiertags.
             * @example Heiligabend
             */
            name: string;
            /**
             * @description Früheres Ende in Ortszeit; ohne Angabe ruht der Handel den ganzen Tag.
             * @example 14:00
             */
            timeClose?: string;
        };
        EconomicEventList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            /**
             * @description Zahl aller Termine.
             * @example 14
             */
            total: number;
            /** @description Termine der Seite. */
            list: components["schemas"]["EconomicEvent"][];
        };
        EconomicEvent: {
            /**
             * @description Kennung.
             * @example US-CPI-2026-11
             */
            entityValue: string;
            /**
             * @description Was veröffentlicht wird.
             * @example Verbraucherpreise zum Vorjahr
             */
            name: string;
            /**
             * @description Land, EU für den Euroraum.
             * @example US
             */
            isoCountry: string;
            /**
             * @description Land auf Deutsch.
             * @example Vereinigte Staaten
             */
            nameCountry: string;
            /**
             * @description Wofür der Wert gilt.
             * @example November
             */
            period: string;
            /**
             * @description Wie sehr Märkte darauf achten, 3 am meisten.
             * @example 3
             */
            importance: number;
            datetimeStart: components["schemas"]["DateTime"];
            /**
             * @description Einheit der Werte.
             * @example %
             */
            unit?: string;
            /**
             * @description Nachkommastellen der Werte.
             * @example 1
             */
            decimals?: number;
            /**
             * @description Voriger Wert.
             * @example 2.9
             */
            previous?: number;
            /**
             * @description Erwarteter Wert.
             * @example 2.8
             */
            expected?: number;
            /**
             * @description Veröffentlichter Wert; fehlt bis zur Veröffentlichung.
             * @example 2.7
             */
            actual?: number;
        };
        CalendarEventList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            /**
             * @description Zahl aller Termine.
             * @example 254
             */
            total: number;
            /** @description Termine der Seite. */
            list: components["schemas"]["CalendarEvent"][];
        };
        CalendarEvent: {
            /**
             * @description Art des Eintrags.
             * @example V1CalendarEvent
             * @enum {string}
             */
            type: "V1CalendarEvent";
            /**
             * @description Art der Entität.
             * @example CALENDAR_EVENT
             * @enum {string}
             */
            entityType: "CALENDAR_EVENT";
            /**
             * @description Kennung.
             * @example 1023119
             */
            entityValue: string;
            /**
             * @description Titel.
             * @example SAP: Geschäftsbericht
             */
            name: string;
            /**
             * @description Art des Termins.
             * @example RESULT_REPORTS
             * @enum {string}
             */
            eventCategoryType: "RESULT_REPORTS" | "DIVIDENDS" | "GENERAL_MEETING" | "ECONOMY";
            /**
             * @description Art des Termins auf Deutsch.
             * @example Ergebnisberichte
             */
            nameEventCategoryType: string;
            /**
             * Format: date-time
             * @description Beginn.
             * @example 2026-08-03T00:00:00.000+00:00
             */
            datetimeStart: string;
            /**
             * Format: date-time
             * @description Ende.
             * @example 2026-08-03T00:00:00.000+00:00
             */
            datetimeEnd: string;
            stocksCompanyEvent?: components["schemas"]["StocksCompanyEvent"];
        };
        StocksCompanyEvent: {
            instrument: components["schemas"]["Instrument"];
            companyEvent: components["schemas"]["CompanyEvent"];
        };
        CompanyEvent: {
            /**
             * @description Kennung.
             * @example 10935504
             */
            id: number;
            /**
             * @description Titel mit Unternehmen.
             * @example SAP SE: Bericht 2. Quartal 2026
             */
            title: string;
            /**
             * @description Titel.
             * @example Bericht 2. Quartal 2026
             */
            eventName: string;
            /**
             * @description Rubrik.
             * @example Ergebnisberichte & Dividenden
             */
            nameCategory: string;
            /**
             * @description Unterrubrik.
             * @example Ergebnisberichte
             */
            nameSubcategory: string;
            /**
             * @description Art des Termins, wie sie in Listen steht.
             * @example Quartalsbericht
             */
            nameSubcategoryDelivery?: string;
            /**
             * Format: date-time
             * @description Zeitpunkt.
             * @example 2026-08-03T00:00:00.000+00:00
             */
            datetimeEvent: string;
            reportFigures?: components["schemas"]["ReportFigures"];
        };
        FundFinderResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer.
             * @example 120
             */
            total: number;
            /**
             * Format: date-time
             * @description Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute.
             * @example 2026-07-31T15:38:00.000+00:00
             */
            dateCalculation?: string;
            /** @description Treffer der Seite. */
            list: components["schemas"]["FundFinderEntry"][];
            /** @description Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
            facets?: components["schemas"]["FinderFacet"][];
            /** @description Verteilungen, wenn sie verlangt waren. */
            ranges?: components["schemas"]["FinderRange"][];
        };
        FundFinderEntry: {
            instrument: components["schemas"]["Instrument"];
            issuer?: components["schemas"]["FundsIssuer"];
            benchmark?: components["schemas"]["FundsBenchmark"];
            fundsDetails?: components["schemas"]["FundsDetails"];
            fundsBaseData?: components["schemas"]["FundsBaseData"];
            fundsEvaluation?: components["schemas"]["FundsEvaluation"];
            fundsPerformanceList?: components["schemas"]["FundsPerformanceList"];
            fundsRiskList?: components["schemas"]["FundsRiskList"];
            changes?: components["schemas"]["FinderChanges"];
            quote?: components["schemas"]["Quote"];
        };
        FundsDetails: {
            /**
             * @description Amtlicher Name.
             * @example iShares Core DAX UCITS ETF (DE)
             */
            officialName?: string;
            /**
             * @description Art des Fonds.
             * @example Aktienfonds
             */
            nameTypeFund?: string;
            /**
             * @description Anlageschwerpunkt.
             * @example Aktien Deutschland
             */
            nameInvestmentFocus?: string;
            /**
             * @description Ist ein ETF.
             * @example true
             */
            isExchangeTraded?: boolean;
            fundsInvestmentRegion?: components["schemas"]["FundsInvestmentRegion"];
            fundsTypeCapitalisation?: components["schemas"]["FundsTypeCapitalisation"];
            fundsTypeReplication?: components["schemas"]["FundsTypeReplication"];
        };
        FundsInvestmentRegion: {
            /**
             * @description Anlageregion.
             * @example Deutschland
             */
            name: string;
        };
        FundsTypeCapitalisation: {
            /**
             * @description 1 thesaurierend, 2 ausschüttend.
             * @example 1
             */
            id: number;
            /**
             * @description Verwendung der Erträge.
             * @example thesaurierend
             */
            name: string;
        };
        FundsTypeReplication: {
            /**
             * @description 1 Swap, 2 voll, 3 Stichprobe.
             * @example 2
             */
            id: number;
            /**
             * @description Abbildung des Index.
             * @example vollständig
             */
            name: string;
        };
        /** @description Kosten in Prozent, Beträge in der genannten Währung. */
        FundsBaseData: {
            /**
             * @description Laufende Kosten in Prozent im Jahr.
             * @example 0.16
             */
            ongoingCharges?: number;
            /**
             * @description Pauschalgebühr in Prozent.
             * @example 0.15
             */
            allInFee?: number;
            /**
             * @description Verwaltungskosten nach MiFID in Prozent.
             * @example 0.15
             */
            managementFeeExPostMifid?: number;
            /**
             * @description Höchster Ausgabeaufschlag in Prozent.
             * @example 5
             */
            maxPctInitialFee?: number;
            /**
             * @description Höchste Vertriebsgebühr in Prozent.
             * @example 0
             */
            maxPctDistributionFee?: number;
            /**
             * @description Höchste Rücknahmegebühr in Prozent.
             * @example 0
             */
            maxPctRedemptionFee?: number;
            /**
             * @description Umtauschgebühr in Prozent.
             * @example 0
             */
            switchingFee?: number;
            /**
             * @description Depotbankgebühr in Prozent.
             * @example 0.05
             */
            custodianBankFeePct?: number;
            isoCurrencyFees?: components["schemas"]["IsoCurrency"];
            /**
             * @description Fondsvermögen in Fondswährung.
             * @example 6500000000
             */
            volumeFund?: number;
            /**
             * @description Fondsvermögen in Euro.
             * @example 6500000000
             */
            volumeFundEuro?: number;
            /**
             * Format: date-time
             * @description Stand des Fondsvermögens.
             * @example 2026-07-30T12:00:00.000+00:00
             */
            dateVolume?: string;
            isoCurrencyFund?: components["schemas"]["IsoCurrency"];
            /**
             * Format: date-time
             * @description Auflage.
             * @example 2000-12-27T12:00:00.000+00:00
             */
            dateEmission?: string;
            /**
             * @description Depotbank.
             * @example State Street Bank
             */
            nameCustodianBank?: string;
            isoCountry?: components["schemas"]["IsoCountry"];
            /**
             * @description Sitz auf Deutsch.
             * @example Deutschland
             */
            nameCountry?: string;
            /**
             * @description Kleinste erste Anlage.
             * @example 0
             */
            minInitialInvestment?: number;
            /**
             * @description Kleinste weitere Anlage.
             * @example 0
             */
            minFollowupInvestment?: number;
        };
        FundsIssuer: {
            /**
             * @description Kennung.
             * @example 51863
             */
            id: number;
            /**
             * @description Gesellschaft.
             * @example BlackRock Asset Management Deutschland AG
             */
            name: string;
            /**
             * @description Gruppe.
             * @example iShares
             */
            nameGroupIssuer?: string;
        };
        /** @description Bewertungen; Sterne als Ziffer in Text. */
        FundsEvaluation: {
            /**
             * @description Morningstar-Sterne.
             * @example 4
             */
            morningstarRating?: string;
            /**
             * @description Morningstar-Sterne, drei Jahre.
             * @example 4
             */
            morningstarRating3y?: string;
            /**
             * @description Morningstar-Sterne, fünf Jahre.
             * @example 4
             */
            morningstarRating5y?: string;
            /**
             * @description Morningstar-Sterne, zehn Jahre.
             * @example 3
             */
            morningstarRating10y?: string;
            /**
             * @description Anlagestil Anleihen.
             * @example 5
             */
            morningstarStyleboxBond?: string;
            /**
             * @description Anlagestil Aktien.
             * @example 2
             */
            morningstarStyleboxEquity?: string;
            /**
             * @description Nachhaltigkeit, Globen.
             * @example 3
             */
            morningstarSustainabilityRating?: string;
            /**
             * @description Feri-Rating (A bis E).
             * @example A
             */
            feriRating?: string;
            /**
             * @description Risikoklasse (1 bis 7).
             * @example 4
             */
            riskClass?: number;
        };
        FundsBenchmarkList: {
            /** @description Vergleichsindizes. */
            list: components["schemas"]["FundsBenchmark"][];
        };
        FundsBenchmark: {
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Notierung des Vergleichsindex.
             * @example 20735
             */
            idNotationBenchmark?: number;
        };
        FundsHoldingList: {
            /**
             * Format: date-time
             * @description Stand.
             * @example 2026-06-30T12:00:00.000+00:00
             */
            dateMaintenance?: string;
            /** @description Größte Positionen. */
            list: components["schemas"]["FundsHolding"][];
        };
        FundsHolding: {
            instrument: components["schemas"]["FundsHoldingInstrument"];
            /**
             * @description Anteil in Prozent.
             * @example 9.62
             */
            investmentPct: number;
        };
        /** @description Position; nicht jede hat eine eigene Seite. */
        FundsHoldingInstrument: {
            /**
             * @description Name.
             * @example SAP
             */
            name: string;
            /**
             * @description ISIN.
             * @example DE0007164600
             */
            isin?: string;
            entityType?: components["schemas"]["EntityType"];
            /**
             * @description Kennung, wenn das Instrument bekannt ist.
             * @example 82849
             */
            entityValue?: string;
            urls?: components["schemas"]["InstrumentUrls"];
        };
        FundsBreakdown: {
            /**
             * Format: date-time
             * @description Stand.
             * @example 2026-06-30T12:00:00.000+00:00
             */
            dateMaintenance?: string;
            /** @description Anteile, größter zuerst. */
            list: components["schemas"]["FundsBreakdownEntry"][];
        };
        FundsBreakdownEntry: {
            /**
             * @description Land, Branche, Währung oder Art.
             * @example Software
             */
            nameBreakdown: string;
            /**
             * @description Anteil in Prozent.
             * @example 14.2
             */
            investmentPct: number;
        };
        FundsPerformanceList: {
            /** @description Wertentwicklung je Zeitraum. */
            list: components["schemas"]["FundsPerformance"][];
        };
        FundsPerformance: {
            /**
             * @description Zeitraum: 1Y, 3Y, 5Y, 10Y, SE seit Auflage, „PA“ heißt je Jahr.
             * @example 3YPA
             */
            timeSpan: string;
            /**
             * @description Zeitraum auf Deutsch.
             * @example 3 Jahre p. a.
             */
            nameTimeSpan: string;
            /**
             * @description Wertentwicklung in Prozent.
             * @example 8.4
             */
            performanceTimeSpanPct: number;
        };
        FundsRiskList: {
            /** @description Risiko je Zeitraum. */
            list: components["schemas"]["FundsRisk"][];
        };
        FundsRisk: {
            /**
             * @description Zeitraum.
             * @example 3Y
             */
            timeSpan: string;
            /**
             * @description Zeitraum auf Deutsch.
             * @example 3 Jahre
             */
            nameTimeSpan?: string;
            /**
             * @description Volatilität in Prozent.
             * @example 14.9
             */
            volatility?: number;
            /**
             * @description Größter Rückgang in Prozent.
             * @example -18.2
             */
            maxDrawdown?: number;
        };
        FundsFigureBenchmarkList: {
            /** @description Mehrertrag je Zeitraum. */
            list: components["schemas"]["FundsFigureBenchmark"][];
        };
        FundsFigureBenchmark: {
            /**
             * @description Zeitraum.
             * @example 1Y
             */
            timeSpan: string;
            /**
             * @description Mehrertrag zum Vergleichsindex in Prozent.
             * @example -0.2
             */
            relativeReturnPct: number;
        };
        FundsIssuerReport: {
            /**
             * @description Art des Berichts.
             * @example Basisinformationsblatt
             */
            nameTypeFundsReport: string;
            /**
             * @description Adresse.
             * @example https://dokumente.example/bib.pdf
             */
            url: string;
        };
        FundBreakdowns: {
            expires?: components["schemas"]["EpochMilliseconds"];
            fundsHoldingList?: components["schemas"]["FundsHoldingList"];
            countryBreakdown?: components["schemas"]["FundsBreakdown"];
            branchBreakdown?: components["schemas"]["FundsBreakdown"];
            currencyBreakdown?: components["schemas"]["FundsBreakdown"];
            instrumentBreakdown?: components["schemas"]["FundsBreakdown"];
        };
        FundEarningList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl der Ausschüttungen.
             * @example 12
             */
            total?: number;
            /** @description Ausschüttungen, neueste zuerst. */
            list: components["schemas"]["FundEarning"][];
        };
        FundEarning: {
            /**
             * Format: date-time
             * @description Tag der Ausschüttung.
             * @example 2026-06-15T12:00:00.000+00:00
             */
            dateEarning: string;
            /**
             * @description Betrag je Anteil.
             * @example 0.83
             */
            valueEarning: number;
            /**
             * @description Betrag je Anteil, bereinigt.
             * @example 0.83
             */
            valueEarningAdjusted?: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
        };
        FundOverlapList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Fonds, größte Überschneidung zuerst. */
            list: components["schemas"]["FundOverlap"][];
        };
        FundOverlap: {
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Überschneidung: Summe der kleineren von beiden Gewichten aller gemeinsamen Positionen in Prozent.
             * @example 87.4
             */
            overlapPct: number;
            /**
             * @description Gemeinsame Positionen.
             * @example 38
             */
            numShared: number;
            /**
             * @description Nicht bekannter Teil beider Fonds in Prozent: Um so viel kann die Überschneidung höchstens größer sein.
             * @example 34.8
             */
            unknownPct: number;
            /**
             * @description Bildet denselben Index ab.
             * @example true
             */
            sameBenchmark: boolean;
            /**
             * @description Laufende Kosten in Prozent im Jahr.
             * @example 0.16
             */
            ongoingCharges?: number;
            /**
             * @description Fondsvermögen in Euro.
             * @example 6500000000
             */
            volumeFundEuro?: number;
            /**
             * @description Abbildung des Index.
             * @example vollständig
             */
            nameReplication?: string;
            /**
             * @description Verwendung der Erträge.
             * @example thesaurierend
             */
            nameCapitalisation?: string;
            quote?: components["schemas"]["Quote"];
        };
        /** @description Wie nah der Fonds seinem Index folgt: je Kalenderjahr, zur Zeit der Kurse des Fonds, beide in Euro (der Index eines währungsgesicherten Fonds in seiner eigenen Währung), ohne Ausschüttungen. */
        FundsTrackingList: {
            /**
             * @description Index.
             * @example DAX
             */
            nameBenchmark?: string;
            /**
             * @description Mittlere Abweichung der ganzen Jahre in Prozentpunkten.
             * @example -0.18
             */
            averageDifferencePct?: number;
            /** @description Jahre, ältestes zuerst. */
            list: components["schemas"]["FundsTracking"][];
        };
        FundsTracking: {
            /**
             * @description Jahr.
             * @example 2025
             */
            year: number;
            /**
             * @description Fonds.
             * @example 22.81
             */
            fundPct: number;
            /**
             * @description Index.
             * @example 23.01
             */
            benchmarkPct: number;
            /**
             * @description Abweichung.
             * @example -0.2
             */
            differencePct: number;
            /**
             * @description Das Jahr ist zu Ende.
             * @example true
             */
            complete: boolean;
        };
        /** @description Was die laufenden Kosten und der Ausgabeaufschlag eine Anlage über Jahre kosten. */
        FundsCostList: {
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Einmalige Anlage.
             * @example 10000
             */
            amount: number;
            /**
             * @description Angenommene Wertentwicklung in Prozent im Jahr vor Kosten.
             * @example 5
             */
            assumedPerformancePct: number;
            /** @description Jahre, kürzeste Dauer zuerst. */
            list: components["schemas"]["FundsCost"][];
        };
        FundsCost: {
            /**
             * @description Jahre.
             * @example 10
             */
            years: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Wert ohne Kosten.
             * @example 16288.95
             */
            grossAmount: number;
            /**
             * @description Wert nach Kosten.
             * @example 16030.56
             */
            netAmount: number;
            /**
             * @description Kosten.
             * @example 258.39
             */
            costAmount: number;
        };
        FundHolderList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Fonds, größter Anteil zuerst. */
            list: components["schemas"]["FundHolder"][];
        };
        FundHolder: {
            instrument: components["schemas"]["Instrument"];
            fundsIssuer: components["schemas"]["FundsIssuer"];
            /**
             * @description Anteil des Instruments am Fonds in Prozent.
             * @example 9.62
             */
            investmentPct: number;
            /**
             * @description Laufende Kosten in Prozent im Jahr.
             * @example 0.7
             */
            ongoingCharges?: number;
            /**
             * @description Wertentwicklung in einem Jahr in Prozent.
             * @example -0.91
             */
            performancePct1Y?: number;
            /**
             * @description Fondsvermögen in Euro.
             * @example 49555892
             */
            volumeFundEuro?: number;
        };
        ChartHistory: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            market: components["schemas"]["Market"];
            /**
             * @description Kennung des Instruments, wenn sie eine Zahl ist.
             * @example 82849
             */
            idInstrument?: number;
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Einheit der Notierung.
             * @example STK
             */
            unitType: string;
            /**
             * @description Einheit für die Anzeige.
             * @example EUR
             */
            displayUnit: string;
            /**
             * @description Handelszeiten.
             * @example 692
             */
            idTradingSchedule?: number;
            datetimeStartAvailableHistory?: components["schemas"]["DateTime"];
            datetimeEndAvailableHistory?: components["schemas"]["DateTime"];
            priceSource?: components["schemas"]["PriceSource"];
            /**
             * @description Länge eines Balkens; `tick`: einzelne Kurse.
             * @example 1m
             * @enum {string}
             */
            resolution: "tick" | "1m" | "5m" | "15m" | "1H" | "1D" | "1W" | "1M";
            /**
             * @description Zeitpunkte in Sekunden seit 1970 (UTC), einzelner Kurse auf die Millisekunde; Tageskurse 12 Uhr UTC.
             * @example [
             *       1719835200,
             *       1719921600
             *     ]
             */
            datetimeLast: number[];
            /**
             * @description Eröffnung; leer bei einzelnen Kursen, wie auch Hoch, Tief und Zahl der Kurse.
             * @example [
             *       154.9,
             *       156.2
             *     ]
             */
            first: number[];
            /**
             * @description Schluss; einzelne Kurse selbst.
             * @example [
             *       155.9,
             *       157.7
             *     ]
             */
            last: number[];
            /**
             * @description Hoch.
             * @example [
             *       158.3,
             *       159
             *     ]
             */
            high: number[];
            /**
             * @description Tief.
             * @example [
             *       153.6,
             *       155.8
             *     ]
             */
            low: number[];
            /**
             * @description Gehandelte Stück.
             * @example [
             *       3541483,
             *       2900438
             *     ]
             */
            volume: number[];
            /**
             * @description Zahl der Kurse.
             * @example [
             *       23,
             *       31
             *     ]
             */
            numberPrices: number[];
        };
        SimpleChartHistory: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            market: components["schemas"]["Market"];
            /**
             * @description Kennung des Instruments, wenn sie eine Zahl ist.
             * @example 82849
             */
            idInstrument?: number;
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Einheit der Notierung.
             * @example STK
             */
            unitType: string;
            /**
             * @description Einheit für die Anzeige.
             * @example EUR
             */
            displayUnit: string;
            /**
             * @description Handelszeiten.
             * @example 692
             */
            idTradingSchedule?: number;
            datetimeStartAvailableHistory?: components["schemas"]["DateTime"];
            datetimeEndAvailableHistory?: components["schemas"]["DateTime"];
            priceSource?: components["schemas"]["PriceSource"];
            /**
             * @description Schlusskurs vor dem Zeitraum.
             * @example 155.92
             */
            previousLast?: number;
            /**
             * @description Zeitpunkte in Millisekunden seit 1970 (UTC).
             * @example [
             *       1657735289000,
             *       1657735349000
             *     ]
             */
            datetimeTick: number[];
            /**
             * @description Kurse.
             * @example [
             *       157.02,
             *       157.04
             *     ]
             */
            tick: number[];
        };
        EodHistory: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            market: components["schemas"]["Market"];
            /**
             * @description Kennung des Instruments, wenn sie eine Zahl ist.
             * @example 82849
             */
            idInstrument?: number;
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Einheit der Notierung.
             * @example STK
             */
            unitType: string;
            /**
             * @description Einheit für die Anzeige.
             * @example EUR
             */
            displayUnit: string;
            /**
             * @description Handelszeiten.
             * @example 692
             */
            idTradingSchedule?: number;
            datetimeStartAvailableHistory?: components["schemas"]["DateTime"];
            datetimeEndAvailableHistory?: components["schemas"]["DateTime"];
            priceSource?: components["schemas"]["PriceSource"];
            /**
             * @description Zahl aller Tage im Zeitraum.
             * @example 40
             */
            total?: number;
            /**
             * @description Zeitpunkte in Sekunden seit 1970 (UTC); Tageskurse 12 Uhr UTC.
             * @example [
             *       1719835200,
             *       1719921600
             *     ]
             */
            datetimeLast: number[];
            /**
             * @description Eröffnung.
             * @example [
             *       154.9,
             *       156.2
             *     ]
             */
            first: number[];
            /**
             * @description Schluss.
             * @example [
             *       155.9,
             *       157.7
             *     ]
             */
            last: number[];
            /**
             * @description Hoch.
             * @example [
             *       158.3,
             *       159
             *     ]
             */
            high: number[];
            /**
             * @description Tief.
             * @example [
             *       153.6,
             *       155.8
             *     ]
             */
            low: number[];
            /**
             * @description Gehandelte Stück.
             * @example [
             *       3541483,
             *       2900438
             *     ]
             */
            volume: number[];
            /**
             * @description Zahl der Kurse.
             * @example [
             *       23,
             *       31
             *     ]
             */
            numberPrices: number[];
        };
        /** @description Kennzahlen aus dem Kursverlauf; Unbekanntes fehlt. */
        PerformanceValues: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            /**
             * @description Durchschnittlicher Tagesumsatz in der Währung (D5).
             * @example 639749047.8
             */
            averageMoneyD5?: number;
            /**
             * @description Durchschnittlicher Tagesumsatz in der Währung (D30).
             * @example 639749047.8
             */
            averageMoneyD30?: number;
            /**
             * @description Durchschnittlicher Tagesumsatz in der Währung (D100).
             * @example 639749047.8
             */
            averageMoneyD100?: number;
            /**
             * @description Durchschnittlicher Tagesumsatz in der Währung (D250).
             * @example 639749047.8
             */
            averageMoneyD250?: number;
            /**
             * @description Durchschnittlicher Tagesumsatz in der Währung (Cy).
             * @example 639749047.8
             */
            averageMoneyCy?: number;
            /**
             * @description Durchschnittskurs (D5).
             * @example 157.23
             */
            averagePriceD5?: number;
            /**
             * @description Durchschnittskurs (D30).
             * @example 157.23
             */
            averagePriceD30?: number;
            /**
             * @description Durchschnittskurs (D100).
             * @example 157.23
             */
            averagePriceD100?: number;
            /**
             * @description Durchschnittskurs (D250).
             * @example 157.23
             */
            averagePriceD250?: number;
            /**
             * @description Durchschnittskurs (Cy).
             * @example 157.23
             */
            averagePriceCy?: number;
            /**
             * @description Durchschnittlich gehandelte Stück je Tag (D5).
             * @example 4098511.2
             */
            averageVolumeD5?: number;
            /**
             * @description Durchschnittlich gehandelte Stück je Tag (D30).
             * @example 4098511.2
             */
            averageVolumeD30?: number;
            /**
             * @description Durchschnittlich gehandelte Stück je Tag (D100).
             * @example 4098511.2
             */
            averageVolumeD100?: number;
            /**
             * @description Durchschnittlich gehandelte Stück je Tag (D250).
             * @example 4098511.2
             */
            averageVolumeD250?: number;
            /**
             * @description Umsatz in der Währung (D5).
             * @example 3198745238.98
             */
            moneyD5?: number;
            /**
             * @description Umsatz in der Währung (D30).
             * @example 3198745238.98
             */
            moneyD30?: number;
            /**
             * @description Umsatz in der Währung (D100).
             * @example 3198745238.98
             */
            moneyD100?: number;
            /**
             * @description Umsatz in der Währung (D250).
             * @example 3198745238.98
             */
            moneyD250?: number;
            /**
             * @description Veränderung in der Währung (Cy).
             * @example -50.67
             */
            performanceAbsCy?: number;
            /**
             * @description Veränderung in der Währung (W1).
             * @example -50.67
             */
            performanceAbsW1?: number;
            /**
             * @description Veränderung in der Währung (W4).
             * @example -50.67
             */
            performanceAbsW4?: number;
            /**
             * @description Veränderung in der Währung (M3).
             * @example -50.67
             */
            performanceAbsM3?: number;
            /**
             * @description Veränderung in der Währung (M6).
             * @example -50.67
             */
            performanceAbsM6?: number;
            /**
             * @description Veränderung in der Währung (W52).
             * @example -50.67
             */
            performanceAbsW52?: number;
            /**
             * @description Veränderung in der Währung (Y3).
             * @example -50.67
             */
            performanceAbsY3?: number;
            /**
             * @description Veränderung in der Währung (Y5).
             * @example -50.67
             */
            performanceAbsY5?: number;
            /**
             * @description Veränderung in der Währung (Y7).
             * @example -50.67
             */
            performanceAbsY7?: number;
            /**
             * @description Veränderung in der Währung (Y10).
             * @example -50.67
             */
            performanceAbsY10?: number;
            /**
             * @description Veränderung in Prozent (Cy).
             * @example -24.32
             */
            performanceRelCy?: number;
            /**
             * @description Veränderung in Prozent (D1).
             * @example -24.32
             */
            performanceRelD1?: number;
            /**
             * @description Veränderung in Prozent (W1).
             * @example -24.32
             */
            performanceRelW1?: number;
            /**
             * @description Veränderung in Prozent (W4).
             * @example -24.32
             */
            performanceRelW4?: number;
            /**
             * @description Veränderung in Prozent (M2).
             * @example -24.32
             */
            performanceRelM2?: number;
            /**
             * @description Veränderung in Prozent (M3).
             * @example -24.32
             */
            performanceRelM3?: number;
            /**
             * @description Veränderung in Prozent (M6).
             * @example -24.32
             */
            performanceRelM6?: number;
            /**
             * @description Veränderung in Prozent (W52).
             * @example -24.32
             */
            performanceRelW52?: number;
            /**
             * @description Veränderung in Prozent (Y2).
             * @example -24.32
             */
            performanceRelY2?: number;
            /**
             * @description Veränderung in Prozent (Y3).
             * @example -24.32
             */
            performanceRelY3?: number;
            /**
             * @description Veränderung in Prozent (Y4).
             * @example -24.32
             */
            performanceRelY4?: number;
            /**
             * @description Veränderung in Prozent (Y5).
             * @example -24.32
             */
            performanceRelY5?: number;
            /**
             * @description Veränderung in Prozent (Y7).
             * @example -24.32
             */
            performanceRelY7?: number;
            /**
             * @description Veränderung in Prozent (Y10).
             * @example -24.32
             */
            performanceRelY10?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (W1).
             * @example 38.2
             */
            volaW1?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (30).
             * @example 38.2
             */
            vola30?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (M1).
             * @example 38.2
             */
            volaM1?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (M3).
             * @example 38.2
             */
            volaM3?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (M6).
             * @example 38.2
             */
            volaM6?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (250).
             * @example 38.2
             */
            vola250?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (Y1).
             * @example 38.2
             */
            volaY1?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (Y3).
             * @example 38.2
             */
            volaY3?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (Y5).
             * @example 38.2
             */
            volaY5?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (Y7).
             * @example 38.2
             */
            volaY7?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (Y10).
             * @example 38.2
             */
            volaY10?: number;
            /**
             * @description Annualisierte Volatilität in Prozent (Cy).
             * @example 38.2
             */
            volaCy?: number;
            /**
             * @description Durchschnittlich gehandelte Stück je Tag (W1).
             * @example 4098511.2
             */
            volumeAvgW1?: number;
            /**
             * @description Durchschnittlich gehandelte Stück je Tag (W4).
             * @example 4098511.2
             */
            volumeAvgW4?: number;
            /**
             * @description Durchschnittlich gehandelte Stück je Tag (W52).
             * @example 4098511.2
             */
            volumeAvgW52?: number;
            /**
             * @description Gehandelte Stück (W1).
             * @example 20492556
             */
            volumeW1?: number;
            /**
             * @description Gehandelte Stück (W4).
             * @example 20492556
             */
            volumeW4?: number;
            /**
             * @description Gehandelte Stück (W52).
             * @example 20492556
             */
            volumeW52?: number;
            /**
             * @description Höchster Kurs (W1).
             * @example 163.3
             */
            highPriceW1?: number;
            /**
             * @description Höchster Kurs (W4).
             * @example 163.3
             */
            highPriceW4?: number;
            /**
             * @description Höchster Kurs (M1).
             * @example 163.3
             */
            highPriceM1?: number;
            /**
             * @description Höchster Kurs (M3).
             * @example 163.3
             */
            highPriceM3?: number;
            /**
             * @description Höchster Kurs (M6).
             * @example 163.3
             */
            highPriceM6?: number;
            /**
             * @description Höchster Kurs (W52).
             * @example 163.3
             */
            highPriceW52?: number;
            /**
             * @description Höchster Kurs (Y3).
             * @example 163.3
             */
            highPriceY3?: number;
            /**
             * @description Höchster Kurs (Y5).
             * @example 163.3
             */
            highPriceY5?: number;
            /**
             * @description Höchster Kurs (Y7).
             * @example 163.3
             */
            highPriceY7?: number;
            /**
             * @description Höchster Kurs (Y10).
             * @example 163.3
             */
            highPriceY10?: number;
            /**
             * @description Höchster Kurs (Year).
             * @example 163.3
             */
            highPriceYear?: number;
            /**
             * @description Tiefster Kurs (W1).
             * @example 142
             */
            lowPriceW1?: number;
            /**
             * @description Tiefster Kurs (W4).
             * @example 142
             */
            lowPriceW4?: number;
            /**
             * @description Tiefster Kurs (M1).
             * @example 142
             */
            lowPriceM1?: number;
            /**
             * @description Tiefster Kurs (M3).
             * @example 142
             */
            lowPriceM3?: number;
            /**
             * @description Tiefster Kurs (M6).
             * @example 142
             */
            lowPriceM6?: number;
            /**
             * @description Tiefster Kurs (W52).
             * @example 142
             */
            lowPriceW52?: number;
            /**
             * @description Tiefster Kurs (Y3).
             * @example 142
             */
            lowPriceY3?: number;
            /**
             * @description Tiefster Kurs (Y5).
             * @example 142
             */
            lowPriceY5?: number;
            /**
             * @description Tiefster Kurs (Y7).
             * @example 142
             */
            lowPriceY7?: number;
            /**
             * @description Tiefster Kurs (Y10).
             * @example 142
             */
            lowPriceY10?: number;
            /**
             * @description Tiefster Kurs (Year).
             * @example 142
             */
            lowPriceYear?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (Cy).
             * @example 208.35
             */
            lastPriceCy?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (W1).
             * @example 208.35
             */
            lastPriceW1?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (W4).
             * @example 208.35
             */
            lastPriceW4?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (M3).
             * @example 208.35
             */
            lastPriceM3?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (M6).
             * @example 208.35
             */
            lastPriceM6?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (W52).
             * @example 208.35
             */
            lastPriceW52?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (Y3).
             * @example 208.35
             */
            lastPriceY3?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (Y5).
             * @example 208.35
             */
            lastPriceY5?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (Y7).
             * @example 208.35
             */
            lastPriceY7?: number;
            /**
             * @description Kurs zu Beginn des Zeitraums (Y10).
             * @example 208.35
             */
            lastPriceY10?: number;
            dateM1High?: components["schemas"]["DateTime"];
            dateM1Low?: components["schemas"]["DateTime"];
            dateM3High?: components["schemas"]["DateTime"];
            dateM3Low?: components["schemas"]["DateTime"];
            dateM6High?: components["schemas"]["DateTime"];
            dateM6Low?: components["schemas"]["DateTime"];
            dateW1High?: components["schemas"]["DateTime"];
            dateW1Low?: components["schemas"]["DateTime"];
            dateW4High?: components["schemas"]["DateTime"];
            dateW4Low?: components["schemas"]["DateTime"];
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
            dateW1Last?: components["schemas"]["LocalDate"];
            dateW4Last?: components["schemas"]["LocalDate"];
            dateM3Last?: components["schemas"]["LocalDate"];
            dateM6Last?: components["schemas"]["LocalDate"];
            dateW52Last?: components["schemas"]["LocalDate"];
            dateY3Last?: components["schemas"]["LocalDate"];
            dateY5Last?: components["schemas"]["LocalDate"];
            dateY7Last?: components["schemas"]["LocalDate"];
            dateY10Last?: components["schemas"]["LocalDate"];
            dateCyLast?: components["schemas"]["LocalDate"];
        };
        PerformanceValuesYear: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            /** @description Kalenderjahre, ältestes zuerst; das laufende bis heute. */
            list: components["schemas"]["PerformanceYear"][];
        };
        /** @description Entwicklung eines Kalenderjahrs vom Schlusskurs des Vorjahrs an. */
        PerformanceYear: {
            /**
             * @description Kalenderjahr.
             * @example 2016
             */
            year: number;
            /**
             * Format: date-time
             * @description Tag des letzten Kurses im Vorjahr.
             * @example 2015-12-30T12:00:00.000+00:00
             */
            dateBeforeLastPrice?: string;
            /**
             * @description Letzter Kurs des Vorjahrs.
             * @example 73.38
             */
            beforeLastPrice?: number;
            /**
             * Format: date-time
             * @description Tag des ersten Kurses.
             * @example 2016-01-04T12:00:00.000+00:00
             */
            dateFirstPrice: string;
            /**
             * @description Erster Kurs des Jahres.
             * @example 71.5
             */
            firstPrice: number;
            /**
             * Format: date-time
             * @description Tag des letzten Kurses.
             * @example 2016-12-30T12:00:00.000+00:00
             */
            dateLastPrice: string;
            /**
             * @description Letzter Kurs des Jahres.
             * @example 82.81
             */
            lastPrice: number;
            /**
             * @description Veränderung in der Währung.
             * @example 9.43
             */
            performanceAbs: number;
            /**
             * @description Veränderung in Prozent (12.4 = 12.4 %).
             * @example 12.85
             */
            performanceRel: number;
        };
        IndexConstituentList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl der Mitglieder.
             * @example 40
             */
            total: number;
            /** @description Mitglieder der Seite. */
            list: components["schemas"]["IndexConstituent"][];
            /** @description Handelsplätze aller Mitglieder, die mit den meisten zuerst. */
            markets?: components["schemas"]["IndexMarket"][];
        };
        /** @description Handelsplatz, an dem Mitglieder des Index gehandelt werden. */
        IndexMarket: {
            /**
             * @description `_` + Börse, `@_` + Market Maker bei außerbörslichem Handel.
             * @example _GAT
             */
            codeMarket: string;
            /**
             * @description Handelsplatz.
             * @example Tradegate BSX
             */
            name: string;
        };
        IndexConstituent: {
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Notierung am verlangten Handelsplatz, sonst an der Leitbörse.
             * @example 39471840
             */
            idNotation: number;
            /**
             * @description Kurs-Gewinn-Verhältnis.
             * @example 16.98
             */
            cnPer?: number;
            /**
             * @description Dividendenrendite in Prozent.
             * @example 2.28
             */
            cnDivYield?: number;
            /**
             * @description Kurs-Gewinn-Verhältnis durch Gewinnwachstum.
             * @example 0.75
             */
            cnPeg?: number;
            /**
             * @description Gewicht im Index in Prozent.
             * @example 9.8
             */
            weightPct?: number;
            /**
             * @description Börsenwert, in der Regel in Euro.
             * @example 181994256000
             */
            marketCapitalization?: number;
            isoCurrencyMarketCapitalization?: components["schemas"]["IsoCurrency"];
            quote?: components["schemas"]["Quote"];
        };
        IndexTopFlop: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl der Mitglieder.
             * @example 40
             */
            total: number;
            /**
             * @description Zahl der Gewinner.
             * @example 14
             */
            numberTop: number;
            /**
             * @description Zahl der Verlierer.
             * @example 26
             */
            numberFlop: number;
            /**
             * @description Zahl der unveränderten.
             * @example 0
             */
            numberEqual: number;
            /** @description Größte Gewinner zuerst. */
            topList: components["schemas"]["IndexMover"][];
            /** @description Größte Verlierer zuerst. */
            flopList: components["schemas"]["IndexMover"][];
        };
        IndexMover: {
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Notierung.
             * @example 154990
             */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Letzter Kurs.
             * @example 61.67
             */
            last: number;
            /**
             * @description Veränderung zum Vortag in der Währung.
             * @example 2.2
             */
            performance: number;
            /**
             * @description Veränderung zum Vortag in Prozent.
             * @example 3.7
             */
            performancePct: number;
            /**
             * Format: date-time
             * @description Zeitpunkt des letzten Kurses.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeLast?: string;
            /**
             * @description Gehandelte Stück heute.
             * @example 8581220
             */
            volume?: number;
            /**
             * @description Umsatz heute in der Währung.
             * @example 536214285.48
             */
            money?: number;
            /**
             * @description Kurs-Gewinn-Verhältnis.
             * @example 46.28
             */
            cnPer?: number;
            /**
             * @description Dividendenrendite in Prozent.
             * @example 0.67
             */
            cnDivYield?: number;
            /**
             * @description Kurs-Gewinn-Verhältnis durch Gewinnwachstum.
             * @example 0.55
             */
            cnPeg?: number;
            moveReason?: components["schemas"]["MoveReason"];
        };
        IndexFinderResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer.
             * @example 30
             */
            total: number;
            /**
             * Format: date-time
             * @description Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute.
             * @example 2026-07-31T15:38:00.000+00:00
             */
            dateCalculation?: string;
            /** @description Treffer der Seite. */
            list: components["schemas"]["IndexFinderEntry"][];
            /** @description Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
            facets?: components["schemas"]["FinderFacet"][];
            /** @description Verteilungen, wenn sie verlangt waren. */
            ranges?: components["schemas"]["FinderRange"][];
        };
        IndexFinderEntry: {
            instrument: components["schemas"]["Instrument"];
            indicesDetails?: components["schemas"]["IndicesDetails"];
            quote?: components["schemas"]["Quote"];
            changes?: components["schemas"]["FinderChanges"];
        };
        InstrumentQueryResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Die Suche.
             * @example SAP
             */
            searchValue: string;
            /** @description Treffer, wichtigster zuerst. */
            list: components["schemas"]["Instrument"][];
            /**
             * @description Wörter der Suche, die der erste Treffer weder im Namen hat noch seine Art sind; fehlt ohne solche.
             * @example [
             *       "Kurs"
             *     ]
             */
            ignoredWords?: string[];
        };
        InstrumentListRequest: {
            /** @description Einträge. */
            list: components["schemas"]["InstrumentKey"][];
        };
        InstrumentList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl der Einträge.
             * @example 40
             */
            total: number;
            /** @description Mit `withQuotes`: die Kurse der Treffer, soweit es welche gibt. */
            quotes?: components["schemas"]["Quote"][];
            /** @description In der Reihenfolge der Anfrage oder der Häufigkeit; Unbekannte fehlen. */
            list: components["schemas"]["Instrument"][];
        };
        InstrumentCatalogue: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Instrumente auf allen Seiten.
             * @example 240
             */
            total: number;
            /** @description Instrumente der Seite. */
            list: components["schemas"]["Instrument"][];
        };
        InstrumentClassList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Instrumente auf allen Seiten.
             * @example 66
             */
            total: number;
            /** @description Instrumente der Seite. */
            list: components["schemas"]["InstrumentClassEntry"][];
        };
        /** @description Ein Instrument mit seinem Kurs; welche Eckdaten es gibt, hängt von seiner Art ab. */
        InstrumentClassEntry: {
            instrument: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
            futuresDetails?: components["schemas"]["FuturesDetails"];
            interestsDetails?: components["schemas"]["InterestsDetails"];
            commodityDetails?: components["schemas"]["CommodityDetails"];
            bondsDetails?: components["schemas"]["BondsDetails"];
            bondsBaseData?: components["schemas"]["BondsBaseData"];
            bondsFigures?: components["schemas"]["BondsFigures"];
        };
        FuturesDetails: {
            instrumentUnderlying?: components["schemas"]["Instrument"];
            /**
             * @description Basiswert.
             * @example DAX
             */
            nameUnderlying: string;
            /**
             * @description Terminbörse.
             * @example Eurex
             */
            nameExchange: string;
            /**
             * @description Kontraktgröße.
             * @example 25 EUR je Indexpunkt
             */
            contractSize: string;
            /**
             * @description Multiplikator: so oft steht ein Kontrakt für das, wofür sein Kurs gilt.
             * @example 25
             */
            multiplier?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Kleinste Preisänderung als Zahl.
             * @example 1
             */
            tickSize?: number;
            /**
             * @description Kleinste Preisänderung (Tick), in der Einheit des Kurses.
             * @example 0,01
             */
            nameTick?: string;
            /**
             * @description Wert eines Ticks je Kontrakt.
             * @example 25
             */
            tickValue?: number;
            /**
             * Format: date-time
             * @description Verfall.
             * @example 2026-12-18T12:00:00.000+00:00
             */
            datetimeExpiry: string;
        };
        InterestsDetails: {
            /**
             * @description Art des Satzes.
             * @example Leitzinsen
             */
            nameCategory: string;
            /**
             * @description Wer ihn feststellt.
             * @example Europäische Zentralbank
             */
            nameProvider: string;
            isoCurrency: components["schemas"]["IsoCurrency"];
            isoCountry?: components["schemas"]["IsoCountry"];
            /**
             * @description Laufzeit in Jahren; 0 für Leitzinsen und Tagesgeld.
             * @example 10
             */
            term: number;
            /**
             * Format: date-time
             * @description Gilt seit; nur bei Sätzen, die eine Notenbank festsetzt.
             * @example 2025-06-11T12:00:00.000+00:00
             */
            datetimeSince?: string;
            /**
             * Format: date-time
             * @description Nächster Zinsentscheid, soweit der Kalender der Notenbank bekannt ist.
             * @example 2026-12-17T12:00:00.000+00:00
             */
            datetimeNextDecision?: string;
        };
        InstrumentExtendedQueryResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Die Suche.
             * @example SAP
             */
            searchValue: string;
            /** @description Treffer, wichtigster zuerst. */
            list: components["schemas"]["ExtendedInstrument"][];
        };
        /** @description Treffer mit Leitbörse und Kurs. */
        ExtendedInstrument: {
            instrument: components["schemas"]["Instrument"];
            market?: components["schemas"]["Market"];
            quote?: components["schemas"]["Quote"];
        };
        InstrumentFacetResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Die Suche.
             * @example SAP
             */
            searchValue: string;
            /** @description Gruppen mit Treffern, größte Bedeutung zuerst. */
            facets: components["schemas"]["InstrumentFacet"][];
            instrument?: components["schemas"]["Instrument"];
            /** @description Mit `withQuotes`: die Kurse der Treffer, soweit es welche gibt. */
            quotes?: components["schemas"]["Quote"][];
            /**
             * @description Von mehreren ISINs und WKNs die, zu denen es kein Instrument gibt.
             * @example [
             *       "DE000XXXXXX5"
             *     ]
             */
            unknownCodes?: string[];
            /**
             * @description Wörter der Suche, die der erste Treffer weder im Namen hat noch seine Art sind; fehlt ohne solche.
             * @example [
             *       "Kurs"
             *     ]
             */
            ignoredWords?: string[];
            /**
             * @description Was gesucht wurde, heißt so nichts; die Treffer passen nur mit Tippfehlern oder ohne einige der Wörter.
             * @example true
             */
            isGuess?: boolean;
        };
        /** @description Treffer einer Art. ETFs sind eine eigene Gruppe. */
        InstrumentFacet: {
            type: components["schemas"]["EntityType"];
            /**
             * @description Name der Gruppe.
             * @example Aktien
             */
            label: string;
            /**
             * @description Zahl aller Treffer der Gruppe.
             * @example 12
             */
            totalAmount: number;
            /**
             * @description Adresse der Suche nach dieser Art.
             * @example /suche/typ/aktien
             */
            finderPath?: string;
            /** @description Treffer der Gruppe. */
            results: components["schemas"]["InstrumentFacetHit"][];
        };
        /** @description Treffer mit Zusatzangaben. */
        InstrumentFacetHit: {
            /**
             * @description Immer „Instrument“.
             * @example Instrument
             */
            type: string;
            entityType: components["schemas"]["EntityType"];
            entitySubType?: components["schemas"]["EntitySubType"];
            /**
             * @description Merkmale, bei Anleihen auch deren Art.
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
            tinyName?: string;
            /**
             * Format: date-time
             * @description Zurückgezahlt am; nur bei einer Anleihe, die schon fällig war.
             * @example 2026-05-04T12:00:00.000+00:00
             */
            datetimeRedemption?: string;
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
            additionalData?: components["schemas"]["InstrumentFacetAdditionalData"];
        };
        /** @description Was Trefferlisten zusätzlich zeigen. */
        InstrumentFacetAdditionalData: {
            countryCode?: components["schemas"]["IsoCountry"];
            /**
             * @description Kennung des Emittenten.
             * @example 53159
             */
            idIssuer?: number;
            /**
             * @description Emittent.
             * @example Société Générale
             */
            nameIssuer?: string;
            /**
             * @description Kennung der Emittentengruppe.
             * @example 53159
             */
            idGroupIssuer?: number;
            /**
             * @description Emittentengruppe.
             * @example Société Générale
             */
            nameGroupIssuer?: string;
            /**
             * @description Unterart auf Deutsch.
             * @example Knock-Out-Optionsschein
             */
            nameInstrumentSubType?: string;
            /**
             * @description Anlageschwerpunkt.
             * @example Aktien Welt
             */
            nameInvestmentFocus?: string;
            /**
             * Format: date-time
             * @description Fälligkeit.
             * @example 2030-06-21T12:00:00.000+00:00
             */
            dateMaturity?: string;
            /**
             * @description Indexfamilie.
             * @example DAX
             */
            indexFamily?: string;
        };
        InstrumentTypeSearchResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Die Suche.
             * @example SAP
             */
            searchValue: string;
            type: components["schemas"]["EntityType"];
            /**
             * @description Zahl aller Treffer.
             * @example 12
             */
            total: number;
            /** @description Mit `withQuotes`: die Kurse der Treffer, soweit es welche gibt. */
            quotes?: components["schemas"]["Quote"][];
            /** @description Treffer der Seite, wichtigster zuerst. */
            list: components["schemas"]["Instrument"][];
            /**
             * @description Wörter der Suche, die der erste Treffer weder im Namen hat noch seine Art sind; fehlt ohne solche.
             * @example [
             *       "Kurs"
             *     ]
             */
            ignoredWords?: string[];
        };
        SavingsPlanList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl der Sparpläne.
             * @example 3
             */
            total: number;
            /** @description Sparpläne, günstigster zuerst. */
            list: components["schemas"]["SavingsPlan"][];
        };
        /** @description Sparplan einer Bank oder eines Brokers auf dieses Instrument. */
        SavingsPlan: {
            broker: components["schemas"]["SavingsPlanBroker"];
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Kleinste Sparrate.
             * @example 25
             */
            minInvestment: number;
            /**
             * @description Größte Sparrate.
             * @example 5000
             */
            maxInvestment?: number;
            /**
             * @description Gebühr je Ausführung in Prozent der Rate (1.5 = 1.5 %).
             * @example 1.5
             */
            orderFeePct?: number;
            /**
             * @description Gebühr je Ausführung in der Währung.
             * @example 0
             */
            orderFeeAbs?: number;
            /**
             * @description Ausführung: MONTHLY monatlich, BIMONTHLY alle zwei Monate, QUARTERLY vierteljährlich, HALFYEARLY halbjährlich.
             * @example [
             *       "MONTHLY",
             *       "QUARTERLY"
             *     ]
             */
            intervals: string[];
            /**
             * @description Aktionsangebot des Anbieters.
             * @example false
             */
            isPromoted?: boolean;
            /**
             * @description Adresse des Angebots.
             * @example https://broker.example/sparplan
             */
            url?: string;
        };
        SavingsPlanBroker: {
            /**
             * @description Kennung des Anbieters.
             * @example 7
             */
            id: number;
            /**
             * @description Anbieter.
             * @example Beispielbank
             */
            name: string;
            /**
             * @description Logo im Bilderdienst.
             * @example logo-beispielbank
             */
            photoId?: string;
        };
        /** @description Werbekunde. */
        Customer: {
            /**
             * @description Kennung.
             * @example 12
             */
            id: number;
            /**
             * @description Kurzname.
             * @example Beispielbank
             */
            shortName: string;
            /**
             * @description Voller Name.
             * @example Beispielbank AG
             */
            longName: string;
            /**
             * @description Logo im Bilderdienst.
             * @example logo-beispielbank
             */
            photoId?: string;
        };
        /** @description Werbekunde und wie er genannt wird. */
        Sponsoring: {
            customer: components["schemas"]["Customer"];
            /**
             * @description „Werbung von“ mit Namen oder Logo.
             * @example WITH_LOGO
             * @enum {string}
             */
            label: "WITH_NAME" | "WITH_LOGO";
            /**
             * @description Ziel des Hinweises.
             * @example https://werbung.example/angebot
             */
            url?: string;
            /**
             * @description Pflichthinweis.
             * @example Werbung der Beispielbank AG.
             */
            disclaimer?: string;
        };
        NamedLink: {
            /**
             * @description Text des Links.
             * @example Hebel 5
             */
            name: string;
            /**
             * @description Adresse.
             * @example https://werbung.example/hebel-5
             */
            url: string;
        };
        CategorySponsoringList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Derivatarten mit Werbekunden. */
            list: components["schemas"]["CategorySponsoring"][];
        };
        CategorySponsoring: {
            /**
             * @description Art des Derivats.
             * @example KNOCKOUT_CERTIFICATE
             */
            entitySubType: string;
            /**
             * @description Art auf Deutsch.
             * @example Knock-Outs
             */
            name: string;
            sponsoring: components["schemas"]["Sponsoring"];
        };
        UnderlyingSponsoringList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Basiswerte mit Werbekunden. */
            list: components["schemas"]["UnderlyingSponsoring"][];
        };
        UnderlyingSponsoring: {
            underlying: components["schemas"]["Instrument"];
            sponsoring: components["schemas"]["Sponsoring"];
            /** @description Angebote auf steigende Kurse. */
            longLinks?: components["schemas"]["NamedLink"][];
            /** @description Angebote auf fallende Kurse. */
            shortLinks?: components["schemas"]["NamedLink"][];
        };
        QuicklinkList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Schnellzugriffe in Reihenfolge. */
            list: components["schemas"]["Quicklink"][];
        };
        Quicklink: {
            /**
             * @description Text.
             * @example Knock-Outs auf DAX
             */
            name: string;
            /**
             * @description Adresse im Portal.
             * @example /derivate/knock-outs
             */
            url: string;
            underlying?: components["schemas"]["Instrument"];
            /**
             * @description Art des Derivats.
             * @example Knock-Out
             */
            derivativeTypeName?: string;
            /**
             * @description Zahl der Derivate.
             * @example 1250
             */
            total?: number;
        };
        PartnerList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Partner in Reihenfolge. */
            list: components["schemas"]["Partner"][];
        };
        Partner: {
            customer: components["schemas"]["Customer"];
            /**
             * @description Kürzel der Emittentenseite.
             * @example beispielbank
             */
            issuerAlias?: string;
            /**
             * @description Adresse der Partnerseite.
             * @example /derivate/realpush-liste/beispielbank
             */
            url?: string;
            /**
             * @description Kurzer Text.
             * @example Über 500 000 Produkte
             */
            teaser?: string;
        };
        DerivativeTeaserList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            sponsoring?: components["schemas"]["Sponsoring"];
            /**
             * @description Zahl der Derivate.
             * @example 3
             */
            total: number;
            /** @description Derivate in Reihenfolge. */
            list: components["schemas"]["DerivativeTeaser"][];
        };
        /** @description Derivat in Kästen und Vorschlägen. */
        DerivativeTeaser: {
            instrument: components["schemas"]["Instrument"];
            instrumentUnderlying?: components["schemas"]["Instrument"];
            /**
             * @description Emittent.
             * @example Beispielbank
             */
            nameIssuer?: string;
            /**
             * @description Art des Derivats.
             * @example Knock-Out
             */
            derivativeTypeName: string;
            /**
             * @description Richtung.
             * @example CALL
             * @enum {string}
             */
            nameExerciseRight?: "CALL" | "PUT";
            /**
             * @description Hebel zum Briefkurs.
             * @example 8
             */
            gearingAsk?: number;
            /**
             * @description Basispreis.
             * @example 21500
             */
            strikeAbs?: number;
            /**
             * @description Knock-out-Schwelle.
             * @example 21500
             */
            knockOutAbs?: number;
            /**
             * @description Zins in Prozent im Jahr.
             * @example 6.5
             */
            couponPct?: number;
            /**
             * Format: date-time
             * @description Fälligkeit.
             * @example 2027-06-18T12:00:00.000+00:00
             */
            dateMaturity?: string;
            quote?: components["schemas"]["Quote"];
            /**
             * @description Angebot beim Emittenten.
             * @example https://emittent.example/produkt
             */
            url?: string;
        };
        FundTeaserList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            sponsoring?: components["schemas"]["Sponsoring"];
            /**
             * @description Zahl der Fonds.
             * @example 3
             */
            total: number;
            /** @description Fonds in Reihenfolge. */
            list: components["schemas"]["FundTeaser"][];
        };
        FundTeaser: {
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Gesellschaft.
             * @example iShares
             */
            nameIssuer?: string;
            /**
             * @description Anlageschwerpunkt.
             * @example Aktien Welt
             */
            nameInvestmentFocus?: string;
            /**
             * @description Laufende Kosten in Prozent im Jahr.
             * @example 0.2
             */
            ongoingCharges?: number;
            /**
             * @description Wertentwicklung in einem Jahr in Prozent.
             * @example 12.4
             */
            performancePct1Y?: number;
            quote?: components["schemas"]["Quote"];
        };
        TrendRadar: {
            expires?: components["schemas"]["EpochMilliseconds"];
            instrument: components["schemas"]["Instrument"];
            /**
             * Format: date-time
             * @description Stand.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCalculation: string;
            shortTerm: components["schemas"]["TrendRadarView"];
            mediumTerm: components["schemas"]["TrendRadarView"];
            longTerm: components["schemas"]["TrendRadarView"];
            /**
             * @description Ausführliche Analyse.
             * @example https://analyse.example/sap
             */
            url?: string;
        };
        /** @description Trend auf eine Sicht. */
        TrendRadarView: {
            /**
             * @description Aufwärts, seitwärts oder abwärts.
             * @example UP
             * @enum {string}
             */
            trend: "UP" | "SIDEWAYS" | "DOWN";
            /**
             * @description Stärke des Trends (0 bis 100).
             * @example 62
             */
            strength: number;
            /**
             * @description Nächste Unterstützung.
             * @example 148.2
             */
            support?: number;
            /**
             * @description Nächster Widerstand.
             * @example 164.9
             */
            resistance?: number;
        };
        SearchSponsoringRequest: {
            /** @description Treffer der Suche. */
            list: components["schemas"]["InstrumentKey"][];
        };
        /** @description Werbung zum besten Treffer; ohne Werbung fehlen alle Felder. */
        SearchSponsoring: {
            customer?: components["schemas"]["Customer"];
            issuer?: components["schemas"]["SearchSponsoringIssuer"];
            /**
             * @description Art der Derivate.
             * @example Knock-Outs
             */
            derivativeTypeName?: string;
            underlying?: components["schemas"]["Instrument"];
            /** @description Hebel auf steigende Kurse. */
            longLeverageLinks?: components["schemas"]["NamedLink"][];
            /** @description Hebel auf fallende Kurse. */
            shortLeverageLinks?: components["schemas"]["NamedLink"][];
        };
        SearchSponsoringIssuer: {
            /**
             * @description Kennung.
             * @example 53159
             */
            id: number;
            /**
             * @description Emittent.
             * @example Beispielbank
             */
            name: string;
        };
        TraderBox: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Überschrift.
             * @example Jetzt handeln
             */
            name: string;
            sponsoring?: components["schemas"]["Sponsoring"];
            /** @description Angebote in Reihenfolge. */
            list: components["schemas"]["TraderBoxEntry"][];
        };
        TraderBoxEntry: {
            customer: components["schemas"]["Customer"];
            /**
             * @description Überschrift.
             * @example Aktien ab 0 Euro
             */
            headline: string;
            /**
             * @description Text.
             * @example Depot in zehn Minuten eröffnen.
             */
            text?: string;
            /**
             * @description Vorteile.
             * @example [
             *       "Kein Depotentgelt",
             *       "Über 20 Börsen"
             *     ]
             */
            benefits?: string[];
            /**
             * @description Beschriftung des Knopfs.
             * @example Zum Angebot
             */
            actionName: string;
            /**
             * @description Ziel.
             * @example https://werbung.example/depot
             */
            url: string;
        };
        TurboBox: {
            expires?: components["schemas"]["EpochMilliseconds"];
            sponsoring?: components["schemas"]["Sponsoring"];
            underlying: components["schemas"]["Instrument"];
            quote?: components["schemas"]["Quote"];
            /** @description Turbos auf steigende Kurse, kleinster Hebel zuerst. */
            longList: components["schemas"]["TurboBoxEntry"][];
            /** @description Turbos auf fallende Kurse, kleinster Hebel zuerst. */
            shortList: components["schemas"]["TurboBoxEntry"][];
        };
        TurboBoxEntry: {
            /**
             * @description Hebel.
             * @example 5
             */
            gearing: number;
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Knock-out-Schwelle.
             * @example 21500
             */
            knockOutAbs?: number;
            /**
             * @description Briefkurs.
             * @example 8.31
             */
            ask?: number;
        };
        InteractionAnswer: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /** @description Plätze nach Bereichen. */
            scopes: components["schemas"]["InteractionScope"][];
        };
        InteractionScope: {
            /**
             * @description Bereich.
             * @example DEFAULT
             * @enum {string}
             */
            scopeCode: "DEFAULT" | "DISPLAY" | "ANNOUNCEMENT" | "TRADING_LAYER" | "BELOW_HIGHLIGHTBOX";
            /** @description Hinweise, wichtigster zuerst. */
            list: components["schemas"]["Interaction"][];
        };
        Interaction: {
            /**
             * @description Kennung.
             * @example 815
             */
            interactionId: number;
            /**
             * @description Interner Name.
             * @example premium-sommer
             */
            interactionName: string;
            /**
             * @description Art des Hinweises.
             * @example MESSAGE
             * @enum {string}
             */
            interactionType: "MESSAGE" | "TEASER" | "DISPLAY" | "LAYER";
            implementation: components["schemas"]["InteractionImplementation"];
            /**
             * @description Kampagne.
             * @example 77
             */
            campaignId: number;
            /**
             * @description Regel, die den Hinweis gewählt hat.
             * @example 12
             */
            ruleId?: number;
            /**
             * @description Gewicht der Kampagne in der Regel.
             * @example 10
             */
            ruleCampaignWeight?: number;
            /**
             * @description Platz, für den der Hinweis gilt.
             * @example default-1
             */
            interactionSlotId?: string;
            /**
             * @description Bereich.
             * @example DEFAULT
             * @enum {string}
             */
            scope: "DEFAULT" | "DISPLAY" | "ANNOUNCEMENT" | "TRADING_LAYER" | "BELOW_HIGHLIGHTBOX";
        };
        /** @description Was der Hinweis zeigt. */
        InteractionImplementation: {
            /**
             * @description Wichtigkeit.
             * @example INFO
             * @enum {string}
             */
            level: "INFO" | "SUCCESS" | "WARNING" | "ERROR";
            /**
             * @description Überschrift.
             * @example Premium im Sommer
             */
            headline?: string;
            /**
             * @description Text (einfaches HTML erlaubt).
             * @example Zwei Monate zum Preis von einem.
             */
            text?: string;
            /**
             * @description Beschriftung des Links.
             * @example Mehr erfahren
             */
            actionName?: string;
            /**
             * @description Ziel.
             * @example /premium
             */
            url?: string;
            /**
             * @description Bild im Bilderdienst.
             * @example premium-sommer
             */
            photoId?: string;
            /**
             * @description Lässt sich schließen.
             * @example true
             */
            isClosable?: boolean;
        };
        ProductList: {
            /** @description Produkte. */
            list: components["schemas"]["Product"][];
        };
        Product: {
            /**
             * @description Kennung.
             * @example premium-plus
             */
            productId: string;
            /**
             * @description Kurzname.
             * @example plus
             */
            key: string;
            /**
             * @description Name.
             * @example Premium Plus
             */
            name: string;
            /**
             * @description Ein Satz.
             * @example Für alle, die mehrmals im Monat handeln und vorher mehr wissen wollen.
             */
            description: string;
            /**
             * @description Preis für einen Zeitraum, als Dezimaltext.
             * @example 9.90
             */
            price: string;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Zeitraum der Zahlung.
             * @example MONTH
             * @enum {string}
             */
            paymentInterval: "MONTH" | "YEAR";
            /**
             * @description Kennung bei der Zahlung.
             * @example PKT-1002
             */
            paymentProductId: string;
            /**
             * @description Kennungen der Produkte, die es mitbringt.
             * @example [
             *       "premium-basic"
             *     ]
             */
            includes: string[];
            /**
             * @description Alle Berechtigungen, auch die der mitgebrachten Produkte.
             * @example [
             *       "no_banner_feature"
             *     ]
             */
            features: string[];
        };
        /** @description Token und Adresse der Kursversorgung. */
        PushToken: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Token der Verbindung, mindestens 80 Zeichen.
             * @example Zk1vQ3h5bTZ3Y0p4TnJ0VnFhOGQyZjRnNmg4ajBrMWwzbTVuN28ycDRxNnI4czB0MXUzdjV3N3g5eTJ6NGE2YjhjMGQy
             */
            token: string;
            /**
             * @description Rechner der Verbindung.
             * @example localhost
             */
            host: string;
            /**
             * @description Port.
             * @example 443
             */
            port: number;
            /**
             * @description Pfad der Verbindung.
             * @example /ws
             */
            path: string;
            /**
             * @description Mit TLS.
             * @example true
             */
            isSecure: boolean;
        };
        QuoteListRequest: {
            /** @description Gewünschte Kurse; die Antwort hält die Reihenfolge. */
            list: {
                entityType: components["schemas"]["EntityType"];
                entityValue: components["schemas"]["EntityKey"];
                quality?: components["schemas"]["RequestQuality"];
                /**
                 * @description Handelsplatz.
                 * @example _GER
                 */
                codeMarket?: string;
                isoCurrency?: components["schemas"]["IsoCurrency"];
                /**
                 * @description Notierung.
                 * @example 163500
                 */
                idNotation?: number;
            }[];
        };
        QuoteList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl der Kurse.
             * @example 40
             */
            total?: number;
            /** @description Einträge. */
            list: components["schemas"]["Quote"][];
        };
        /** @description Orderbuch einer Notierung. Stufe 1 ist der beste Kurs. */
        OrderBook: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            market: components["schemas"]["Market"];
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Einheit der Notierung.
             * @example STK
             */
            unitType: string;
            /**
             * Format: date-time
             * @description Stand.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeOrderBook: string;
            codeQualityPrice: components["schemas"]["QualityCode"];
            priceSource?: components["schemas"]["PriceSource"];
            /**
             * @description Stück aller Kauforders der gezeigten Stufen.
             * @example 5230
             */
            totalVolumeBid: number;
            /**
             * @description Stück aller Verkaufsorders der gezeigten Stufen.
             * @example 4910
             */
            totalVolumeAsk: number;
            /** @description Kauforders, höchster Kurs zuerst. */
            bidList: components["schemas"]["OrderBookLevel"][];
            /** @description Verkaufsorders, niedrigster Kurs zuerst. */
            askList: components["schemas"]["OrderBookLevel"][];
        };
        OrderBookLevel: {
            /**
             * @description Stufe.
             * @example 1
             */
            level: number;
            /**
             * @description Kurs.
             * @example 157.68
             */
            price: number;
            /**
             * @description Stück.
             * @example 350
             */
            volume: number;
            /**
             * @description Zahl der Orders.
             * @example 4
             */
            numberOrders?: number;
        };
        /** @description Umsätze einer Notierung; alle Spalten sind gleich lang. */
        TimesAndSales: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            market: components["schemas"]["Market"];
            /**
             * @description Kennung des Instruments, wenn sie eine Zahl ist.
             * @example 82849
             */
            idInstrument?: number;
            /**
             * @description Notierung.
             * @example 9386131
             */
            idNotation: number;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Einheit der Notierung.
             * @example STK
             */
            unitType: string;
            /**
             * @description Einheit für die Anzeige.
             * @example EUR
             */
            displayUnit: string;
            priceSource?: components["schemas"]["PriceSource"];
            /**
             * @description Zahl aller Umsätze im Zeitraum.
             * @example 2
             */
            total?: number;
            /**
             * @description Zeitpunkte in Sekunden seit 1970 (UTC).
             * @example [
             *       1785475806,
             *       1785475809
             *     ]
             */
            datetimePrice: number[];
            /**
             * @description Kurse.
             * @example [
             *       157.02,
             *       157.04
             *     ]
             */
            price: number[];
            /**
             * @description Stück.
             * @example [
             *       405,
             *       12
             *     ]
             */
            volume: number[];
            /**
             * @description Kurszusatz; leer heißt ohne.
             * @example [
             *       "G",
             *       "G"
             *     ]
             */
            addendum: string[];
            /**
             * @description Art des Kurses (1 = gehandelter Kurs).
             * @example [
             *       1,
             *       1
             *     ]
             */
            idTypePrice: number[];
            /**
             * @description Seit Handelsbeginn gehandelte Stück.
             * @example [
             *       405,
             *       417
             *     ]
             */
            totalVolume: number[];
        };
        /** @description An welchen Handelsplätzen und für welchen Zeitraum es Umsätze gibt. */
        TimesAndSalesConfiguration: {
            expires?: components["schemas"]["EpochMilliseconds"];
            entityType: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue: string;
            /**
             * @description Notierung der Leitbörse.
             * @example 163500
             */
            idNotation: number;
            /**
             * @description So viele Tage reichen die Umsätze zurück.
             * @example 30
             */
            maxDays: number;
            /**
             * @description Höchstzahl der Umsätze je Antwort.
             * @example 10000
             */
            maxPerPage: number;
            /** @description Handelsplätze mit Umsätzen, Leitbörse zuerst. */
            list: components["schemas"]["TimesAndSalesVenue"][];
        };
        TimesAndSalesVenue: {
            market: components["schemas"]["Market"];
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * Format: date-time
             * @description Ältester Umsatz, der abgefragt werden kann.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeStart: string;
            /**
             * Format: date-time
             * @description Neuester Umsatz.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeEnd: string;
        };
        /** @description Ein Ereignis mit seinen Merkmalen; Unbekanntes fehlt. */
        ScapaData: {
            /**
             * @description Kennung der Sitzung.
             * @example s-5f2a9c
             */
            scapaId: string;
            /**
             * @description Ereignis oder Seitenaufruf.
             * @example event
             * @enum {string}
             */
            hitType: "event" | "pageview";
            /**
             * @description Gruppe des Ereignisses.
             * @example search
             */
            eventCategory?: string;
            /**
             * @description Ereignis.
             * @example selectItem
             */
            eventAction?: string;
            /**
             * @description Nähere Angabe.
             * @example SAP
             */
            eventLabel?: string;
            /**
             * @description Bereich der Seite.
             * @example DEFAULT
             */
            scope?: string;
            /**
             * @description Kennung des Besuchers.
             * @example t-91c2
             */
            tid?: string;
            /**
             * @description Zeitpunkt in Millisekunden seit 1970 (UTC).
             * @example 1789667930633
             */
            timestamp?: number;
            /**
             * @description Zähler der Sitzung.
             * @example 3
             */
            sessionNumber?: number;
            /**
             * @description Nutzer ist angemeldet.
             * @example false
             */
            loggedIn?: boolean;
            /**
             * @description Gekaufte Produkte.
             * @example [
             *       "premium-plus"
             *     ]
             */
            purchasedProducts?: string[];
            /**
             * @description Werbekunde.
             * @example 12
             */
            customerId?: number;
            /**
             * @description Name des Werbekunden.
             * @example beispielbank
             */
            customerName?: string;
            /**
             * @description Kürzel des Werbekunden.
             * @example beispielbank
             */
            customerAlias?: string;
            /**
             * @description Art der Einbindung.
             * @example turbo-box
             */
            customerIntegrationType?: string;
            /**
             * @description Herkunft der Einbindung.
             * @example /index/DAX-Index-20735
             */
            customerIntegrationOrigin?: string;
            targetContent?: components["schemas"]["ScapaTarget"];
            underlyingEntityType?: components["schemas"]["EntityType"];
            /**
             * @description Unterart des Basiswerts.
             * @example PERFORMANCE_INDEX
             */
            underlyingEntitySubType?: string;
            underlyingEntityValue?: components["schemas"]["EntityKey"];
            /**
             * @description Name des Basiswerts.
             * @example DAX
             */
            underlyingName?: string;
            /**
             * @description Stelle in einer Liste.
             * @example 2
             */
            position?: number;
            /**
             * @description Variante.
             * @example a
             */
            variant?: string;
            /**
             * @description Format.
             * @example box
             */
            format?: string;
            /**
             * @description Name der Anwendung.
             * @example parkett
             */
            appName?: string;
            /**
             * @description Art der Anwendung.
             * @example WEBSITE
             * @enum {string}
             */
            appType?: "WEBSITE" | "APP";
            /**
             * @description Version.
             * @example 5.181.0
             */
            appVersion?: string;
            /**
             * @description Herkunft des Verkehrs.
             * @example public
             * @enum {string}
             */
            appTraffic?: "public" | "internal";
            /**
             * @description Umgebung.
             * @example live
             * @enum {string}
             */
            appEnvironment?: "live" | "preproduction" | "test";
            /**
             * @description Breite des Bildschirms in Pixeln.
             * @example 1920
             */
            screenWidth?: number;
            /**
             * @description Höhe des Bildschirms in Pixeln.
             * @example 1080
             */
            screenHeight?: number;
            /**
             * @description Breite des Fensters in Pixeln.
             * @example 1440
             */
            windowWidth?: number;
            /**
             * @description Höhe des Fensters in Pixeln.
             * @example 900
             */
            windowHeight?: number;
            /**
             * @description Werbeblocker erkannt.
             * @example false
             */
            hasAdBlocker?: boolean;
            /**
             * @description Titel der Seite.
             * @example SAP Aktie
             */
            contentName?: string;
            /**
             * @description Pfad der Seite.
             * @example /aktien/SAP-Aktie-DE0007164600
             */
            contentPath?: string;
            /**
             * @description Adresse der Seite.
             * @example http://localhost:3000/aktien/SAP-Aktie-DE0007164600
             */
            contentUrl?: string;
            /**
             * @description Erste Ebene des Inhalts.
             * @example aktien
             */
            contentLevel1?: string;
            /**
             * @description Zweite Ebene des Inhalts.
             * @example snapshot
             */
            contentLevel2?: string;
            /**
             * @description Dritte Ebene des Inhalts.
             * @example uebersicht
             */
            contentLevel3?: string;
            /**
             * @description Vierte Ebene des Inhalts.
             * @example kurs
             */
            contentLevel4?: string;
            /**
             * @description Vorige Seite.
             * @example http://localhost:3000/
             */
            documentReferrer?: string;
            /**
             * @description Quelle der Kampagne.
             * @example newsletter
             */
            utm_source?: string;
            /**
             * @description Weg der Kampagne.
             * @example email
             */
            utm_medium?: string;
            /**
             * @description Kampagne.
             * @example sommer
             */
            utm_campaign?: string;
            /**
             * @description Suchwort der Kampagne.
             * @example etf
             */
            utm_term?: string;
            /**
             * @description Variante der Kampagne.
             * @example a
             */
            utm_content?: string;
        };
        /** @description Wohin der Klick führt. */
        ScapaTarget: {
            entityType?: components["schemas"]["EntityType"];
            /**
             * @description Unterart.
             * @example ETF
             */
            entitySubType?: string;
            entityValue?: components["schemas"]["EntityKey"];
            /**
             * @description Name.
             * @example SAP
             */
            name?: string;
            /**
             * @description Erste Ebene des Ziels.
             * @example aktien
             */
            level1?: string;
            /**
             * @description Merkmale des Ziels.
             * @example [
             *       "INSTRUMENT"
             *     ]
             */
            attributes?: string[];
            /**
             * @description Strategie.
             * @example long
             */
            strategy?: string;
            /**
             * @description Emittent.
             * @example beispielbank
             */
            issuer?: string;
            /**
             * @description WKN.
             * @example 716460
             */
            wkn?: string;
            /**
             * @description ISIN.
             * @example DE0007164600
             */
            isin?: string;
        };
        SnapshotChart: {
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            selectedRange: components["schemas"]["Range"];
            /** @description Angebotene Zeiträume. */
            ranges: components["schemas"]["Range"][];
            /**
             * @description Handelsplatz.
             * @example _GER
             */
            codeMarket: string;
            isoCurrency: components["schemas"]["IsoCurrency"];
        };
        SnapshotKeywords: {
            entityType?: components["schemas"]["EntityType"];
            /**
             * @description Kennung.
             * @example 82849
             */
            entityValue?: string;
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
             * @description Kennung der Indexfamilie.
             * @example dax
             */
            idFamily?: string;
        };
        Company: {
            /**
             * @description Art des Eintrags.
             * @example Company
             * @enum {string}
             */
            type: "Company";
            /**
             * @description Art der Entität.
             * @example COMPANY
             * @enum {string}
             */
            entityType: "COMPANY";
            /**
             * @description Kennung.
             * @example 82849
             */
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
            /** @description Branche. */
            branch?: {
                /**
                 * @description Kennung der Branche.
                 * @example 28
                 */
                idBranch: number;
                /**
                 * @description Branche.
                 * @example Standardsoftware
                 */
                name: string;
                /** @description Sektor. */
                sector?: {
                    /**
                     * @description Kennung des Sektors.
                     * @example 7
                     */
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
            /**
             * @description Kurzname.
             * @example SAP
             */
            shortName?: string;
            /**
             * @description Amtlicher Name des Wertpapiers.
             * @example SAP SE Inhaber-Aktien o.N.
             */
            officialName?: string;
            /**
             * @description Chance, Sterne von 0 bis 4.
             * @example 4
             */
            theScreenerChance?: number;
            /**
             * @description Risiko.
             * @example 0
             */
            theScreenerRisk?: number;
            /**
             * @description Rubriken.
             * @example []
             */
            categories?: string[];
        };
        StocksFigure: {
            /**
             * @description Kennung des Unternehmens.
             * @example 46469
             */
            idCompany?: number;
            /**
             * @description Kennung des Instruments.
             * @example 82849
             */
            idInstrument?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Börsenwert der Gattung in `isoCurrency`, in der Regel Euro.
             * @example 181994256000
             */
            marketCapInstrument?: number;
            /**
             * @description Börsenwert des Unternehmens in `isoCurrency`, in der Regel Euro.
             * @example 181994256000
             */
            marketCapCompany?: number;
            /**
             * @description Zahl der Aktien der Gattung.
             * @example 1154200000
             */
            numSharesInstrument?: number;
            /**
             * @description Zahl aller Aktien.
             * @example 1154200000
             */
            numSharesCompany?: number;
            datetimeCalculation?: components["schemas"]["DateTime"];
        };
        IndicesDetails: {
            /**
             * @description Kennung des Instruments.
             * @example 20735
             */
            idInstrument?: number;
            /**
             * @description Branche, wenn der Index nur eine abbildet.
             * @example Automobil
             */
            branch?: string;
            /**
             * @description Rubriken.
             * @example []
             */
            categories?: string[];
            /**
             * @description ETFs bilden den Index ab.
             * @example true
             */
            etfBenchmark?: boolean;
            /**
             * @description Kennung des Erdteils.
             * @example EU
             */
            idContinent?: string;
            /**
             * @description Kennung der Indexfamilie.
             * @example dax
             */
            idFamily?: string;
            /**
             * @description Kennung der Indexart.
             * @example 1
             */
            idIndexType?: number;
            /**
             * @description Kennung der Unterart.
             * @example 1
             */
            idSecuritySubType?: number;
            /**
             * @description Unterart.
             * @example Aktienindex
             */
            nameSecuritySubType?: string;
            /**
             * @description Börsenwert aller Mitglieder.
             * @example 2050000000000
             */
            marketCapitalization?: number;
            isoCurrencyMarketCapitalization?: components["schemas"]["IsoCurrency"];
            /**
             * @description Art des Index, etwa Performance- oder Kursindex.
             * @example Performanceindex
             */
            nameIndexType?: string;
            isoCountry?: components["schemas"]["IsoCountry"];
            /**
             * @description Land auf Deutsch.
             * @example Deutschland
             */
            nameCountry?: string;
            /**
             * @description Erdteil.
             * @example Europa
             */
            nameContinent?: string;
            /**
             * @description Indexfamilie.
             * @example DAX
             */
            nameFamily?: string;
            /**
             * @description Zahl der Mitglieder.
             * @example 40
             */
            numberConstituents?: number;
            /**
             * @description Einheit.
             * @example STK
             */
            unitType?: string;
        };
        CommodityDetails: {
            /**
             * @description Gruppe, etwa Energie oder Edelmetalle.
             * @example Energie
             */
            nameCategory?: string;
            /**
             * @description Handelseinheit, etwa Barrel oder Feinunze.
             * @example Barrel
             */
            nameQuotationUnit?: string;
            /**
             * @description Handelsort oder Referenz des Kurses.
             * @example ICE London
             */
            nameProvider?: string;
        };
        StockSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art des Eintrags.
             * @example StocksSnapshot
             * @enum {string}
             */
            type: "StocksSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            company: components["schemas"]["Company"];
            stocksDetails: components["schemas"]["StocksDetails"];
            stocksFigure: components["schemas"]["StocksFigure"];
            stocksBalanceSheetList?: components["schemas"]["StocksBalanceSheetList"];
            stocksCnFundamentalList?: components["schemas"]["StocksCnFundamentalList"];
            stocksCnGrowthList?: components["schemas"]["StocksCnGrowthList"];
            stocksCnFinancialList?: components["schemas"]["StocksCnFinancialList"];
            stocksCnTechnical?: components["schemas"]["StocksCnTechnical"];
            stocksBenchmarkList?: components["schemas"]["StocksBenchmarkList"];
            stocksSplitList?: components["schemas"]["StocksSplitList"];
            sustainabilityData?: components["schemas"]["SustainabilityData"];
        };
        IndexSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art des Eintrags.
             * @example IndicesSnapshot
             * @enum {string}
             */
            type: "IndicesSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            /**
             * @description Zahl der Mitglieder.
             * @example 40
             */
            numberConstituents?: number;
            indicesDetails: components["schemas"]["IndicesDetails"];
            indicesTopFlopEntityList?: components["schemas"]["IndexTopFlop"];
            instrumentSnapshotGenericData?: components["schemas"]["InstrumentSnapshotGenericData"];
        };
        CommoditySnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art des Eintrags.
             * @example CommoditySnapshot
             * @enum {string}
             */
            type: "CommoditySnapshot" | "PreciousMetalSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            commodityDetails: components["schemas"]["CommodityDetails"];
        };
        InstrumentSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art der Antwort.
             * @example InstrumentSnapshot
             * @enum {string}
             */
            type: "InstrumentSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            futuresDetails?: components["schemas"]["FuturesDetails"];
            interestsDetails?: components["schemas"]["InterestsDetails"];
            instrumentSnapshotGenericData?: components["schemas"]["InstrumentSnapshotGenericData"];
        };
        InstrumentSnapshotGenericData: {
            /**
             * @description Kürzel der Rubrik.
             * @example STOCK
             */
            codeEntityCategory?: string;
            /**
             * @description Rubrik.
             * @example Aktien
             */
            entityCategory?: string;
            /**
             * @description Beschreibung für Suchmaschinen.
             * @example Kurs und Chart der SAP-Aktie
             */
            seoDescription?: string;
        };
        FundSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art der Antwort.
             * @example FundsSnapshot
             * @enum {string}
             */
            type: "FundsSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            fundsDetails: components["schemas"]["FundsDetails"];
            fundsBaseData: components["schemas"]["FundsBaseData"];
            fundsIssuer?: components["schemas"]["FundsIssuer"];
            fundsEvaluation?: components["schemas"]["FundsEvaluation"];
            fundsBenchmarkList?: components["schemas"]["FundsBenchmarkList"];
            fundsHoldingList?: components["schemas"]["FundsHoldingList"];
            branchFundsBreakdownList?: components["schemas"]["FundsBreakdown"];
            fundsPerformanceList?: components["schemas"]["FundsPerformanceList"];
            fundsRiskList?: components["schemas"]["FundsRiskList"];
            fundsFigureBenchmarkList?: components["schemas"]["FundsFigureBenchmarkList"];
            fundsTrackingList?: components["schemas"]["FundsTrackingList"];
            fundsCostList?: components["schemas"]["FundsCostList"];
            /** @description Berichte der Gesellschaft. */
            fundsIssuerReports?: components["schemas"]["FundsIssuerReport"][];
            /**
             * @description Fondsmanager, durch Komma getrennt.
             * @example Anna Beispiel, Ben Muster
             */
            manager?: string;
            /** @description Anlageziel und Hintergrund. */
            background?: components["schemas"]["ContentItem"][];
        };
        CurrencySnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art der Antwort.
             * @example CurrenciesSnapshot
             * @enum {string}
             */
            type: "CurrenciesSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            currenciesDetails: components["schemas"]["CurrenciesDetails"];
        };
        CurrenciesDetails: {
            isoCurrencyBase?: components["schemas"]["IsoCurrency"];
            isoCurrencyQuote?: components["schemas"]["IsoCurrency"];
            /**
             * @description Name der Basiswährung.
             * @example Euro
             */
            nameCurrencyBase?: string;
            /**
             * @description Name der Gegenwährung.
             * @example US-Dollar
             */
            nameCurrencyQuote?: string;
        };
        CryptoSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art der Antwort.
             * @example CryptosSnapshot
             * @enum {string}
             */
            type: "CryptosSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            cryptosDetails: components["schemas"]["CryptosDetails"];
        };
        CryptosDetails: {
            /**
             * @description Kürzel.
             * @example BTC
             */
            symbol: string;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Höchstmenge an Einheiten.
             * @example 21000000
             */
            maxSupply?: number;
            /**
             * @description Umlaufende Einheiten.
             * @example 19900000
             */
            circulatingSupply?: number;
            /**
             * @description Marktkapitalisierung in der Währung.
             * @example 1850000000000
             */
            marketCapitalization?: number;
            /**
             * @description Anteil der Höchstmenge im Umlauf in Prozent.
             * @example 94.8
             */
            shareIssuedPct?: number;
            /**
             * @description Rang nach Marktkapitalisierung unter den Kryptowährungen des Katalogs.
             * @example 1
             */
            rank?: number;
        };
        DerivativeSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art der Antwort.
             * @example DerivativesSnapshot
             * @enum {string}
             */
            type: "DerivativesSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            derivativesDetails: components["schemas"]["DerivativesDetails"];
            derivativesFigure?: components["schemas"]["DerivativesFigure"];
            derivativesUnderlyingList: components["schemas"]["DerivativesUnderlyingList"];
            derivativesIssuer: components["schemas"]["DerivativesIssuer"];
            /** @description Zinszahlungen, die nächste zuerst; ohne Zins leer. */
            derivativeDistribution?: components["schemas"]["DerivativesDistribution"][];
        };
        BondSnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Art der Antwort.
             * @example BondsSnapshot
             * @enum {string}
             */
            type: "BondsSnapshot";
            instrument: components["schemas"]["Instrument"];
            quote: components["schemas"]["Quote"];
            quoteList: components["schemas"]["QuoteList"];
            chart: components["schemas"]["SnapshotChart"];
            cnPerformance: components["schemas"]["PerformanceValues"];
            /** @description Beschreibung. */
            profile: components["schemas"]["ContentItem"][];
            /** @description Verwandte Instrumente. */
            relatedInstrumentItemList?: components["schemas"]["Instrument"][];
            keywords: components["schemas"]["SnapshotKeywords"];
            bondsDetails: components["schemas"]["BondsDetails"];
            bondsBaseData: components["schemas"]["BondsBaseData"];
            bondsFigures?: components["schemas"]["BondsFigures"];
            bondsIssuer: components["schemas"]["BondsIssuer"];
            bondsCouponList?: components["schemas"]["BondsCouponList"];
            bondsCashFlowList?: components["schemas"]["BondsCashFlowList"];
        };
        StockFinderResult: {
            expires?: components["schemas"]["EpochMilliseconds"];
            /**
             * @description Zahl aller Treffer.
             * @example 40
             */
            total: number;
            /**
             * Format: date-time
             * @description Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute.
             * @example 2026-07-31T15:38:00.000+00:00
             */
            dateCalculation?: string;
            /** @description Treffer der Seite. */
            list: components["schemas"]["StockFinderEntry"][];
            /** @description Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
            facets?: components["schemas"]["FinderFacet"][];
            /** @description Verteilungen, wenn sie verlangt waren. */
            ranges?: components["schemas"]["FinderRange"][];
        };
        StockFinderEntry: {
            instrument: components["schemas"]["Instrument"];
            company?: components["schemas"]["Company"];
            stocksDetails?: components["schemas"]["StocksDetails"];
            stocksFigure?: components["schemas"]["StocksFigure"];
            quote?: components["schemas"]["Quote"];
            /**
             * @description Kurs-Gewinn-Verhältnis.
             * @example 16.98
             */
            cnPer?: number;
            /**
             * @description Dividendenrendite in Prozent.
             * @example 2.28
             */
            cnDivYield?: number;
            /**
             * @description Kurs-Gewinn-Verhältnis durch Gewinnwachstum.
             * @example 0.75
             */
            cnPeg?: number;
            changes?: components["schemas"]["FinderChanges"];
            moveReason?: components["schemas"]["MoveReason"];
        };
        CompanyReportList: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            /**
             * @description Zahl der Berichte.
             * @example 9
             */
            total: number;
            /** @description Der nächste Bericht und die letzten acht, neuester zuerst. */
            list: components["schemas"]["CompanyReport"][];
        };
        CompanyReport: {
            /**
             * @description Bericht.
             * @example Bericht 3. Quartal 2026
             */
            name: string;
            /**
             * @description Art des Berichts.
             * @example Quartalsbericht
             */
            nameKind: string;
            /**
             * Format: date
             * @description Tag der Veröffentlichung.
             * @example 2026-10-22
             */
            dateReport: string;
            figures: components["schemas"]["ReportFigures"];
        };
        /** @description Was von einem Bericht erwartet war; ab seinem Tag auch, was er sagt. */
        ReportFigures: {
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Erwartetes Ergebnis je Aktie.
             * @example 1.48
             */
            epsExpected: number;
            /**
             * @description Berichtetes Ergebnis je Aktie.
             * @example 1.52
             */
            eps?: number;
            /**
             * @description Abstand des Ergebnisses je Aktie zum erwarteten in Prozent; fehlt, wo ein Verlust erwartet war.
             * @example 2.7
             */
            epsSurprisePct?: number;
            /**
             * @description Erwarteter Umsatz.
             * @example 9120000000
             */
            revenueExpected: number;
            /**
             * @description Berichteter Umsatz.
             * @example 9210000000
             */
            revenue?: number;
            /**
             * @description Abstand des Umsatzes zum erwarteten in Prozent.
             * @example 0.99
             */
            revenueSurprisePct?: number;
        };
        StockPeers: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            /**
             * @description Branche.
             * @example Standardsoftware
             */
            nameBranch?: string;
            /**
             * @description Kennung der Branche.
             * @example 901
             */
            idBranch?: number;
            /**
             * @description Zahl der Aktien der Branche, diese eingeschlossen.
             * @example 29
             */
            numShares?: number;
            figures?: components["schemas"]["StockComparedFigures"];
            medians?: components["schemas"]["StockComparedFigures"];
            /**
             * Format: date-time
             * @description Zeitpunkt, für den die Mediane gelten: der Beginn der laufenden Minute.
             * @example 2026-11-23T14:00:00.000+00:00
             */
            dateMedians?: string;
            basis?: components["schemas"]["StockFigureBasis"];
            /**
             * @description Zahl der anderen Aktien der Branche.
             * @example 28
             */
            total: number;
            /** @description Die größten anderen Aktien der Branche, höchstens zwölf; Kurse und Kennzahlen wie auf ihren Seiten. */
            list: components["schemas"]["StockFinderEntry"][];
        };
        /** @description Kennzahlen einer Aktie oder deren Mediane; Unbekanntes fehlt und zählt nicht mit. */
        StockComparedFigures: {
            /**
             * @description Kurs-Gewinn-Verhältnis.
             * @example 24.33
             */
            cnPer?: number;
            /**
             * @description Kurs-Gewinn-Verhältnis durch Gewinnwachstum.
             * @example 1.3
             */
            cnPeg?: number;
            /**
             * @description Dividendenrendite in Prozent.
             * @example 0.76
             */
            cnDivYield?: number;
            /**
             * @description Kurs-Buchwert-Verhältnis.
             * @example 5.92
             */
            cnPriceBookvalue?: number;
            /**
             * @description Kurs-Cashflow-Verhältnis.
             * @example 18.69
             */
            cnPriceCf?: number;
            /**
             * @description Kurs-Umsatz-Verhältnis.
             * @example 5.18
             */
            cnPriceProfit?: number;
            /**
             * @description EBIT-Marge in Prozent.
             * @example 31.4
             */
            cnEbitMa?: number;
            /**
             * @description Nettomarge in Prozent.
             * @example 20.5
             */
            cnMarginNet?: number;
            /**
             * @description Eigenkapitalrendite in Prozent.
             * @example 22.3
             */
            cnReturnEquity?: number;
            /**
             * @description Umsatzwachstum, ein Jahr.
             * @example -6.79
             */
            cnTurnGrt1yr?: number;
            /**
             * @description Gewinnwachstum, ein Jahr.
             * @example -19.6
             */
            cnProfGrt1yr?: number;
        };
        /** @description Woraus die Kennzahlen der Aktie folgen; Beträge in der Währung. */
        StockFigureBasis: {
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Kurs.
             * @example 158.17
             */
            lastPrice: number;
            /**
             * Format: date-time
             * @description Zeit des Kurses.
             * @example 2026-11-23T13:44:52.178+00:00
             */
            datetimePrice: string;
            /**
             * @description Handelsplatz des Kurses.
             * @example Xetra
             */
            nameMarket: string;
            /**
             * @description Zahl der Aktien, mit der gerechnet ist.
             * @example 1228500000
             */
            numShares: number;
            /**
             * @description Geschäftsjahr, dessen Erwartung gilt.
             * @example 2026e
             */
            labelExpected: string;
            /**
             * @description Erwartetes Ergebnis je Aktie.
             * @example 6.5
             */
            epsExpected: number;
            /**
             * @description Erwartetes Ergebnis je Aktie im Jahr danach.
             * @example 6.98
             */
            epsNext?: number;
            /**
             * @description Erwartete Dividende je Aktie.
             * @example 1.2
             */
            dpsExpected: number;
            /**
             * @description Erwartetes Eigenkapital.
             * @example 32835000000
             */
            equityExpected: number;
            /**
             * @description Erwarteter Mittelzufluss.
             * @example 10398000000
             */
            cashflowExpected: number;
            /**
             * @description Erwarteter Umsatz.
             * @example 37510000000
             */
            turnoverExpected: number;
            /**
             * @description Letztes berichtetes Geschäftsjahr.
             * @example 2025
             */
            labelReported: string;
            /**
             * @description Berichteter Umsatz.
             * @example 38534016796
             */
            turnover?: number;
            /**
             * @description Umsatz im Jahr davor.
             * @example 41340879012
             */
            turnoverBefore?: number;
            /**
             * @description Berichteter Jahresüberschuss.
             * @example 7911540000
             */
            incomeAfterMi?: number;
            /**
             * @description Jahresüberschuss im Jahr davor.
             * @example 9840285000
             */
            incomeAfterMiBefore?: number;
            /**
             * @description Berichtetes Ergebnis vor Zinsen und Steuern.
             * @example 11398000000
             */
            ebit?: number;
            /**
             * @description Berichtetes Eigenkapital.
             * @example 35451322364
             */
            shareholdersEquity?: number;
        };
        StockFigures: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            stocksBalanceSheetList: components["schemas"]["StocksBalanceSheetList"];
            stocksCnFundamentalList: components["schemas"]["StocksCnFundamentalList"];
            stocksCnGrowthList?: components["schemas"]["StocksCnGrowthList"];
            stocksCnFinancialList?: components["schemas"]["StocksCnFinancialList"];
            stocksCnTechnical?: components["schemas"]["StocksCnTechnical"];
            stocksBenchmarkList?: components["schemas"]["StocksBenchmarkList"];
        };
        StocksBalanceSheetList: {
            /** @description Bilanzen, älteste zuerst. */
            list: components["schemas"]["StocksBalanceSheet"][];
        };
        /** @description Bilanz eines Geschäftsjahrs; Beträge in der Währung. */
        StocksBalanceSheet: {
            /**
             * @description Geschäftsjahr.
             * @example 2016
             */
            label: string;
            /**
             * @description Jahr.
             * @example 2016
             */
            idYear: number;
            /**
             * @description Zeitraum (0 = ganzes Jahr).
             * @example 0
             */
            idPeriod?: number;
            /**
             * Format: date
             * @description Ende des Geschäftsjahrs.
             * @example 2016-12-31
             */
            periodeEnd?: string;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Kennung des Bilanzstandards.
             * @example 10
             */
            idBalanceType?: number;
            /**
             * @description Bilanzstandard.
             * @example IFRS
             */
            nameBalanceType?: string;
            /**
             * @description Art des Unternehmens (Industrie, Bank, Versicherung).
             * @example Industrie
             */
            nameCompanyType?: string;
            /**
             * @description Umsatz.
             * @example 22062000000
             */
            turnover?: number;
            /**
             * @description Jahresüberschuss nach Anteilen Dritter.
             * @example 3634000000
             */
            incomeAfterMi?: number;
            /**
             * @description Ergebnis vor Steuern.
             * @example 4863000000
             */
            earningBeforeTax?: number;
            /**
             * @description Gezahlte Zinsen.
             * @example 269000000
             */
            paidInterests?: number;
            /**
             * @description Eigenkapital.
             * @example 26397000000
             */
            shareholdersEquity?: number;
            /**
             * @description Anteile Dritter.
             * @example 24000000
             */
            minInterestBal?: number;
            /**
             * @description Bilanzsumme.
             * @example 44277000000
             */
            totalAssets?: number;
            /**
             * @description Umlaufvermögen.
             * @example 11564000000
             */
            currentAssets?: number;
            /**
             * @description Kurzfristige Verbindlichkeiten.
             * @example 9674000000
             */
            currentLiabilities?: number;
            /**
             * @description Verbindlichkeiten.
             * @example 17880000000
             */
            liabilities?: number;
            /**
             * @description Flüssige Mittel.
             * @example 3702000000
             */
            cashReserve?: number;
            /**
             * @description Ausschüttungssumme.
             * @example 1499000000
             */
            payout?: number;
            /**
             * @description Mittelzufluss aus laufendem Geschäft.
             * @example 4628000000
             */
            cashflowNet?: number;
            /**
             * @description Immaterielle Vermögenswerte.
             * @example 27088000000
             */
            intangibleAssets?: number;
            /**
             * @description Beschäftigte.
             * @example 84183
             */
            employees?: number;
            /**
             * @description Ergebnis je Aktie.
             * @example 3.03
             */
            eps?: number;
        };
        StocksSplitList: {
            /** @description Aktiensplits, neuester zuerst. */
            list: components["schemas"]["StocksSplit"][];
        };
        StocksSplit: {
            /**
             * Format: date-time
             * @description Tag des Splits.
             * @example 2000-07-21T12:00:00.000+00:00
             */
            dateSplit: string;
            /**
             * @description Neue Aktien je alter; eine gebrochene Zahl ist eine Abspaltung.
             * @example 3
             */
            factor: number;
        };
        /** @description Nachhaltigkeit des Unternehmens; Punkte von 0 bis 100. */
        SustainabilityData: {
            /**
             * @description Punkte insgesamt.
             * @example 71.5
             */
            totalScore?: number;
            /** @description Klima. */
            climateGroup?: {
                /**
                 * @description Punkte für das Klima.
                 * @example 80
                 */
                climateScore?: number;
                /**
                 * @description Anteil erneuerbarer Energie in Prozent.
                 * @example 100
                 */
                renewableEnergyValue?: number;
            };
            /** @description Gesellschaft. */
            societyGroup?: {
                /**
                 * @description Punkte für die Gesellschaft.
                 * @example 62
                 */
                societyScore?: number;
                /**
                 * @description Vergütung an der Spitze in der Währung.
                 * @example 7200000
                 */
                ceoEmployeeRatioCEO?: number;
                /**
                 * @description Verhältnis dieser Vergütung zur mittleren im Unternehmen.
                 * @example 68
                 */
                ceoEmployeeRatioValue?: number;
            };
            /** @description Gleichstellung. */
            genderGroup?: {
                /**
                 * @description Punkte für die Gleichstellung.
                 * @example 74
                 */
                genderScore?: number;
            };
        };
        StocksCnFundamentalList: {
            /** @description Kennzahlen je Jahr, ältestes zuerst; „e“ am Jahr heißt geschätzt. */
            list: components["schemas"]["StocksCnFundamental"][];
        };
        StocksCnFundamental: {
            /**
             * @description Geschäftsjahr; „e“ heißt geschätzt.
             * @example 2026e
             */
            label: string;
            /**
             * @description Jahr.
             * @example 2026
             */
            idYear: number;
            /**
             * @description Beschäftigte.
             * @example 84183
             */
            employees?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Kurs-Gewinn-Verhältnis.
             * @example 27.24
             */
            cnPer?: number;
            /**
             * @description Kurs-Gewinn-Verhältnis durch Gewinnwachstum.
             * @example 2.59
             */
            cnPeg?: number;
            /**
             * @description Dividendenrendite in Prozent.
             * @example 1.51
             */
            cnDivYield?: number;
            /**
             * @description Dividende je Aktie.
             * @example 1.25
             */
            cnDps?: number;
            /**
             * @description Dividende je Aktie, um Splits bereinigt.
             * @example 1.25
             */
            cnDpsAdj?: number;
            /**
             * Format: date-time
             * @description Tag des Dividendenabschlags.
             * @example 2016-05-13T12:00:00.000+00:00
             */
            dateExDividend?: string;
            /**
             * @description Kurs-Buchwert-Verhältnis.
             * @example 3.76
             */
            cnPriceBookvalue?: number;
            /**
             * @description Kurs-Cashflow-Verhältnis.
             * @example 21.45
             */
            cnPriceCf?: number;
            /**
             * @description Kurs-Umsatz-Verhältnis.
             * @example 3.67
             */
            cnPriceProfit?: number;
            /**
             * @description Höchster Kurs des Jahres.
             * @example 83.16
             */
            cnPriceHigh?: number;
            /**
             * @description Höchster Kurs, bereinigt.
             * @example 83.16
             */
            cnPriceHighAdj?: number;
            /**
             * Format: date-time
             * @description Tag des höchsten Kurses.
             * @example 2016-12-21T12:00:00.000+00:00
             */
            datePriceHigh?: string;
            /**
             * @description Tiefster Kurs des Jahres.
             * @example 64.62
             */
            cnPriceLow?: number;
            /**
             * @description Tiefster Kurs, bereinigt.
             * @example 64.62
             */
            cnPriceLowAdj?: number;
            /**
             * Format: date-time
             * @description Tag des tiefsten Kurses.
             * @example 2016-02-12T12:00:00.000+00:00
             */
            datePriceLow?: string;
            /**
             * @description Börsenwert.
             * @example 101732416240
             */
            cnMarketCap?: number;
            /**
             * @description Streubesitz in Prozent.
             * @example 74.93
             */
            cnFreeFloat?: number;
            /**
             * @description Niedrigstes Kurs-Gewinn-Verhältnis des Jahres.
             * @example 20.77
             */
            cnPerLow1y?: number;
            /**
             * @description Höchstes Kurs-Gewinn-Verhältnis des Jahres.
             * @example 35.73
             */
            cnPerHigh1y?: number;
        };
        StocksCnGrowthList: {
            /** @description Wachstum je Jahr, ältestes zuerst. */
            list: components["schemas"]["StocksCnGrowth"][];
        };
        /** @description Wachstum in Prozent über ein, drei und fünf Jahre. */
        StocksCnGrowth: {
            /**
             * @description Geschäftsjahr.
             * @example 2016
             */
            label: string;
            /**
             * @description Jahr.
             * @example 2016
             */
            idYear: number;
            /**
             * @description Umsatzwachstum, ein Jahr.
             * @example 6.1
             */
            cnTurnGrt1yr?: number;
            /**
             * @description Umsatzwachstum, drei Jahre.
             * @example 9.48
             */
            cnTurnGrt3yr?: number;
            /**
             * @description Umsatzwachstum, fünf Jahre.
             * @example 9.16
             */
            cnTurnGrt5yr?: number;
            /**
             * @description Gewinnwachstum, ein Jahr.
             * @example 18.75
             */
            cnProfGrt1yr?: number;
            /**
             * @description Gewinnwachstum, drei Jahre.
             * @example 2.9
             */
            cnProfGrt3yr?: number;
            /**
             * @description Gewinnwachstum, fünf Jahre.
             * @example 1.02
             */
            cnProfGrt5yr?: number;
            /**
             * @description Wachstum des Cashflows, ein Jahr.
             * @example 27.21
             */
            cnCfGrt1yr?: number;
            /**
             * @description Wachstum des Cashflows, drei Jahre.
             * @example 6.49
             */
            cnCfGrt3yr?: number;
            /**
             * @description Wachstum des Cashflows, fünf Jahre.
             * @example 4.16
             */
            cnCfGrt5yr?: number;
            /**
             * @description Wachstum der Bilanzsumme, ein Jahr.
             * @example 6.98
             */
            cnBalGrt1yr?: number;
            /**
             * @description Wachstum der Bilanzsumme, drei Jahre.
             * @example 17.79
             */
            cnBalGrt3yr?: number;
            /**
             * @description Wachstum der Bilanzsumme, fünf Jahre.
             * @example 13.77
             */
            cnBalGrt5yr?: number;
            /**
             * @description Wachstum der Beschäftigten, ein Jahr.
             * @example 9.35
             */
            cnEmpGrt1yr?: number;
            /**
             * @description Wachstum der Beschäftigten, drei Jahre.
             * @example 8.14
             */
            cnEmpGrt3yr?: number;
            /**
             * @description Wachstum der Beschäftigten, fünf Jahre.
             * @example 8.59
             */
            cnEmpGrt5yr?: number;
        };
        StocksCnFinancialList: {
            isoCurrency: components["schemas"]["IsoCurrency"];
            /** @description Finanzkennzahlen je Jahr, ältestes zuerst. */
            list: components["schemas"]["StocksCnFinancial"][];
        };
        StocksCnFinancial: {
            /**
             * @description Geschäftsjahr.
             * @example 2016
             */
            label: string;
            /**
             * @description Jahr.
             * @example 2016
             */
            idYear: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Cashflow.
             * @example 4628000000
             */
            cnCashflow?: number;
            /**
             * @description Cashflow-Marge in Prozent.
             * @example 20.98
             */
            cnCashflowMarge?: number;
            /**
             * @description Cashflow-Rendite auf das eingesetzte Kapital in Prozent.
             * @example 10.45
             */
            cnCfReturnOnInv?: number;
            /**
             * @description Eigenkapitalquote in Prozent.
             * @example 59.67
             */
            cnEquityRatio?: number;
            /**
             * @description Eigenkapitalquote in Prozent (bereinigt).
             * @example 59.67
             */
            cnEquityRatioRel?: number;
            /**
             * @description Verschuldungsgrad in Prozent.
             * @example 67.6
             */
            cnDebtEquity?: number;
            /**
             * @description Dynamischer Verschuldungsgrad in Prozent.
             * @example 385.89
             */
            cnDebtEquityDyn?: number;
            /**
             * @description Dynamischer Verschuldungsgrad in Prozent (bereinigt).
             * @example 385.89
             */
            cnDebtEquityDynRel?: number;
            /**
             * @description Unternehmenswert durch EBITDA.
             * @example 16.49
             */
            cnMvebitda?: number;
            /**
             * @description Ergebnis vor Zinsen und Steuern.
             * @example 4901000000
             */
            cnEbit?: number;
            /**
             * @description EBIT-Marge in Prozent.
             * @example 22.21
             */
            cnEbitMa?: number;
            /**
             * @description Ergebnis vor Zinsen, Steuern und Abschreibungen.
             * @example 6169000000
             */
            cnEbitda?: number;
            /**
             * @description EBITDA-Marge in Prozent.
             * @example 27.96
             */
            cnEbitdaMa?: number;
            /**
             * @description Börsenwert je Beschäftigtem.
             * @example 1208467.46
             */
            cnCap2Emp?: number;
            /**
             * @description Börsenwert durch Umsatz.
             * @example 4.61
             */
            cnCap2Turnover?: number;
            /**
             * @description Umsatz je Beschäftigtem.
             * @example 262071.91
             */
            cnTurnoverEmp?: number;
            /**
             * @description Ergebnis je Aktie, bereinigt.
             * @example 3.04
             */
            cnEpsAdj?: number;
            /**
             * @description Ergebnis je Aktie vor Steuern, bereinigt.
             * @example 4.07
             */
            cnGrossEpsAdj?: number;
            /**
             * @description Cashflow je Aktie.
             * @example 3.77
             */
            cnCps?: number;
            /**
             * @description Cashflow je Aktie, bereinigt.
             * @example 3.86
             */
            cnCpsAdj?: number;
            /**
             * @description Eigenkapitalrendite in Prozent.
             * @example 13.8
             */
            cnReturnEquity?: number;
            /**
             * @description Gesamtkapitalrendite in Prozent.
             * @example 8.84
             */
            cnReturnCap?: number;
            /**
             * @description Forschungsquote in Prozent.
             * @example 13.8
             */
            cnResearchQuote?: number;
            /**
             * @description Steuerquote in Prozent.
             * @example 25.27
             */
            cnTaxQuote?: number;
            /**
             * @description Nettomarge in Prozent.
             * @example 16.53
             */
            cnMarginNet?: number;
            /**
             * @description Marge vor Steuern in Prozent.
             * @example 22.04
             */
            cnMarginGross?: number;
            /**
             * @description Börsenwert.
             * @example 101732416240
             */
            cnMarketCap?: number;
            /**
             * @description Aufwand-Ertrag-Verhältnis in Prozent (Banken).
             * @example 0
             */
            cnCir?: number;
        };
        /** @description Technische Kennzahlen; die Zahl im Namen ist die Zahl der Tage. */
        StocksCnTechnical: {
            /**
             * @description Kennung des Instruments.
             * @example 82849
             */
            idInstrument: number;
            /**
             * @description Notierung.
             * @example 163500
             */
            idNotation: number;
            /**
             * Format: date-time
             * @description Stand.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCalculation: string;
            /**
             * @description Gleitender Durchschnitt, 5 Tage.
             * @example 157.23
             */
            movingAverage5?: number;
            /**
             * @description Gleitender Durchschnitt, 20 Tage.
             * @example 142.43
             */
            movingAverage20?: number;
            /**
             * @description Gleitender Durchschnitt, 30 Tage.
             * @example 140.35
             */
            movingAverage30?: number;
            /**
             * @description Gleitender Durchschnitt, 38 Tage.
             * @example 140.44
             */
            movingAverage38?: number;
            /**
             * @description Gleitender Durchschnitt, 100 Tage.
             * @example 147.37
             */
            movingAverage100?: number;
            /**
             * @description Gleitender Durchschnitt, 200 Tage.
             * @example 174.21
             */
            movingAverage200?: number;
            /**
             * @description Gleitender Durchschnitt, 250 Tage.
             * @example 185.74
             */
            movingAverage250?: number;
            /**
             * @description Relative Stärke nach Levy, 5 Tage.
             * @example 1.003
             */
            relativeStrengthLevy5?: number;
            /**
             * @description Relative Stärke nach Levy, 20 Tage.
             * @example 1.107
             */
            relativeStrengthLevy20?: number;
            /**
             * @description Relative Stärke nach Levy, 30 Tage.
             * @example 1.123
             */
            relativeStrengthLevy30?: number;
            /**
             * @description Relative Stärke nach Levy, 250 Tage.
             * @example 0.849
             */
            relativeStrengthLevy250?: number;
            /**
             * @description Momentum, 20 Tage.
             * @example 1.129
             */
            momentum20?: number;
            /**
             * @description Momentum, 30 Tage.
             * @example 1.175
             */
            momentum30?: number;
            /**
             * @description Momentum, 50 Tage.
             * @example 1.039
             */
            momentum50?: number;
            /**
             * @description Momentum, 250 Tage.
             * @example 0.644
             */
            momentum250?: number;
            /**
             * @description RSI nach Wilder, 5 Tage (0 bis 100).
             * @example 79.41
             */
            relativeStrengthIndexWilder5?: number;
            /**
             * @description RSI nach Wilder, 20 Tage (0 bis 100).
             * @example 62.76
             */
            relativeStrengthIndexWilder20?: number;
            /**
             * @description RSI nach Wilder, 250 Tage (0 bis 100).
             * @example 44.53
             */
            relativeStrengthIndexWilder250?: number;
            /**
             * @description Volatilität, 30 Tage, in Prozent.
             * @example 50.1
             */
            volatility30?: number;
            /**
             * @description Volatilität, 250 Tage, in Prozent.
             * @example 41.87
             */
            volatility250?: number;
        };
        StocksBenchmarkList: {
            /** @description Vergleichsindizes. */
            list: components["schemas"]["StocksBenchmark"][];
        };
        StocksBenchmark: {
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Maßgeblicher Vergleichsindex.
             * @example true
             */
            default: boolean;
            /**
             * @description Beta, 30 Tage.
             * @example 0.59
             */
            cnBeta30?: number;
            /**
             * @description Beta, 250 Tage.
             * @example 1.05
             */
            cnBeta250?: number;
            /**
             * @description Korrelation, 30 Tage (−1 bis 1).
             * @example 0.18
             */
            cnKor30?: number;
            /**
             * @description Korrelation, 250 Tage (−1 bis 1).
             * @example 0.4
             */
            cnKor250?: number;
            /**
             * @description Mehrertrag in einer Woche in Prozent.
             * @example 10.36
             */
            cnOpb1W?: number;
            /**
             * @description Mehrertrag in einem Monat in Prozent.
             * @example 15.14
             */
            cnOpb1M?: number;
            /**
             * @description Mehrertrag in einem Jahr in Prozent.
             * @example -40.89
             */
            cnOpb1Y?: number;
        };
        CompanySnapshot: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            companyDescriptor: components["schemas"]["CompanyDescriptor"];
            /** @description Porträt des Unternehmens. */
            profile: components["schemas"]["ContentItem"][];
            companyOwnerList?: components["schemas"]["CompanyOwnerList"];
            managingCommittee?: components["schemas"]["CompanyPersonList"];
            supervisorBoard?: components["schemas"]["CompanyPersonList"];
            companyParticipationList?: components["schemas"]["CompanyParticipationList"];
            eqsCompanyInfo?: components["schemas"]["CompanyInvestorRelations"];
        };
        CompanyDescriptor: {
            /**
             * @description Voller Name.
             * @example SAP SE
             */
            nameCompanyFull: string;
            company: components["schemas"]["Company"];
            /**
             * @description Zahl der Aktien.
             * @example 1154200000
             */
            numShares?: number;
            /**
             * @description Börsenwert in `isoCurrency`, in der Regel Euro.
             * @example 181994256000
             */
            marketCap?: number;
            isoCurrency?: components["schemas"]["IsoCurrency"];
            /**
             * @description Kennung der Unternehmensart.
             * @example 3
             */
            idCompanyType?: number;
            /**
             * @description Unternehmensart.
             * @example Industrie
             */
            nameCompanyType?: string;
            /**
             * Format: date
             * @description Ende des Geschäftsjahrs.
             * @example 2026-12-31
             */
            yearEndFiscal?: string;
            /**
             * @description Jahr der letzten Bilanz.
             * @example 2025
             */
            yearLastBalance?: number;
            /**
             * @description Streubesitz in Prozent.
             * @example 68.79
             */
            freeFloat?: number;
            /**
             * @description Adresse des Unternehmens.
             * @example https://www.sap.com
             */
            url?: string;
        };
        CompanyOwnerList: {
            /**
             * @description Zahl der Aktionäre.
             * @example 21
             */
            total: number;
            /** @description Aktionäre, größter zuerst. */
            list: components["schemas"]["CompanyOwner"][];
        };
        CompanyOwner: {
            /**
             * @description Kennung.
             * @example 155689909
             */
            id: number;
            /**
             * @description Aktionär.
             * @example Streubesitz
             */
            name: string;
            /**
             * @description Anteil in Prozent.
             * @example 68.79
             */
            percentage: number;
        };
        CompanyPersonList: {
            /**
             * @description Zahl der Personen.
             * @example 6
             */
            total?: number;
            /** @description Personen des Gremiums. */
            list: components["schemas"]["CompanyPerson"][];
        };
        CompanyPerson: {
            /**
             * @description Titel.
             * @example Dr.
             */
            title?: string;
            /**
             * @description Vorname.
             * @example Christian
             */
            nameFirst?: string;
            /**
             * @description Nachname.
             * @example Klein
             */
            nameLast: string;
            /**
             * @description Voller Name.
             * @example Christian Klein
             */
            fullName: string;
            /**
             * @description Kennung der Aufgabe.
             * @example 4
             */
            idFunction?: number;
            /**
             * @description Aufgabe.
             * @example Vorstandsvorsitzender
             */
            nameFunction: string;
            /**
             * @description Beschreibung.
             * @example Seit 2019 im Amt.
             */
            description?: string;
            photo?: components["schemas"]["CompanyPersonPhoto"];
        };
        CompanyPersonPhoto: {
            /**
             * @description Adresse des Bildes.
             * @example https://bilder.example/klein.webp
             */
            photoUrl: string;
        };
        CompanyParticipationList: {
            /** @description Beteiligungen. */
            list: components["schemas"]["CompanyParticipation"][];
        };
        CompanyParticipation: {
            company: components["schemas"]["Company"];
            /**
             * @description Anteil in Prozent.
             * @example 4.96
             */
            sharePercentage: number;
            instrument?: components["schemas"]["Instrument"];
        };
        /** @description Angaben der Investor-Relations-Abteilung. */
        CompanyInvestorRelations: {
            managingCommittee?: components["schemas"]["CompanyPersonList"];
            supervisorBoard?: components["schemas"]["CompanyPersonList"];
            companyDocumentList?: components["schemas"]["CompanyDocumentList"];
            irContact?: components["schemas"]["CompanyContact"];
        };
        CompanyDocumentList: {
            /** @description Dokumente, neuestes zuerst. */
            list: components["schemas"]["CompanyDocument"][];
        };
        CompanyDocument: {
            /**
             * @description Titel.
             * @example Halbjahresbericht 2026
             */
            title: string;
            /**
             * @description Adresse.
             * @example https://dokumente.example/halbjahr-2026.pdf
             */
            url: string;
            /**
             * Format: date-time
             * @description Erschienen am.
             * @example 2026-07-24T00:00:00.000+00:00
             */
            date: string;
        };
        CompanyContact: {
            /**
             * @description Straße.
             * @example Dietmar-Hopp-Allee 16
             */
            street?: string;
            /**
             * @description Postleitzahl.
             * @example 69190
             */
            zipCode?: string;
            /**
             * @description Ort.
             * @example Walldorf
             */
            city?: string;
            /**
             * @description Land.
             * @example Deutschland
             */
            state?: string;
            /**
             * @description Telefon.
             * @example +49 6227 747474
             */
            phone?: string;
            /**
             * @description Telefax.
             * @example +49 6227 747475
             */
            fax?: string;
            /**
             * Format: email
             * @description E-Mail.
             * @example investor@sap.example
             */
            email?: string;
            /**
             * @description Adresse im Netz.
             * @example www.sap.com
             */
            websiteUrl?: string;
        };
        /** @description Konsens der Analysten. */
        AnalyzerRecommendations: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            /**
             * @description Durchschnitt der Empfehlungen: 1 stark kaufen bis 5 stark verkaufen.
             * @example 2.33
             */
            recommendationConsensus: number;
            /**
             * @description Zahl der Empfehlungen.
             * @example 9
             */
            numTotal: number;
            /**
             * @description Stark kaufen.
             * @example 0
             */
            numStrongBuy: number;
            /**
             * @description Kaufen.
             * @example 7
             */
            numBuy: number;
            /**
             * @description Halten.
             * @example 1
             */
            numHold: number;
            /**
             * @description Verkaufen.
             * @example 1
             */
            numSell: number;
            /**
             * @description Stark verkaufen.
             * @example 0
             */
            numStrongSell: number;
            /**
             * @description Positive Empfehlungen.
             * @example 7
             */
            numPositive?: number;
            /**
             * @description Negative Empfehlungen.
             * @example 1
             */
            numNegative?: number;
            /**
             * @description Zuletzt heraufgestuft.
             * @example 0
             */
            numUpgraded?: number;
            /**
             * @description Zuletzt herabgestuft.
             * @example 0
             */
            numDowngraded?: number;
            /**
             * @description Unverändert.
             * @example 9
             */
            numUnchanged?: number;
            /**
             * @description Überhang positiver Empfehlungen in Prozent.
             * @example 66.67
             */
            ratioPositiveToNegative?: number;
            /**
             * @description Mittleres Kursziel.
             * @example 194.57
             */
            avgTargetPrice?: number;
            /**
             * @description Niedrigstes Kursziel.
             * @example 164
             */
            minTargetPrice?: number;
            /**
             * @description Höchstes Kursziel.
             * @example 230
             */
            maxTargetPrice?: number;
            idCurrencyTargetPrice?: components["schemas"]["IsoCurrency"];
            /** @description Einzelne Empfehlungen, neueste zuerst. */
            recommendationList?: components["schemas"]["AnalystRecommendation"][];
        };
        /** @description Empfehlung eines Analysehauses. */
        AnalystRecommendation: {
            /**
             * @description Analysehaus.
             * @example Elbkontor Research
             */
            nameAnalyst: string;
            /**
             * @description Empfehlung.
             * @example BUY
             * @enum {string}
             */
            recommendation: "STRONG_BUY" | "BUY" | "HOLD" | "SELL" | "STRONG_SELL";
            /**
             * @description Empfehlung auf Deutsch.
             * @example Kaufen
             */
            nameRecommendation: string;
            /**
             * @description Empfehlung davor.
             * @example HOLD
             * @enum {string}
             */
            previousRecommendation?: "STRONG_BUY" | "BUY" | "HOLD" | "SELL" | "STRONG_SELL";
            /**
             * @description Kursziel.
             * @example 194.5
             */
            targetPrice: number;
            /**
             * Format: date-time
             * @description Veröffentlicht am.
             * @example 2026-07-24T12:00:00.000+00:00
             */
            dateRecommendation: string;
        };
        ScreenerRating: {
            expires?: components["schemas"]["EpochMilliseconds"];
            source?: components["schemas"]["PriceSource"];
            fundamentalList: components["schemas"]["ScreenerItemList"];
            riskList: components["schemas"]["ScreenerItemList"];
        };
        ScreenerItemList: {
            /**
             * @description Art der Liste.
             * @example FUNDAMENTAL
             * @enum {string}
             */
            typeItemList: "FUNDAMENTAL" | "RISK";
            /**
             * @description Überschrift.
             * @example Fundamentalanalyse
             */
            descriptionItemList: string;
            /** @description Einzelne Einschätzungen. */
            list: components["schemas"]["ScreenerItem"][];
        };
        ScreenerItem: {
            /**
             * @description Art der Einschätzung.
             * @example EARNING_REVISION_TREND
             */
            typeItem: string;
            /**
             * @description Name.
             * @example Revidierte Gewinnprognose
             */
            typeDescription: string;
            /**
             * @description Art des Werts.
             * @example FLOAT
             * @enum {string}
             */
            typeValue: "FLOAT" | "INT";
            /**
             * @description Wert.
             * @example 0.1
             */
            value: number;
            /**
             * @description Trägt Sterne.
             * @example true
             */
            hasStar: boolean;
            /**
             * @description Zahl der Sterne.
             * @example 1
             */
            numberStars?: number;
            /**
             * @description Kurztext.
             * @example Positive Tendenz
             */
            shortText?: string;
            /**
             * @description Langtext.
             * @example Die Gewinnprognosen wurden angehoben.
             */
            longText?: string;
        };
        /** @description Angemeldeter Nutzer. Angemeldet ist nur, wer `token` und `activated` hat. */
        User: {
            /**
             * @description Sitzungstoken für den Kopf `X-ov-token`.
             * @example 5sVb0kqk2h3uZ8n1QxW7yA
             */
            token: string;
            /**
             * @description Konto ist bestätigt.
             * @example true
             */
            activated: boolean;
            /**
             * Format: email
             * @description E-Mail-Adresse.
             * @example anna@example.org
             */
            email?: string;
            /**
             * @description Vorname.
             * @example Anna
             */
            firstName?: string;
            /**
             * @description Nachname.
             * @example Beispiel
             */
            lastName?: string;
            /** @description Gekaufte Produkte. */
            purchasedProducts: components["schemas"]["PurchasedProduct"][];
            /**
             * @description Berechtigungen aus den gekauften Produkten.
             * @example [
             *       "no_tracking_feature",
             *       "no_banner_feature"
             *     ]
             */
            features?: string[];
            /**
             * @description Eine Bank ist verbunden. Das Token dafür gibt niemand heraus.
             * @example false
             */
            hasConnectedBank?: boolean;
            /**
             * @description Newsletter bestellt.
             * @example false
             */
            wantsNewsletter?: boolean;
            /**
             * @description Dunkle Darstellung; fehlt, solange das Gerät entscheidet.
             * @example true
             */
            darkMode?: boolean;
            impersonation?: components["schemas"]["Impersonation"];
            /**
             * Format: date-time
             * @description Ende der Sitzung.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeExpires?: string;
            /**
             * @description Nach Anmeldung und Bestätigung: weist das Gerät künftig im Kopf `X-ov-device-token` aus. Öffnet nichts.
             * @example WyJhIiwiYiIsMV0.c2lnbmF0dXI
             */
            deviceToken?: string;
        };
        PurchasedProduct: {
            /**
             * @description Kennung des Produkts.
             * @example premium-plus
             */
            productId: string;
            /**
             * @description Produkt.
             * @example Premium Plus
             */
            name: string;
            /**
             * @description Berechtigungen.
             * @example [
             *       "no_tracking_feature"
             *     ]
             */
            features: string[];
            /**
             * @description Namen, unter denen Regeln der Seiten den Käufer kennen: Kennung und Kurzname dieses Produkts und derer, die es mitbringt.
             * @example [
             *       "premium-basic",
             *       "basic",
             *       "premium-plus",
             *       "plus"
             *     ]
             */
            names: string[];
            /**
             * @description Zahlung monatlich oder jährlich.
             * @example MONTH
             * @enum {string}
             */
            paymentInterval?: "MONTH" | "YEAR";
            /**
             * Format: date-time
             * @description Gültig ab.
             * @example 2026-01-01T00:00:00.000+00:00
             */
            datetimeStart?: string;
            /**
             * Format: date-time
             * @description Gültig bis.
             * @example 2026-12-31T23:59:59.000+00:00
             */
            datetimeEnd?: string;
        };
        /** @description Wer in diesem Konto arbeitet, wenn es nicht der Nutzer selbst ist. */
        Impersonation: {
            /**
             * Format: email
             * @description Verwalter.
             * @example verwaltung@example.org
             */
            adminEmail: string;
        };
        RegistrationRequest: {
            /**
             * Format: email
             * @description E-Mail-Adresse.
             * @example anna@example.org
             */
            email: string;
            /**
             * @description Passwort.
             * @example Sonnenblume-42!
             */
            password: string;
            /**
             * @description Vorname.
             * @example Anna
             */
            firstName?: string;
            /**
             * @description Nachname.
             * @example Beispiel
             */
            lastName?: string;
            /**
             * @description Nutzungsbedingungen gelesen; `false` wird mit 422 beantwortet.
             * @example true
             */
            hasAcceptedTerms: boolean;
            /**
             * @description Newsletter bestellt.
             * @example false
             */
            wantsNewsletter?: boolean;
        };
        RegistrationAnswer: {
            /**
             * Format: email
             * @description An diese Adresse ging die Bestätigung.
             * @example anna@example.org
             */
            email: string;
            /**
             * @description Immer falsch, bis die Bestätigung da ist.
             * @example false
             */
            activated: boolean;
        };
        SessionList: {
            /** @description Offene Sitzungen, die zuletzt benutzte zuerst. */
            list: components["schemas"]["UserSession"][];
        };
        /** @description Eine Sitzung auf einem Gerät. */
        UserSession: {
            /**
             * @description Kennung der Sitzung; sie öffnet nichts.
             * @example 7c0f4b52-9d1e-4a63-8f2a-3f5d1c9b7e60
             */
            sessionId: string;
            /**
             * @description Browser und Gerät, wie sie sich selbst nennen.
             * @example Firefox auf Windows
             */
            device: string;
            /**
             * @description Die Sitzung dieses Aufrufs.
             * @example true
             */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @description Anmeldung.
             * @example 2026-07-01T08:12:44.000+00:00
             */
            datetimeStart: string;
            /**
             * Format: date-time
             * @description Letzter Aufruf, auf fünf Minuten genau.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeSeen: string;
        };
        SessionEndRequest: {
            /**
             * @description Kennung der Sitzung.
             * @example 7c0f4b52-9d1e-4a63-8f2a-3f5d1c9b7e60
             */
            sessionId: string;
        };
        LogoutAnswer: {
            /**
             * @description Sitzung ist beendet.
             * @example true
             */
            isLoggedOut: boolean;
        };
        LoginRequest: {
            /**
             * Format: email
             * @description E-Mail-Adresse.
             * @example anna@example.org
             */
            email: string;
            /**
             * @description Passwort.
             * @example Sonnenblume-42!
             */
            password: string;
            /**
             * @description Angemeldet bleiben (30 Tage).
             * @example true
             */
            staysLoggedIn?: boolean;
        };
        AnonymousToken: {
            /**
             * @description Token für den Kopf `X-ov-token`.
             * @example anonym-5sVb0kqk2h3uZ8n1
             */
            token: string;
            expires?: components["schemas"]["EpochMilliseconds"];
        };
        ConfirmationRequest: {
            /**
             * @description Code aus der E-Mail.
             * @example 3f9c1b7ad2e84c60
             */
            code: string;
            /**
             * @description Passwort der Registrierung, wenn der Code danach verlangt.
             * @example Sonnenblume-42!
             */
            password?: string;
        };
        EmailRequest: {
            /**
             * Format: email
             * @description E-Mail-Adresse.
             * @example anna@example.org
             */
            email: string;
        };
        PasswordResetRequest: {
            /**
             * @description Code aus der E-Mail.
             * @example 3f9c1b7ad2e84c60
             */
            code: string;
            /**
             * @description Neues Passwort.
             * @example Sommerregen-17!
             */
            password: string;
        };
        PasswordChangeRequest: {
            /**
             * @description Bisheriges Passwort.
             * @example Sonnenblume-42!
             */
            currentPassword: string;
            /**
             * @description Neues Passwort.
             * @example Sommerregen-17!
             */
            newPassword: string;
        };
        UserDeletionRequest: {
            /**
             * @description Passwort.
             * @example Sonnenblume-42!
             */
            currentPassword: string;
            /**
             * @description Der Nutzer weiß, dass sich nichts zurückholen lässt; `false` wird mit 422 beantwortet.
             * @example true
             */
            isConfirmed: boolean;
        };
        UserNameRequest: {
            /**
             * @description Vorname.
             * @example Anna
             */
            firstName?: string;
            /**
             * @description Nachname.
             * @example Beispiel
             */
            lastName?: string;
            /**
             * @description Der Name wird gelöscht statt geändert.
             * @example false
             */
            isRemoved: boolean;
        };
        UserEmailRequest: {
            /**
             * Format: email
             * @description Neue E-Mail-Adresse.
             * @example anna@neu.example
             */
            email: string;
            /**
             * @description Passwort.
             * @example Sonnenblume-42!
             */
            currentPassword: string;
        };
        NewsletterRequest: {
            /**
             * @description Newsletter bestellt.
             * @example false
             */
            wantsNewsletter: boolean;
        };
        /** @description Alles, was zu einem Nutzer gespeichert ist, nach Bereichen. */
        UserData: {
            /**
             * Format: date-time
             * @description Stand der Daten.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCreation: string;
            /** @description Bereiche. */
            list: components["schemas"]["UserDataArea"][];
        };
        UserDataArea: {
            /**
             * @description Kennung des Bereichs, die bleibt.
             * @example watchlists
             */
            code: string;
            /**
             * @description Bereich.
             * @example Watchlists
             */
            title: string;
            /**
             * @description Wofür diese Daten gespeichert sind.
             * @example Damit du deine Watchlists auf jedem Gerät hast.
             */
            purpose: string;
            /** @description Einträge. */
            entries: components["schemas"]["UserDataEntry"][];
        };
        UserDataEntry: {
            /** @description Angaben des Eintrags; was leer ist, fehlt. */
            fields: components["schemas"]["UserDataField"][];
        };
        UserDataField: {
            /**
             * @description Angabe.
             * @example Name
             */
            name: string;
            /**
             * @description Wert.
             * @example Meine Watchlist
             */
            value: string | number | boolean | (string | number)[];
        };
        /** @description Was sich ein Nutzer eingestellt hat. */
        UserSettings: {
            /**
             * @description Dunkle statt heller Darstellung, auf jedem Gerät ab der nächsten Anmeldung.
             * @example true
             */
            darkMode: boolean;
        };
        ChartDrawingList: {
            /**
             * @description Zahl der Zeichnungen.
             * @example 2
             */
            total: number;
            /** @description Zeichnungen. */
            list: components["schemas"]["ChartDrawing"][];
        };
        ChartDrawing: {
            drawingId: components["schemas"]["DrawingId"];
            kind: components["schemas"]["ChartDrawingKind"];
            points: components["schemas"]["ChartDrawingPoints"];
            text?: components["schemas"]["ChartDrawingText"];
        };
        ChartDrawingRequest: {
            kind: components["schemas"]["ChartDrawingKind"];
            points: components["schemas"]["ChartDrawingPoints"];
            text?: components["schemas"]["ChartDrawingText"];
        };
        /**
         * @description Kennung einer Zeichnung; wer sie anlegt, vergibt sie.
         * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
         */
        DrawingId: string;
        /**
         * @description Art der Zeichnung: Trendlinie (zwei Punkte), waagerechte Linie (einer), Kanal (drei), Fibonacci-Marken (zwei), Text (einer).
         * @example LINE
         * @enum {string}
         */
        ChartDrawingKind: "LINE" | "LEVEL" | "CHANNEL" | "FIBONACCI" | "TEXT";
        /** @description Punkte in der Folge ihres Setzens. */
        ChartDrawingPoints: components["schemas"]["ChartDrawingPoint"][];
        ChartDrawingPoint: {
            /**
             * @description Zeitpunkt in Sekunden seit 1970 (UTC).
             * @example 1785402000
             */
            at: number;
            /**
             * @description Kurs in der Einheit des Charts.
             * @example 152.4
             */
            price: number;
        };
        /**
         * @description Beschriftung einer Zeichnung der Art `TEXT`.
         * @example Ausbruch nach den Zahlen
         */
        ChartDrawingText: string;
        SavedSearchList: {
            /**
             * @description Zahl der Suchen.
             * @example 2
             */
            total: number;
            /**
             * @description So viele kann dieser Nutzer speichern, in allen Findern zusammen.
             * @example 10
             */
            most: number;
            /** @description Suchen. */
            list: components["schemas"]["SavedSearch"][];
        };
        SavedSearch: {
            searchId: components["schemas"]["SearchId"];
            name: components["schemas"]["SearchName"];
            finder: components["schemas"]["FinderPath"];
            query: components["schemas"]["SearchQuery"];
            /**
             * Format: date-time
             * @description Zeitpunkt des Speicherns.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCreation: string;
        };
        SavedSearchRequest: {
            name: components["schemas"]["SearchName"];
            finder: components["schemas"]["FinderPath"];
            query?: components["schemas"]["SearchQuery"];
        };
        SavedSearchNameRequest: {
            name: components["schemas"]["SearchName"];
        };
        /**
         * @description Kennung einer gespeicherten Suche.
         * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
         */
        SearchId: string;
        /**
         * @description Name, den der Nutzer der Suche gegeben hat.
         * @example Dividendenstarke Europäer
         */
        SearchName: string;
        /**
         * @description Adresse der Seite mit dem Finder.
         * @example /aktien/finder
         */
        FinderPath: string;
        /**
         * @description Filter, Reihenfolge und Spalten, wie sie in der Adresse stehen.
         * @example isoCountry=DE,FR&cnDividendYieldRange=4;
         */
        SearchQuery: string;
        ImpersonationRequest: {
            /**
             * Format: email
             * @description Konto, in dem gearbeitet werden soll.
             * @example ben@example.org
             */
            email: string;
        };
        Watchlist: {
            /**
             * @description Art der Entität.
             * @example WATCHLIST
             * @enum {string}
             */
            entityType: "WATCHLIST";
            /**
             * @description Kennung der Watchlist.
             * @example 4711
             */
            entityValue: string;
            /**
             * @description Name.
             * @example Meine Favoriten
             */
            name: string;
            isoCurrency: components["schemas"]["IsoCurrency"];
            /**
             * @description Watchlist, auf die neue Positionen ohne Wahl kommen.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description Zahl der Positionen.
             * @example 4
             */
            numberPositions: number;
            /**
             * Format: date-time
             * @description Angelegt am.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCreation: string;
            /**
             * Format: date-time
             * @description Zuletzt geändert am.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeChange?: string;
        };
        WatchlistList: {
            /**
             * @description Zahl der Watchlists.
             * @example 2
             */
            total: number;
            /** @description Watchlists, älteste zuerst. */
            list: components["schemas"]["Watchlist"][];
        };
        WatchlistRequest: {
            /**
             * @description Name.
             * @example Meine Favoriten
             */
            name: string;
            isoCurrency?: components["schemas"]["IsoCurrency"];
        };
        WatchlistNameRequest: {
            /**
             * @description Neuer Name.
             * @example Dividendenwerte
             */
            name: string;
        };
        WatchlistPosition: {
            /**
             * @description Kennung der Position.
             * @example 90210
             */
            positionId: string;
            instrument: components["schemas"]["Instrument"];
            /**
             * @description Gewählte Notierung.
             * @example 163500
             */
            idNotation?: number;
            /**
             * Format: date-time
             * @description Aufgenommen am.
             * @example 2026-07-31T15:38:08.550+00:00
             */
            datetimeCreation: string;
            /**
             * @description Kurs bei der Aufnahme.
             * @example 151.2
             */
            priceCreation?: number;
            quote?: components["schemas"]["Quote"];
            /**
             * @description Eigene Notiz.
             * @example Nach den Zahlen prüfen
             */
            note?: string;
            /**
             * @description Stück.
             * @example 10
             */
            amount?: number;
            /**
             * @description Obere Schwelle für einen Hinweis.
             * @example 180
             */
            limitHigh?: number;
            /**
             * @description Untere Schwelle für einen Hinweis.
             * @example 120
             */
            limitLow?: number;
        };
        WatchlistPositionList: {
            /**
             * @description Zahl der Positionen.
             * @example 4
             */
            total: number;
            /** @description Positionen in der Reihenfolge der Aufnahme. */
            list: components["schemas"]["WatchlistPosition"][];
            watchlist?: components["schemas"]["Watchlist"];
        };
        WatchlistPositionsRequest: {
            /** @description Neue Positionen. */
            list: components["schemas"]["NewWatchlistPosition"][];
        };
        NewWatchlistPosition: {
            entityType: components["schemas"]["EntityType"];
            entityValue: components["schemas"]["EntityKey"];
            /**
             * @description Gewünschte Notierung; ohne sie die Leitbörse.
             * @example 163500
             */
            idNotation?: number;
            /**
             * @description Eigene Notiz.
             * @example Nach den Zahlen prüfen
             */
            note?: string;
            /**
             * @description Stück.
             * @example 10
             */
            amount?: number;
        };
        /** @description Zeilen, einzeln oder als Text. */
        WatchlistSearchRequest: {
            /** @description Einzelne Zeilen. */
            rows?: components["schemas"]["WatchlistSearchRow"][];
            /**
             * @description Text mit einer ISIN oder WKN je Zeile, etwa eine CSV-Datei.
             * @example DE0007164600;SAP
             */
            text?: string;
        };
        WatchlistSearchRow: {
            /**
             * @description ISIN oder WKN.
             * @example DE0007164600
             */
            code: string;
            /**
             * @description Stück.
             * @example 10
             */
            amount?: number;
            /**
             * @description Eigene Notiz.
             * @example Nach den Zahlen prüfen
             */
            note?: string;
        };
        FoundWatchlistPositions: {
            /** @description Zeilen mit einer ISIN oder WKN, in ihrer Reihenfolge. */
            lines: components["schemas"]["FoundWatchlistLine"][];
            /**
             * @description Zeilen ohne ISIN und WKN.
             * @example 1
             */
            numberSkipped: number;
            /** @description Was neu auf die Liste käme. */
            list: components["schemas"]["NewWatchlistPosition"][];
        };
        FoundWatchlistLine: {
            /**
             * @description Nummer der Zeile.
             * @example 1
             */
            line: number;
            /**
             * @description ISIN oder WKN.
             * @example DE0007164600
             */
            code: string;
            /**
             * @description Neu; schon auf der Liste; weiter oben schon genannt; unbekannt; kein Platz mehr.
             * @example NEW
             * @enum {string}
             */
            state: "NEW" | "PRESENT" | "DOUBLE" | "UNKNOWN" | "FULL";
            /**
             * @description Name des Instruments.
             * @example SAP
             */
            name?: string;
        };
        /** @description Was sich ändern soll. */
        WatchlistPositionChange: {
            /**
             * @description Gewünschte Notierung.
             * @example 163500
             */
            idNotation?: number;
            /**
             * @description Eigene Notiz.
             * @example Verkaufen über 180 Euro
             */
            note?: string;
            /**
             * @description Stück.
             * @example 10
             */
            amount?: number;
            /**
             * @description Obere Schwelle für einen Hinweis.
             * @example 180
             */
            limitHigh?: number;
            /**
             * @description Untere Schwelle für einen Hinweis.
             * @example 120
             */
            limitLow?: number;
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
        /** @description Das Token fehlt oder gilt nicht (bei der Anmeldung sind es falsche Zugangsdaten). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Die Berechtigung fehlt. */
        Forbidden: {
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
        /** @description Der Stand der Daten lässt das nicht zu. */
        Conflict: {
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
        /** @description Die Anfrage ist vollständig, ihr Inhalt aber nicht zulässig. */
        Unprocessable: {
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
        /** @description Die Platte nimmt es nicht an: Sie ist voll, lässt sich nur lesen oder kann die Namen nicht halten. Warten hilft nicht. */
        InsufficientStorage: {
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
         * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
         * @description Gewünschte Kursqualität; `BST` ist die beste, die der Anfragende sehen darf. Mehr gibt es auch auf Wunsch nicht.
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
         * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
         * @example 2026-01-02
         */
        StartDate: components["schemas"]["LocalDate"];
        /**
         * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
         * @example 2026-06-30
         */
        EndDate: components["schemas"]["LocalDate"];
        /**
         * @description Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
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
        /**
         * @description Gerät nach der Breite des Fensters.
         * @example DESKTOP
         */
        Device: "DESKTOP" | "TABLET" | "MOBILE" | "UNKNOWN";
        /**
         * @description Anwendung.
         * @example WEBSITE
         */
        Application: "WEBSITE";
        /**
         * @description Erste Ebene des Inhalts.
         * @example krypto
         */
        ContentLevel1: string;
        /**
         * @description Zweite Ebene des Inhalts.
         * @example snapshot
         */
        ContentLevel2: string;
        /**
         * @description Dritte Ebene des Inhalts.
         * @example uebersicht
         */
        ContentLevel3: string;
        /**
         * @description Kennung der Sitzung für die Auswertung.
         * @example s-1
         */
        ScapaId: string;
        /**
         * @description Art des Basiswerts.
         * @example INDEX
         */
        UnderlyingEntityType: components["schemas"]["EntityType"];
        /**
         * @description Kennung des Basiswerts.
         * @example 20735
         */
        UnderlyingEntityValue: components["schemas"]["EntityKey"];
        /**
         * @description Beginn als Tag (Europe/Berlin) oder Zeitpunkt.
         * @example 2026-07-30
         */
        StartInstant: components["schemas"]["DateOrInstant"];
        /**
         * @description Ende als Tag (Europe/Berlin, einschließlich) oder Zeitpunkt.
         * @example 2026-07-31
         */
        EndInstant: components["schemas"]["DateOrInstant"];
        /**
         * @description Einträge je Seite.
         * @example 25
         */
        FinderPerPage: number;
        /**
         * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
         * @example true
         */
        CalculateTotal: boolean;
        /**
         * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
         * @example true
         */
        CalculateFacets: boolean;
        /**
         * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
         * @example lastRange,performancePctRange
         */
        CalculateRanges: string;
        /**
         * @description Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
         * @example true
         */
        OnlyNewestDay: boolean;
        /**
         * @description Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
         * @example true
         */
        CalculateCourses: boolean;
        /**
         * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
         * @example stocks/finder
         */
        Referrer: string;
        /**
         * @description Kennung der Watchlist.
         * @example 4711
         */
        WatchlistId: string;
        /**
         * @description Kennung der Position.
         * @example 90210
         */
        PositionId: string;
        /**
         * @description Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
         * @example ISIN:DE0007164600,ISIN:DE0007100000
         */
        EntityValues: string;
        /**
         * @description Kennung der Zeichnung.
         * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
         */
        DrawingId: components["schemas"]["DrawingId"];
        /**
         * @description Nur die Suchen dieses Finders.
         * @example /aktien/finder
         */
        FinderPath: components["schemas"]["FinderPath"];
        /**
         * @description Kennung der Suche.
         * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
         */
        SearchId: components["schemas"]["SearchId"];
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
                 * @description Rubrik, mit dem, was darunter steht.
                 * @example ratgeber
                 */
                category?: string;
                /**
                 * @description Nur Artikel zu diesem Instrument; zu einem Derivat die zu seinem Basiswert.
                 * @example STOCK
                 */
                entityType?: components["schemas"]["EntityType"];
                /**
                 * @description Nur Artikel zu diesem Instrument; zu einem Derivat die zu seinem Basiswert.
                 * @example 82849
                 */
                entityValue?: components["schemas"]["EntityKey"];
                /**
                 * @description Nur Artikel zu Instrumenten einer dieser Arten, durch Kommas getrennt.
                 * @example COMMODITY,PRECIOUS_METAL
                 */
                entityTypes?: string;
                /**
                 * @description Nur Beiträge dieser Art.
                 * @example PODCAST
                 */
                contentType?: components["schemas"]["ContentType"];
                /**
                 * @description Nur Beiträge dieser Person, nach ihrem Alias.
                 * @example jule-brandis
                 */
                author?: string;
                /**
                 * @description Nur Beiträge dieser Quelle, nach ihrem Alias.
                 * @example redaktion
                 */
                source?: string;
                /**
                 * @description Nur Folgen dieses Podcasts, nach seinem Alias.
                 * @example restlaufzeit
                 */
                podcast?: string;
                /**
                 * @description Nur Beiträge dieser Inhaltsströme, durch Kommas getrennt.
                 * @example 8102
                 */
                contentStreamIds?: string;
                /**
                 * @description Nur Beiträge der Rubrik mit dieser Kennung.
                 * @example 308
                 */
                idCategoryFormat?: number;
                /**
                 * @description Nur Beiträge dieses Werbekunden.
                 * @example 7001
                 */
                customer?: number;
                /**
                 * @description Nur diese Beiträge, nach ihren Aliassen, durch Kommas getrennt.
                 * @example ratgeber/aktien-kaufen,ratgeber/etf-erklaert
                 */
                aliases?: string;
                /**
                 * @description Nur Beiträge für Abonnenten (true) oder nur freie (false).
                 * @example true
                 */
                premium?: boolean;
                /**
                 * @description Nur Beiträge, in denen alle Wörter vorkommen oder die von einem so benannten Instrument handeln; die passendsten zuerst.
                 * @example Dividende
                 */
                searchValue?: string;
                /**
                 * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
                 * @example 2026-01-02
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
                 * @example 2026-06-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
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
                /**
                 * @description Dieselben Filter gepackt: `name=wert` mit `&` verbunden; der Zeitraum als `date=von;bis`.
                 * @example entityType=STOCK&entityValue=82849
                 */
                queryParameters?: string;
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
    getArticleDirectory: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["ArticleDirectory"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listArticleDocuments: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["ArticleDocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getArticleDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name des Dokuments.
                 * @example articles/aktien-kaufen.yaml
                 */
                documentId: components["schemas"]["ArticleDocumentName"];
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
                    "application/json": components["schemas"]["ArticleDocumentText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createArticlePublication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publicationId": "p-beispiel-1",
                 *       "editor": "Anna Beispiel",
                 *       "message": "Rubriken geprüft",
                 *       "changes": [
                 *         {
                 *           "file": "articles/gibt-es-noch-nicht.yaml",
                 *           "was": "none"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ArticlePublicationInput"];
            };
        };
        responses: {
            /** @description Vorbereitet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePublication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Andere waren schneller: Dokumente sind nicht mehr, was die Redaktion gesehen hat, oder die Kennung ist vergeben. Nichts ist geschehen. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            /** @description So wären die Dokumente fehlerhaft. Nichts ist geschehen. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteArticlePublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung, die die Redaktion der Veröffentlichung gegeben hat.
                 * @example p-7f3a90c41d
                 */
                publicationId: components["schemas"]["PublicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verworfen. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Andere waren schneller: Dokumente sind nicht mehr, was die Redaktion gesehen hat, oder die Kennung ist vergeben. Nichts ist geschehen. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleConflict"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    confirmArticlePublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung, die die Redaktion der Veröffentlichung gegeben hat.
                 * @example p-7f3a90c41d
                 */
                publicationId: components["schemas"]["PublicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alle sehen sie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePublication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Sie ist zurückgenommen. Nichts ist geschehen. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleConflict"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    withdrawArticlePublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung, die die Redaktion der Veröffentlichung gegeben hat.
                 * @example p-7f3a90c41d
                 */
                publicationId: components["schemas"]["PublicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Niemand sieht sie mehr. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePublication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
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
    findBonds: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
                /**
                 * @description Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
                 * @example yieldToMaturity
                 */
                sort?: "name" | "last" | "performancePct" | "coupon" | "yieldToMaturity" | "modifyDuration" | "macaulayDuration" | "datetimeMaturity" | "datetimeEmission" | "remainingYears" | "nominal" | "volumeEmission" | "performancePct1W" | "performancePct4W" | "performancePct3M" | "performancePct6M" | "performancePctCY" | "performancePct1Y" | "performancePct3Y" | "performancePct5Y";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
                 * @example true
                 */
                calculateTotal?: components["parameters"]["CalculateTotal"];
                /**
                 * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
                 * @example true
                 */
                calculateFacets?: components["parameters"]["CalculateFacets"];
                /**
                 * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
                 * @example lastRange,performancePctRange
                 */
                calculateRanges?: components["parameters"]["CalculateRanges"];
                /**
                 * @description Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
                 * @example true
                 */
                onlyNewestDay?: components["parameters"]["OnlyNewestDay"];
                /**
                 * @description Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
                 * @example true
                 */
                calculateCourses?: components["parameters"]["CalculateCourses"];
                /**
                 * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
                 * @example stocks/finder
                 */
                referrer?: components["parameters"]["Referrer"];
                /**
                 * @description Teil des Namens.
                 * @example Bank
                 */
                name?: string;
                /**
                 * @description Kurs, `von;bis`.
                 * @example 1;500
                 */
                lastRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Veränderung zum Vortag in Prozent, `von;bis`.
                 * @example 0;
                 */
                performancePctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Kupon in Prozent, `von;bis`.
                 * @example 1;4
                 */
                couponRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Art des Kupons; mehrere durch Komma getrennt.
                 * @example FIXED
                 */
                typeCoupon?: string;
                /**
                 * @description Art der Anleihe; mehrere durch Komma getrennt.
                 * @example Staatsanleihe
                 */
                nameTypeBond?: string;
                /**
                 * @description Rendite in Prozent, `von;bis`.
                 * @example 3;6
                 */
                currentYieldRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Modifizierte Duration, `von;bis`.
                 * @example ;5
                 */
                modifyDurationRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Duration in Jahren, `von;bis`.
                 * @example 2;8
                 */
                macaulayDurationRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Fälligkeit, `von;bis`.
                 * @example ;2030-12-31
                 */
                datetimeMaturityRange?: components["schemas"]["DateRange"];
                /**
                 * @description Begebung, `von;bis`.
                 * @example 2020-01-01;
                 */
                datetimeEmissionRange?: components["schemas"]["DateRange"];
                /**
                 * @description Restlaufzeit in Jahren, `von;bis`.
                 * @example 1;10
                 */
                remainingYearsRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Währung; mehrere durch Komma getrennt.
                 * @example EUR
                 */
                isoCurrency?: string;
                /**
                 * @description Stückelung, `von;bis`.
                 * @example ;1000
                 */
                nominalRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Emissionsvolumen, `von;bis`.
                 * @example 500000000;
                 */
                volumeEmissionRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Land des Emittenten; mehrere durch Komma getrennt.
                 * @example DE,AT
                 */
                isoCountry?: string;
                /**
                 * @description Art des Emittenten; mehrere durch Komma getrennt.
                 * @example Staat
                 */
                nameTypeIssuer?: string;
                /**
                 * @description Emittent; mehrere durch Komma getrennt.
                 * @example Bundesrepublik Deutschland
                 */
                nameIssuer?: string;
                /**
                 * @description Bonität; mehrere durch Komma getrennt.
                 * @example AAA
                 */
                ratingClass?: string;
                /**
                 * @description Kündbar: ja oder nein.
                 * @example true
                 */
                callable?: boolean;
                /**
                 * @description Wertentwicklung in Prozent, eine Woche, `von;bis`.
                 * @example 0;50
                 */
                performancePct1WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, vier Wochen, `von;bis`.
                 * @example 0;50
                 */
                performancePct4WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct3MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, sechs Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct6MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePctCYRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, ein Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePct1YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct3YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct5YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
                 * @example currentYieldRange=3;6
                 */
                queryParameters?: string;
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
                    "application/json": components["schemas"]["BondFinderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listComparedStocks: {
        parameters: {
            query: {
                /**
                 * @description Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
                 * @example ISIN:DE0007164600,ISIN:DE0007100000
                 */
                entityValues: components["parameters"]["EntityValues"];
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
                    "application/json": components["schemas"]["ComparedStockList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listComparedFunds: {
        parameters: {
            query: {
                /**
                 * @description Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
                 * @example ISIN:DE0007164600,ISIN:DE0007100000
                 */
                entityValues: components["parameters"]["EntityValues"];
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
                    "application/json": components["schemas"]["ComparedFundList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listComparedFundOverlaps: {
        parameters: {
            query: {
                /**
                 * @description Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
                 * @example ISIN:DE0007164600,ISIN:DE0007100000
                 */
                entityValues: components["parameters"]["EntityValues"];
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
                    "application/json": components["schemas"]["ComparedFundOverlapList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listComparedBonds: {
        parameters: {
            query: {
                /**
                 * @description Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
                 * @example ISIN:DE0007164600,ISIN:DE0007100000
                 */
                entityValues: components["parameters"]["EntityValues"];
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
                    "application/json": components["schemas"]["ComparedBondList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listComparedDerivatives: {
        parameters: {
            query: {
                /**
                 * @description Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
                 * @example ISIN:DE0007164600,ISIN:DE0007100000
                 */
                entityValues: components["parameters"]["EntityValues"];
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
                    "application/json": components["schemas"]["ComparedDerivativeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCrossRate: {
        parameters: {
            query?: {
                /**
                 * @description Tag (Europe/Berlin); ohne ihn der letzte Handelstag.
                 * @example 2026-07-30
                 */
                date?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Basiswährung.
                 * @example EUR
                 */
                isoCurrencyBase: components["schemas"]["IsoCurrency"];
                /**
                 * @description Gegenwährung.
                 * @example USD
                 */
                isoCurrencyQuote: components["schemas"]["IsoCurrency"];
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
                    "application/json": components["schemas"]["CrossRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findCurrencies: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
                /**
                 * @description Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
                 * @example name
                 */
                sort?: "name" | "last" | "performancePct" | "performancePct1W" | "performancePct4W" | "performancePct3M" | "performancePct6M" | "performancePctCY" | "performancePct1Y" | "performancePct3Y" | "performancePct5Y";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
                 * @example true
                 */
                calculateTotal?: components["parameters"]["CalculateTotal"];
                /**
                 * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
                 * @example true
                 */
                calculateFacets?: components["parameters"]["CalculateFacets"];
                /**
                 * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
                 * @example lastRange,performancePctRange
                 */
                calculateRanges?: components["parameters"]["CalculateRanges"];
                /**
                 * @description Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
                 * @example true
                 */
                onlyNewestDay?: components["parameters"]["OnlyNewestDay"];
                /**
                 * @description Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
                 * @example true
                 */
                calculateCourses?: components["parameters"]["CalculateCourses"];
                /**
                 * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
                 * @example stocks/finder
                 */
                referrer?: components["parameters"]["Referrer"];
                /**
                 * @description Teil des Namens.
                 * @example Bank
                 */
                name?: string;
                /**
                 * @description Kurs, `von;bis`.
                 * @example 1;500
                 */
                lastRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Veränderung zum Vortag in Prozent, `von;bis`.
                 * @example 0;
                 */
                performancePctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Währung; mehrere durch Komma getrennt.
                 * @example EUR
                 */
                isoCurrency?: string;
                /**
                 * @description Basiswährung; mehrere durch Komma getrennt.
                 * @example EUR
                 */
                isoCurrencyBase?: string;
                /**
                 * @description Gegenwährung; mehrere durch Komma getrennt.
                 * @example USD
                 */
                isoCurrencyQuote?: string;
                /**
                 * @description Wertentwicklung in Prozent, eine Woche, `von;bis`.
                 * @example 0;50
                 */
                performancePct1WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, vier Wochen, `von;bis`.
                 * @example 0;50
                 */
                performancePct4WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct3MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, sechs Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct6MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePctCYRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, ein Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePct1YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct3YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct5YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
                 * @example isoCurrency=EUR
                 */
                queryParameters?: string;
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
                    "application/json": components["schemas"]["CurrencyFinderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findCryptos: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
                /**
                 * @description Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
                 * @example name
                 */
                sort?: "name" | "last" | "performancePct" | "marketCapitalization" | "performancePct1W" | "performancePct4W" | "performancePct3M" | "performancePct6M" | "performancePctCY" | "performancePct1Y" | "performancePct3Y" | "performancePct5Y";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
                 * @example true
                 */
                calculateTotal?: components["parameters"]["CalculateTotal"];
                /**
                 * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
                 * @example true
                 */
                calculateFacets?: components["parameters"]["CalculateFacets"];
                /**
                 * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
                 * @example lastRange,performancePctRange
                 */
                calculateRanges?: components["parameters"]["CalculateRanges"];
                /**
                 * @description Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
                 * @example true
                 */
                onlyNewestDay?: components["parameters"]["OnlyNewestDay"];
                /**
                 * @description Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
                 * @example true
                 */
                calculateCourses?: components["parameters"]["CalculateCourses"];
                /**
                 * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
                 * @example stocks/finder
                 */
                referrer?: components["parameters"]["Referrer"];
                /**
                 * @description Teil des Namens.
                 * @example Bit
                 */
                name?: string;
                /**
                 * @description Kurs, `von;bis`.
                 * @example 1;500
                 */
                lastRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Veränderung zum Vortag in Prozent, `von;bis`.
                 * @example 0;
                 */
                performancePctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Marktkapitalisierung in Euro, `von;bis`.
                 * @example 1000000000;
                 */
                marketCapitalizationRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, eine Woche, `von;bis`.
                 * @example 0;50
                 */
                performancePct1WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, vier Wochen, `von;bis`.
                 * @example 0;50
                 */
                performancePct4WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct3MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, sechs Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct6MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePctCYRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, ein Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePct1YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct3YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct5YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
                 * @example performancePctRange=0;
                 */
                queryParameters?: string;
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
                    "application/json": components["schemas"]["CryptoFinderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDerivativeCalculatorResult: {
        parameters: {
            query?: {
                /**
                 * @description Tag, für den gerechnet wird.
                 * @example 2026-12-31
                 */
                dateCalculation?: string;
                /**
                 * @description Wechselkurs.
                 * @example 1.15
                 */
                exchangeRate?: number;
                /**
                 * @description Zinssatz in Prozent.
                 * @example 2.1
                 */
                interestInstrument?: number;
                /**
                 * @description Kurs des Basiswerts.
                 * @example 7600
                 */
                priceUnderlying?: number;
                /**
                 * @description Volatilität in Prozent.
                 * @example 21.5
                 */
                volatility?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["DerivativeCalculatorResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDerivativeOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["DerivativeOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findDerivatives: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
                /**
                 * @description Sortieren nach; unbekannte Werte kommen zuletzt. Ohne Angabe die meistgehandelten zuerst.
                 * @example gearingAsk
                 */
                sort?: "gearingAsk" | "strikeAbs" | "knockOutAbs" | "spreadAskPct" | "premiumAsk" | "dateMaturity" | "differenceKnockoutPct" | "bid" | "ask" | "spread" | "leverage" | "breakEven" | "impliedVolatility" | "delta" | "discountPct" | "maximumReturnPct" | "maximumReturnPerAnnumPct" | "bonusReturnPct" | "sidewaysYieldPct" | "capAbs" | "bonusLevel" | "coverRatio" | "dateFirstTrading";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
                 * @example true
                 */
                calculateTotal?: components["parameters"]["CalculateTotal"];
                /**
                 * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
                 * @example true
                 */
                calculateFacets?: components["parameters"]["CalculateFacets"];
                /**
                 * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
                 * @example gearingAskRange,strikeAbsRange
                 */
                calculateRanges?: string;
                /**
                 * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
                 * @example stocks/finder
                 */
                referrer?: components["parameters"]["Referrer"];
                /**
                 * @description Art des Basiswerts.
                 * @example INDEX
                 */
                entityTypeUnderlying?: components["schemas"]["EntityType"];
                /**
                 * @description Basiswert.
                 * @example 20735
                 */
                entityValueUnderlying?: components["schemas"]["EntityKey"];
                /**
                 * @description Arten des Derivats, durch Komma getrennt.
                 * @example KNOCKOUT_CERTIFICATE,WARRANT
                 */
                entitySubType?: string;
                /**
                 * @description Besonderheit von Knock-outs.
                 * @example STANDARD
                 */
                feature?: "STANDARD" | "STOP_LOSS" | "SMART_TURBO" | "OTC_KO";
                /**
                 * @description 1 Put, 2 Call.
                 * @example 2
                 */
                idExerciseRight?: number;
                /**
                 * @description Ohne Fälligkeit.
                 * @example true
                 */
                openEnded?: "true" | "false" | "1" | "0";
                /**
                 * @description Emittenten, durch Komma getrennt.
                 * @example 53159,54101
                 */
                idIssuer?: string;
                /**
                 * @description Hebel, `von;bis`.
                 * @example 2;4
                 */
                gearingAskRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Basispreis, `von;bis`.
                 * @example 20000;24000
                 */
                strikeAbsRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Knock-out-Schwelle, `von;bis`.
                 * @example 20000;24000
                 */
                knockOutAbsRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Jahre der Fälligkeit, durch Komma getrennt.
                 * @example 2027,2028
                 */
                yearMaturity?: string;
                /**
                 * @description Währungsgesichert: ja oder nein.
                 * @example false
                 */
                quanto?: boolean;
                /**
                 * @description Abstand zur Knock-out-Schwelle in Prozent, `von;bis`.
                 * @example 5;20
                 */
                differenceKnockoutPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Höchstkurs (Cap), `von;bis`.
                 * @example 7000;8000
                 */
                capAbsRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Bonuslevel, `von;bis`.
                 * @example 7000;9000
                 */
                bonusLevelRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Spanne in Prozent des Briefkurses, `von;bis`.
                 * @example ;1
                 */
                spreadAskPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Aufgeld in Prozent, `von;bis`.
                 * @example ;5
                 */
                premiumAskRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Omega, `von;bis`.
                 * @example 3;8
                 */
                leverageRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Delta, `von;bis`.
                 * @example 0.3;0.7
                 */
                deltaRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Implizite Volatilität in Prozent, `von;bis`.
                 * @example 10;25
                 */
                impliedVolatilityRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Abschlag auf den Basiswert in Prozent, `von;bis`.
                 * @example 5;
                 */
                discountPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Höchster Ertrag in Prozent im Jahr, `von;bis`.
                 * @example 5;15
                 */
                maximumReturnPerAnnumPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Bonusertrag in Prozent, `von;bis`.
                 * @example 5;
                 */
                bonusReturnPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Seitwärtsertrag in Prozent, `von;bis`.
                 * @example 2;
                 */
                sidewaysYieldPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Geldkurs, `von;bis`.
                 * @example 1;50
                 */
                bidRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Briefkurs, `von;bis`.
                 * @example 1;50
                 */
                askRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Fälligkeit, `von;bis`.
                 * @example 2027-01-01;2027-12-31
                 */
                dateMaturityRange?: components["schemas"]["DateRange"];
                /**
                 * @description Erster Handelstag, `von;bis`.
                 * @example 2026-06-01;
                 */
                dateFirstTradingRange?: components["schemas"]["DateRange"];
                /**
                 * @description Filter gepackt, `name=wert` mit `&` verbunden. Außer denen oben: `onlyTradable=false` (auch beendete Produkte) und eine Spanne `von;bis` für alles, wonach sortiert werden kann, etwa `breakEvenRange=7000;7500`.
                 * @example spreadAskPctRange=;2
                 */
                queryParameters?: string;
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
                    "application/json": components["schemas"]["DerivativeFinderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findCalendarEvents: {
        parameters: {
            query?: {
                /**
                 * @description Erster Tag.
                 * @example 2026-08-03
                 */
                dateTimeStart?: string;
                /**
                 * @description Letzter Tag.
                 * @example 2026-08-10
                 */
                dateTimeEnd?: string;
                /**
                 * @description Nur Termine zu Instrumenten dieser Art; bei Fonds und ETFs ihre Ausschüttungen.
                 * @example STOCK
                 */
                entityType?: components["schemas"]["EntityType"];
                /**
                 * @description Nur Termine zu diesem Instrument.
                 * @example 82849
                 */
                entityValue?: components["schemas"]["EntityKey"];
                /**
                 * @description Art des Termins. `ECONOMY` (Notenbanken) steht nur in der Antwort, wenn danach gefragt ist.
                 * @example RESULT_REPORTS
                 */
                eventCategoryType?: "RESULT_REPORTS" | "DIVIDENDS" | "GENERAL_MEETING" | "ECONOMY";
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
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
                    "application/json": components["schemas"]["CalendarEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findEconomicEvents: {
        parameters: {
            query?: {
                /**
                 * @description Erster Tag; ohne Angabe heute.
                 * @example 2026-11-30
                 */
                dateTimeStart?: string;
                /**
                 * @description Letzter Tag; ohne Angabe eine Woche nach dem ersten. Höchstens ein Jahr danach.
                 * @example 2026-12-04
                 */
                dateTimeEnd?: string;
                /**
                 * @description Land, EU für den Euroraum; mehrere durch Komma getrennt.
                 * @example DE,US
                 */
                isoCountry?: string;
                /**
                 * @description Nur was mindestens so wichtig ist, 1 bis 3.
                 * @example 2
                 */
                importance?: number;
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
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
                    "application/json": components["schemas"]["EconomicEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listTradingSchedules: {
        parameters: {
            query?: {
                /**
                 * @description So viele Tage im Voraus stehen Feiertage und verkürzte Tage in der Antwort.
                 * @example 60
                 */
                days?: number;
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
                    "application/json": components["schemas"]["TradingScheduleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFundBreakdowns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["FundBreakdowns"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFundEarnings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["FundEarningList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFundOverlaps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["FundOverlapList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFundsByTopHolding: {
        parameters: {
            query: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["schemas"]["EntityType"];
                /**
                 * @description Kennung des Instruments.
                 * @example 82849
                 */
                entityValue: components["schemas"]["EntityKey"];
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
                    "application/json": components["schemas"]["FundHolderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findFunds: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
                /**
                 * @description Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
                 * @example performancePct1Y
                 */
                sort?: "name" | "last" | "performancePct" | "ongoingCharges" | "managementFee" | "maxPctInitialFee" | "minInitialInvestment" | "volumeFund" | "volumeFundEuro" | "dateEmission" | "performancePct1W" | "performancePct4W" | "performancePct3M" | "performancePct6M" | "performancePctCY" | "performancePct1Y" | "performancePct3Y" | "performancePct5Y";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
                 * @example true
                 */
                calculateTotal?: components["parameters"]["CalculateTotal"];
                /**
                 * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
                 * @example true
                 */
                calculateFacets?: components["parameters"]["CalculateFacets"];
                /**
                 * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
                 * @example lastRange,performancePctRange
                 */
                calculateRanges?: components["parameters"]["CalculateRanges"];
                /**
                 * @description Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
                 * @example true
                 */
                onlyNewestDay?: components["parameters"]["OnlyNewestDay"];
                /**
                 * @description Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
                 * @example true
                 */
                calculateCourses?: components["parameters"]["CalculateCourses"];
                /**
                 * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
                 * @example stocks/finder
                 */
                referrer?: components["parameters"]["Referrer"];
                /**
                 * @description Teil des Namens.
                 * @example Bank
                 */
                name?: string;
                /**
                 * @description Kurs, `von;bis`.
                 * @example 1;500
                 */
                lastRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Veränderung zum Vortag in Prozent, `von;bis`.
                 * @example 0;
                 */
                performancePctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description ETF: ja oder nein.
                 * @example true
                 */
                isExchangeTraded?: boolean;
                /**
                 * @description Anlageschwerpunkt; mehrere durch Komma getrennt.
                 * @example 5634
                 */
                idInvestmentFocus?: string;
                /**
                 * @description Art des Fonds; mehrere durch Komma getrennt.
                 * @example Aktienfonds
                 */
                nameTypeFund?: string;
                /**
                 * @description Anlageregion; mehrere durch Komma getrennt.
                 * @example Europa
                 */
                nameRegion?: string;
                /**
                 * @description Gesellschaft; mehrere durch Komma getrennt.
                 * @example 51863
                 */
                idIssuer?: string;
                /**
                 * @description Vergleichsindex; mehrere durch Komma getrennt.
                 * @example 20735
                 */
                idInstrumentBenchmark?: string;
                /**
                 * @description Abbildung; mehrere durch Komma getrennt.
                 * @example 2
                 */
                idTypeReplication?: string;
                /**
                 * @description Erträge; mehrere durch Komma getrennt.
                 * @example 1
                 */
                idTypeCapitalisation?: string;
                /**
                 * @description Fondswährung; mehrere durch Komma getrennt.
                 * @example EUR
                 */
                isoCurrencyFund?: string;
                /**
                 * @description Risikoklasse; mehrere durch Komma getrennt.
                 * @example 3,4
                 */
                riskClass?: string;
                /**
                 * @description Sparplanfähig: ja oder nein.
                 * @example true
                 */
                savingsPlan?: boolean;
                /**
                 * @description Laufende Kosten in Prozent im Jahr, `von;bis`.
                 * @example ;0.5
                 */
                ongoingChargesRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Verwaltungsgebühr in Prozent im Jahr, `von;bis`.
                 * @example ;1
                 */
                managementFeeRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Höchster Ausgabeaufschlag in Prozent, `von;bis`.
                 * @example 0;5
                 */
                maxPctInitialFeeRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Kleinste erste Anlage, `von;bis`.
                 * @example 0;5000
                 */
                minInitialInvestmentRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Fondsvermögen in Fondswährung, `von;bis`.
                 * @example 100000000;
                 */
                volumeFundRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Fondsvermögen in Euro, `von;bis`.
                 * @example 100000000;
                 */
                volumeFundEuroRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Auflage, `von;bis`.
                 * @example ;2020-12-31
                 */
                dateEmissionRange?: components["schemas"]["DateRange"];
                /**
                 * @description Wertentwicklung in Prozent, eine Woche, `von;bis`.
                 * @example 0;50
                 */
                performancePct1WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, vier Wochen, `von;bis`.
                 * @example 0;50
                 */
                performancePct4WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct3MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, sechs Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct6MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePctCYRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, ein Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePct1YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct3YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct5YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
                 * @example maxPctInitialFeeRange=0;5&isExchangeTraded=1
                 */
                queryParameters?: string;
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
                    "application/json": components["schemas"]["FundFinderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                 * @description Gewünschte Kursqualität; `BST` ist die beste, die der Anfragende sehen darf. Mehr gibt es auch auf Wunsch nicht.
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
                 * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
                 * @example 2026-01-02
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
                 * @example 2026-06-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
                 * @example false
                 */
                withEarnings?: components["parameters"]["WithEarnings"];
                /**
                 * @description Länge eines Balkens; `tick` heißt jeder einzelne Kurs der letzten 24 Stunden bis zum Ende des Zeitraums, höchstens die neuesten 100.000.
                 * @example 1D
                 */
                resolution?: "tick" | "1m" | "5m" | "15m" | "1H" | "1D" | "1W" | "1M";
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                 * @description Gewünschte Kursqualität; `BST` ist die beste, die der Anfragende sehen darf. Mehr gibt es auch auf Wunsch nicht.
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
                 * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
                 * @example 2026-01-02
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
                 * @example 2026-06-30
                 */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                 * @description Erster Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
                 * @example 2026-01-02
                 */
                startDate?: components["parameters"]["StartDate"];
                /**
                 * @description Letzter Tag (Europe/Berlin), `YYYY-MM-DD`; führende Nullen dürfen fehlen.
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
                 * @description Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
    getPerformanceValuesYear: {
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["PerformanceValuesYear"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listIndexConstituents: {
        parameters: {
            query?: {
                /**
                 * @description Sortieren nach.
                 * @example NAME
                 */
                sort?: "NAME" | "PERFORMANCE_PCT" | "MARKET_CAPITALIZATION";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Handelsplatz der Kurse; ohne Angabe die Leitbörse jedes Mitglieds. Was dort nicht gehandelt wird, hat keinen Kurs.
                 * @example _GAT
                 */
                codeMarket?: string;
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 50
                 */
                perPage?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["IndexConstituentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAllIndexConstituents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["IndexConstituentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getIndexTopFlop: {
        parameters: {
            query?: {
                /**
                 * @description Höchstzahl je Liste.
                 * @example 5
                 */
                perPage?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["IndexTopFlop"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findIndices: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
                /**
                 * @description Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
                 * @example name
                 */
                sort?: "name" | "last" | "performancePct" | "numberConstituents" | "performancePct1W" | "performancePct4W" | "performancePct3M" | "performancePct6M" | "performancePctCY" | "performancePct1Y" | "performancePct3Y" | "performancePct5Y";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
                 * @example true
                 */
                calculateTotal?: components["parameters"]["CalculateTotal"];
                /**
                 * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
                 * @example true
                 */
                calculateFacets?: components["parameters"]["CalculateFacets"];
                /**
                 * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
                 * @example lastRange,performancePctRange
                 */
                calculateRanges?: components["parameters"]["CalculateRanges"];
                /**
                 * @description Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
                 * @example true
                 */
                onlyNewestDay?: components["parameters"]["OnlyNewestDay"];
                /**
                 * @description Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
                 * @example true
                 */
                calculateCourses?: components["parameters"]["CalculateCourses"];
                /**
                 * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
                 * @example stocks/finder
                 */
                referrer?: components["parameters"]["Referrer"];
                /**
                 * @description Teil des Namens.
                 * @example Bank
                 */
                name?: string;
                /**
                 * @description Kurs, `von;bis`.
                 * @example 1;500
                 */
                lastRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Veränderung zum Vortag in Prozent, `von;bis`.
                 * @example 0;
                 */
                performancePctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Land; mehrere durch Komma getrennt.
                 * @example DE,AT
                 */
                isoCountry?: string;
                /**
                 * @description Erdteil; mehrere durch Komma getrennt.
                 * @example Europa
                 */
                nameContinent?: string;
                /**
                 * @description Indexfamilie; mehrere durch Komma getrennt.
                 * @example dax
                 */
                idFamily?: string;
                /**
                 * @description Art des Index; mehrere durch Komma getrennt.
                 * @example Performanceindex
                 */
                nameIndexType?: string;
                /**
                 * @description Zahl der Mitglieder, `von;bis`.
                 * @example 30;100
                 */
                numberConstituentsRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, eine Woche, `von;bis`.
                 * @example 0;50
                 */
                performancePct1WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, vier Wochen, `von;bis`.
                 * @example 0;50
                 */
                performancePct4WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct3MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, sechs Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct6MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePctCYRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, ein Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePct1YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct3YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct5YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
                 * @example isoCountry=DE
                 */
                queryParameters?: string;
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
                    "application/json": components["schemas"]["IndexFinderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    queryInstruments: {
        parameters: {
            query: {
                /**
                 * @description Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
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
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "entityType": "STOCK",
                 *           "entityValue": "82849"
                 *         },
                 *         {
                 *           "entityType": "INDEX",
                 *           "entityValue": "20735"
                 *         }
                 *       ]
                 *     }
                 */
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
    listCatalogue: {
        parameters: {
            query?: {
                /**
                 * @description Nur diese Art; ohne Angabe alle.
                 * @example STOCK
                 */
                entityType?: components["schemas"]["EntityType"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Instrumente je Seite.
                 * @example 100
                 */
                perPage?: number;
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
                    "application/json": components["schemas"]["InstrumentCatalogue"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listInstrumentsOfClass: {
        parameters: {
            query?: {
                /**
                 * @description Kennung eines Instruments: nur die Verfälle desselben Futures, die Anleihen desselben Emittenten, die Sätze derselben Art, die Rohstoffe derselben Gruppe oder die Kurse derselben Währung, es selbst darunter.
                 * @example 990184030
                 */
                sameAs?: string;
                /**
                 * @description Nur diese Gruppe: die Art eines Zinssatzes oder die Gruppe eines Rohstoffs.
                 * @example Leitzinsen
                 */
                nameCategory?: string;
                /**
                 * @description Nur Zinssätze dieses Landes.
                 * @example DE
                 */
                isoCountry?: string;
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Instrumente je Seite.
                 * @example 50
                 */
                perPage?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Art der Instrumente.
                 * @example FUTURE
                 */
                type: components["schemas"]["EntityType"];
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
                    "application/json": components["schemas"]["InstrumentClassList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listMostSearchedInstruments: {
        parameters: {
            query?: {
                /**
                 * @description Höchstzahl der Instrumente.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Mit dem Kurs jedes Treffers an seinem gewohnten Handelsplatz.
                 * @example true
                 */
                withQuotes?: boolean;
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
                    "application/json": components["schemas"]["InstrumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
    queryInstrumentsExtended: {
        parameters: {
            query: {
                /**
                 * @description Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
                 * @example SAP
                 */
                searchValue: string;
                /**
                 * @description Nur Treffer dieser Art.
                 * @example STOCK
                 */
                searchType?: components["schemas"]["EntityType"];
                /**
                 * @description Höchstzahl der Treffer.
                 * @example 5
                 */
                limit?: number;
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
                    "application/json": components["schemas"]["InstrumentExtendedQueryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    searchInstruments: {
        parameters: {
            query: {
                /**
                 * @description Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
                 * @example SAP
                 */
                searchValue: string;
                /**
                 * @description Nur Treffer dieser Art.
                 * @example STOCK
                 */
                searchType?: components["schemas"]["EntityType"];
                /**
                 * @description Höchstzahl der Treffer.
                 * @example 25
                 */
                limit?: number;
                /**
                 * @description Kennung der Sitzung für die Auswertung.
                 * @example s-1
                 */
                scapaId?: components["parameters"]["ScapaId"];
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
    searchInstrumentsByFacet: {
        parameters: {
            query: {
                /**
                 * @description Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
                 * @example SAP
                 */
                searchValue: string;
                /**
                 * @description Höchstzahl der Treffer je Art.
                 * @example 5
                 */
                perType?: number;
                /**
                 * @description Mit dem Kurs jedes Treffers an seinem gewohnten Handelsplatz.
                 * @example true
                 */
                withQuotes?: boolean;
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
                    "application/json": components["schemas"]["InstrumentFacetResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    searchInstrumentsOfType: {
        parameters: {
            query: {
                /**
                 * @description Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
                 * @example SAP
                 */
                searchValue: string;
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Treffer je Seite.
                 * @example 25
                 */
                perPage?: number;
                /**
                 * @description Mit dem Kurs jedes Treffers an seinem gewohnten Handelsplatz.
                 * @example true
                 */
                withQuotes?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                type: components["schemas"]["EntityType"];
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
                    "application/json": components["schemas"]["InstrumentTypeSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSavingsPlans: {
        parameters: {
            query?: {
                /**
                 * @description Höchstzahl der Sparpläne.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["SavingsPlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCryptoTraderBox: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Erste Ebene des Inhalts.
                 * @example krypto
                 */
                contentLevel1?: components["parameters"]["ContentLevel1"];
                /**
                 * @description Zweite Ebene des Inhalts.
                 * @example snapshot
                 */
                contentLevel2?: components["parameters"]["ContentLevel2"];
                /**
                 * @description Dritte Ebene des Inhalts.
                 * @example uebersicht
                 */
                contentLevel3?: components["parameters"]["ContentLevel3"];
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
                    "application/json": components["schemas"]["TraderBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDerivativeCategorySponsoring: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["CategorySponsoringList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDerivativeQuicklinks: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["QuicklinkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDerivativeUnderlyingSponsoring: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["UnderlyingSponsoringList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDerivativePartners: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["PartnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listDerivativeSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["DerivativeTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFundPartners: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["PartnerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFundSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["FundTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTrendRadar: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["TrendRadar"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    searchDerivativeSponsoring: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "entityType": "STOCK",
                 *           "entityValue": "82849"
                 *         },
                 *         {
                 *           "entityType": "INDEX",
                 *           "entityValue": "20735"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SearchSponsoringRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSponsoring"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listMatchingInvestmentProducts: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["DerivativeTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listMostWantedDerivatives: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["DerivativeTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listMostWantedDerivativesByUnderlying: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Art des Basiswerts.
                 * @example INDEX
                 */
                underlyingEntityType: components["parameters"]["UnderlyingEntityType"];
                /**
                 * @description Kennung des Basiswerts.
                 * @example 20735
                 */
                underlyingEntityValue: components["parameters"]["UnderlyingEntityValue"];
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
                    "application/json": components["schemas"]["DerivativeTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSimilarDerivatives: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["DerivativeTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listAssociatedDerivatives: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path: {
                /**
                 * @description Art des Basiswerts.
                 * @example INDEX
                 */
                underlyingEntityType: components["parameters"]["UnderlyingEntityType"];
                /**
                 * @description Kennung des Basiswerts.
                 * @example 20735
                 */
                underlyingEntityValue: components["parameters"]["UnderlyingEntityValue"];
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
                    "application/json": components["schemas"]["DerivativeTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listFrankfurtTopDerivatives: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["DerivativeTeaserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTraderBox: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["TraderBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTurboBox: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["TurboBox"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getInteractions: {
        parameters: {
            query: {
                /**
                 * @description Name der Anwendung.
                 * @example parkett
                 */
                appName: string;
                /**
                 * @description Art der Anwendung.
                 * @example WEBSITE
                 */
                appType: "WEBSITE" | "APP";
                /**
                 * @description Version.
                 * @example 5.181.0
                 */
                appVersion: string;
                /**
                 * @description Herkunft des Verkehrs.
                 * @example public
                 */
                appTraffic: "public" | "internal";
                /**
                 * @description Umgebung.
                 * @example live
                 */
                appEnvironment: "live" | "preproduction" | "test";
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Erste Ebene des Inhalts.
                 * @example krypto
                 */
                contentLevel1?: components["parameters"]["ContentLevel1"];
                /**
                 * @description Zweite Ebene des Inhalts.
                 * @example snapshot
                 */
                contentLevel2?: components["parameters"]["ContentLevel2"];
                /**
                 * @description Dritte Ebene des Inhalts.
                 * @example uebersicht
                 */
                contentLevel3?: components["parameters"]["ContentLevel3"];
                /**
                 * @description Vierte Ebene des Inhalts.
                 * @example uebersicht
                 */
                contentLevel4?: string;
                /**
                 * @description Art des Instruments der Seite.
                 * @example STOCK
                 */
                entityType?: components["schemas"]["EntityType"];
                /**
                 * @description Instrument der Seite.
                 * @example 82849
                 */
                entityValue?: components["schemas"]["EntityKey"];
                /**
                 * @description Nutzer ist angemeldet.
                 * @example false
                 */
                loggedIn: boolean;
                /**
                 * @description Plätze im Inhalt.
                 * @example 3
                 */
                default?: number;
                /**
                 * @description Plätze für Anzeigen.
                 * @example 1
                 */
                display?: number;
                /**
                 * @description Plätze für Mitteilungen.
                 * @example 1
                 */
                announcement?: number;
                /**
                 * @description Plätze im Handelsfenster.
                 * @example 0
                 */
                tradingLayer?: number;
                /**
                 * @description Plätze unter dem Hervorgehobenen.
                 * @example 1
                 */
                belowHighlightbox?: number;
                /**
                 * @description Quelle der Kampagne.
                 * @example newsletter
                 */
                utm_source?: string;
                /**
                 * @description Weg der Kampagne.
                 * @example email
                 */
                utm_medium?: string;
                /**
                 * @description Kampagne.
                 * @example sommer
                 */
                utm_campaign?: string;
                /**
                 * @description Suchwort der Kampagne.
                 * @example etf
                 */
                utm_term?: string;
                /**
                 * @description Variante der Kampagne.
                 * @example a
                 */
                utm_content?: string;
                /**
                 * @description Quelle der eigenen Kampagne.
                 * @example startseite
                 */
                itm_source?: string;
                /**
                 * @description Weg der eigenen Kampagne.
                 * @example banner
                 */
                itm_medium?: string;
                /**
                 * @description Eigene Kampagne.
                 * @example premium
                 */
                itm_campaign?: string;
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
                    "application/json": components["schemas"]["InteractionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getPushToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    /** @description Adresse der Kursversorgung, wenn sie eine eigene hat; sie geht dann der aus dem Inhalt vor. */
                    "X-Gateway-Address"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "entityType": "STOCK",
                 *           "entityValue": "82849",
                 *           "quality": "BST",
                 *           "codeMarket": "_GER",
                 *           "isoCurrency": "EUR"
                 *         },
                 *         {
                 *           "entityType": "CURRENCY",
                 *           "entityValue": "EURUSD"
                 *         }
                 *       ]
                 *     }
                 */
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
    getQuote: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
                /**
                 * @description Gewünschte Kursqualität; `BST` ist die beste, die der Anfragende sehen darf. Mehr gibt es auch auf Wunsch nicht.
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
    getOrderBook: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
                /**
                 * @description Tiefe: nur die besten Kurse, fünf oder zehn Stufen.
                 * @example DEPTH10
                 */
                typeQuoteSelector?: "BEST" | "DEPTH5" | "DEPTH10";
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["OrderBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTimesAndSales: {
        parameters: {
            query?: {
                /**
                 * @description Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
                 * @example 163500
                 */
                idNotation?: components["parameters"]["IdNotation"];
                /**
                 * @description Beginn als Tag (Europe/Berlin) oder Zeitpunkt.
                 * @example 2026-07-30
                 */
                startDate?: components["parameters"]["StartInstant"];
                /**
                 * @description Ende als Tag (Europe/Berlin, einschließlich) oder Zeitpunkt.
                 * @example 2026-07-31
                 */
                endDate?: components["parameters"]["EndInstant"];
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
            };
            header?: never;
            path: {
                /**
                 * @description Art des Instruments.
                 * @example STOCK
                 */
                entityType: components["parameters"]["EntityType"];
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["TimesAndSales"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getTimesAndSalesConfiguration: {
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["TimesAndSalesConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    sendScapaData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scapaId": "s-5f2a9c",
                 *       "hitType": "pageview",
                 *       "contentName": "SAP Aktie",
                 *       "contentPath": "/aktien/SAP-Aktie-DE0007164600",
                 *       "contentLevel1": "aktien",
                 *       "appName": "parkett",
                 *       "loggedIn": false,
                 *       "timestamp": 1789667930633
                 *     }
                 */
                "application/json": components["schemas"]["ScapaData"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
    getIndexSnapshotV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
    getInstrumentSnapshot: {
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["InstrumentSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getSectionSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Art des Instruments (`BOND`) oder ihr Name in Adressen (`etfs`, `futures`, `certificates`). Andere Namen ergeben 404.
                 * @example STOCK
                 */
                section: string;
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["InstrumentSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getFundSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["FundSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCurrencySnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["CurrencySnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCryptoSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["CryptoSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getDerivativeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["DerivativeSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getBondSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["BondSnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getStockFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["StockFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getCompanySnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["CompanySnapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getAnalyzerRecommendations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["AnalyzerRecommendations"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getScreenerRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["ScreenerRating"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listCompanyReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["CompanyReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getStockPeers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["StockPeers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findStocks: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
                /**
                 * @description Seite, ab 0 gezählt.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Einträge je Seite.
                 * @example 25
                 */
                perPage?: components["parameters"]["FinderPerPage"];
                /**
                 * @description Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
                 * @example marketCapInstrument
                 */
                sort?: "name" | "last" | "performancePct" | "totalVolume" | "marketCapInstrument" | "cnPer" | "cnPeg" | "cnDivYield" | "cnPriceBookvalue" | "cnPriceCf" | "cnPriceProfit" | "performancePct1W" | "performancePct4W" | "performancePct3M" | "performancePct6M" | "performancePctCY" | "performancePct1Y" | "performancePct3Y" | "performancePct5Y" | "volatility30" | "volatility250" | "differenceHigh52WPct" | "differenceLow52WPct";
                /**
                 * @description Sortierrichtung.
                 * @example DESC
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
                 * @example true
                 */
                calculateTotal?: components["parameters"]["CalculateTotal"];
                /**
                 * @description Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
                 * @example true
                 */
                calculateFacets?: components["parameters"]["CalculateFacets"];
                /**
                 * @description Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
                 * @example lastRange,performancePctRange
                 */
                calculateRanges?: components["parameters"]["CalculateRanges"];
                /**
                 * @description Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
                 * @example true
                 */
                onlyNewestDay?: components["parameters"]["OnlyNewestDay"];
                /**
                 * @description Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
                 * @example true
                 */
                calculateCourses?: components["parameters"]["CalculateCourses"];
                /**
                 * @description Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
                 * @example stocks/finder
                 */
                referrer?: components["parameters"]["Referrer"];
                /**
                 * @description Teil des Namens.
                 * @example Bank
                 */
                name?: string;
                /**
                 * @description Kurs, `von;bis`.
                 * @example 1;500
                 */
                lastRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Veränderung zum Vortag in Prozent, `von;bis`.
                 * @example 0;
                 */
                performancePctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Erster Buchstabe des Namens, ä wie a; mehrere durch Komma getrennt.
                 * @example s
                 */
                initial?: string;
                /**
                 * @description Gehandelte Stück heute, `von;bis`.
                 * @example 1000;
                 */
                totalVolumeRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Index; mehrere durch Komma getrennt.
                 * @example 20735
                 */
                idIndex?: string;
                /**
                 * @description Sektor; mehrere durch Komma getrennt.
                 * @example 1
                 */
                idSector?: string;
                /**
                 * @description Branche; mehrere durch Komma getrennt.
                 * @example 101,102
                 */
                idBranch?: string;
                /**
                 * @description Land; mehrere durch Komma getrennt.
                 * @example DE,AT
                 */
                isoCountry?: string;
                /**
                 * @description Währung; mehrere durch Komma getrennt.
                 * @example EUR
                 */
                isoCurrency?: string;
                /**
                 * @description Börsenwert in Euro, `von;bis`.
                 * @example 1000000000;
                 */
                marketCapInstrumentRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Kurs-Gewinn-Verhältnis, `von;bis`.
                 * @example 5;20
                 */
                cnPerRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Kurs-Gewinn-Verhältnis durch Gewinnwachstum, `von;bis`.
                 * @example ;1
                 */
                cnPegRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Dividendenrendite in Prozent, `von;bis`.
                 * @example 3;8
                 */
                cnDivYieldRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Kurs-Buchwert-Verhältnis, `von;bis`.
                 * @example ;3
                 */
                cnPriceBookvalueRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Kurs-Cashflow-Verhältnis, `von;bis`.
                 * @example ;15
                 */
                cnPriceCfRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Kurs-Umsatz-Verhältnis, `von;bis`.
                 * @example ;2
                 */
                cnPriceProfitRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, eine Woche, `von;bis`.
                 * @example 0;50
                 */
                performancePct1WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, vier Wochen, `von;bis`.
                 * @example 0;50
                 */
                performancePct4WRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct3MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, sechs Monate, `von;bis`.
                 * @example 0;50
                 */
                performancePct6MRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePctCYRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, ein Jahr, `von;bis`.
                 * @example 0;50
                 */
                performancePct1YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, drei Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct3YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
                 * @example 0;50
                 */
                performancePct5YRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Volatilität über 30 Tage in Prozent, `von;bis`.
                 * @example ;30
                 */
                volatility30Range?: components["schemas"]["NumberRange"];
                /**
                 * @description Volatilität über 250 Tage in Prozent, `von;bis`.
                 * @example ;30
                 */
                volatility250Range?: components["schemas"]["NumberRange"];
                /**
                 * @description Abstand zum 52-Wochen-Hoch in Prozent, `von;bis`.
                 * @example -10;0
                 */
                differenceHigh52WPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Abstand zum 52-Wochen-Tief in Prozent, `von;bis`.
                 * @example 0;20
                 */
                differenceLow52WPctRange?: components["schemas"]["NumberRange"];
                /**
                 * @description Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
                 * @example cnDivYieldRange=3;8&cnPerRange=5;20
                 */
                queryParameters?: string;
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
                    "application/json": components["schemas"]["StockFinderResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
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
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org",
                 *       "password": "Sonnenblume-42!",
                 *       "firstName": "Anna",
                 *       "lastName": "Beispiel",
                 *       "hasAcceptedTerms": true,
                 *       "wantsNewsletter": false
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description Angelegt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    logoutUserByGet: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["LogoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    loginUser: {
        parameters: {
            query?: {
                /**
                 * @description Gerät nach der Breite des Fensters.
                 * @example DESKTOP
                 */
                device?: components["parameters"]["Device"];
                /**
                 * @description Anwendung.
                 * @example WEBSITE
                 */
                application?: components["parameters"]["Application"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org",
                 *       "password": "Sonnenblume-42!",
                 *       "staysLoggedIn": true
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createAnonymousToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Angelegt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnonymousToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    confirmUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "3f9c1b7ad2e84c60"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmationRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    requestConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "3f9c1b7ad2e84c60",
                 *       "password": "Sommerregen-17!"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Sonnenblume-42!",
                 *       "newPassword": "Sommerregen-17!"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChangeRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changeUserSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "darkMode": true
                 *     }
                 */
                "application/json": components["schemas"]["UserSettings"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    getUserData: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["UserData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Sonnenblume-42!",
                 *       "isConfirmed": true
                 *     }
                 */
                "application/json": components["schemas"]["UserDeletionRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changeUserName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Anna",
                 *       "lastName": "Beispiel",
                 *       "isRemoved": false
                 *     }
                 */
                "application/json": components["schemas"]["UserNameRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changeUserEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@neu.example",
                 *       "currentPassword": "Sonnenblume-42!"
                 *     }
                 */
                "application/json": components["schemas"]["UserEmailRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    confirmUserEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "3f9c1b7ad2e84c60"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmationRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changeNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wantsNewsletter": false
                 *     }
                 */
                "application/json": components["schemas"]["NewsletterRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listChartDrawings: {
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
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
                    "application/json": components["schemas"]["ChartDrawingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changeChartDrawing: {
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
                /**
                 * @description Kennung der Zeichnung.
                 * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
                 */
                drawingId: components["parameters"]["DrawingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "LINE",
                 *       "points": [
                 *         {
                 *           "at": 1785402000,
                 *           "price": 152.4
                 *         },
                 *         {
                 *           "at": 1790931600,
                 *           "price": 158.85
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChartDrawingRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteChartDrawing: {
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
                 * @description Kennung des Instruments; statt ihrer auch `ISIN:{isin}` oder `WKN:{wkn}`, bei einer Kryptowährung auch das Paar (`BTCEUR`, `BTC-EUR`).
                 * @example 82849
                 */
                entityValue: components["parameters"]["EntityValue"];
                /**
                 * @description Kennung der Zeichnung.
                 * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
                 */
                drawingId: components["parameters"]["DrawingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: {
                /**
                 * @description Nur die Suchen dieses Finders.
                 * @example /aktien/finder
                 */
                finder?: components["parameters"]["FinderPath"];
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
                    "application/json": components["schemas"]["SavedSearchList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dividendenstarke Europäer",
                 *       "finder": "/aktien/finder",
                 *       "query": "isoCountry=DE,FR&cnDividendYieldRange=4;"
                 *     }
                 */
                "application/json": components["schemas"]["SavedSearchRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Suche.
                 * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
                 */
                searchId: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    renameSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Suche.
                 * @example 2b1f6c1e-5a5e-4c0b-9a35-0d8f6f6f3c11
                 */
                searchId: components["parameters"]["SearchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Europäer ab 4 %"
                 *     }
                 */
                "application/json": components["schemas"]["SavedSearchNameRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "7c0f4b52-9d1e-4a63-8f2a-3f5d1c9b7e60"
                 *     }
                 */
                "application/json": components["schemas"]["SessionEndRequest"];
            };
        };
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    startImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ben@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ImpersonationRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    endImpersonation: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWatchlists: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["WatchlistList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    createWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Meine Favoriten",
                 *       "isoCurrency": "EUR"
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistRequest"];
            };
        };
        responses: {
            /** @description Angelegt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Watchlist.
                 * @example 4711
                 */
                entityValue: components["parameters"]["WatchlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    renameWatchlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Watchlist.
                 * @example 4711
                 */
                entityValue: components["parameters"]["WatchlistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dividendenwerte"
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistNameRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watchlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    listWatchlistPositions: {
        parameters: {
            query?: {
                /**
                 * @description Auch die Watchlist selbst mitliefern.
                 * @example true
                 */
                withWatchlist?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Kennung der Watchlist.
                 * @example 4711
                 */
                entityValue: components["parameters"]["WatchlistId"];
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
                    "application/json": components["schemas"]["WatchlistPositionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    addWatchlistPositions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Watchlist.
                 * @example 4711
                 */
                entityValue: components["parameters"]["WatchlistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": [
                 *         {
                 *           "entityType": "STOCK",
                 *           "entityValue": "82849",
                 *           "note": "Nach den Zahlen prüfen"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistPositionsRequest"];
            };
        };
        responses: {
            /** @description Angelegt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchlistPositionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    findWatchlistPositions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Watchlist.
                 * @example 4711
                 */
                entityValue: components["parameters"]["WatchlistId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "code": "DE0007164600",
                 *           "note": "Nach den Zahlen prüfen"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistSearchRequest"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundWatchlistPositions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    deleteWatchlistPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Watchlist.
                 * @example 4711
                 */
                entityValue: components["parameters"]["WatchlistId"];
                /**
                 * @description Kennung der Position.
                 * @example 90210
                 */
                positionId: components["parameters"]["PositionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erfolg ohne Inhalt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    changeWatchlistPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kennung der Watchlist.
                 * @example 4711
                 */
                entityValue: components["parameters"]["WatchlistId"];
                /**
                 * @description Kennung der Position.
                 * @example 90210
                 */
                positionId: components["parameters"]["PositionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Verkaufen über 180 Euro",
                 *       "limitHigh": 180
                 *     }
                 */
                "application/json": components["schemas"]["WatchlistPositionChange"];
            };
        };
        responses: {
            /** @description Erfolg. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchlistPosition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}

