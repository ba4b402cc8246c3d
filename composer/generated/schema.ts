/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { Kind } from '#documents/reader/kinds.ts';
export interface paths {
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Wer hier arbeitet, und als was */
        readonly get: operations["getEditorSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Alle Dokumente mit Titel, Befunden und Entwürfen */
        readonly get: operations["listDocuments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/schemas/{kind}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** JSON-Schema einer Art von Dokument (draft-07) */
        readonly get: operations["getDocumentSchema"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/blocks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Die Palette der Bausteine */
        readonly get: operations["listBlocks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ein Dokument, wie dieser Redakteur es sieht
         * @description Ohne eigenen Entwurf der veröffentlichte Text mit `version: 0`.
         */
        readonly get: operations["getDraft"];
        readonly put?: never;
        readonly post?: never;
        /** Entwurf verwerfen */
        readonly delete: operations["deleteDraft"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/findings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Den Entwurf mit allen anderen Dokumenten vergleichen */
        readonly get: operations["getDraftFindings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/difference": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Was der Entwurf am Veröffentlichten ändert, in Sätzen */
        readonly get: operations["getDraftDifferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/edits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Entwurf durch einen Patch ändern
         * @description Höchstens 500 Schritte, die zusammen 256 kB verschieben. `conflicts` merkt vor, was ein anderes Fenster desselben Redakteurs auch geändert hat, bis es entschieden ist.
         */
        readonly post: operations["changeDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/undo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Letzten Schritt zurücknehmen */
        readonly post: operations["undoEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/redo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Zurückgenommenen Schritt wiederholen */
        readonly post: operations["redoEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/text": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Ganzen Text des Entwurfs ersetzen
         * @description 422 mit der Stelle, wenn der Text kein YAML ist.
         */
        readonly put: operations["changeDraftText"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/create": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Neues Dokument als Entwurf anlegen
         * @description 409, wenn es das Dokument schon gibt.
         */
        readonly post: operations["createDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/deletion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Dokument im Entwurf löschen
         * @description Zurückzunehmen wie jeder andere Schritt.
         */
        readonly post: operations["deleteDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/rebase": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Entwurf auf das bringen, was jetzt veröffentlicht ist */
        readonly post: operations["rebaseDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/decisions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Einen Widerspruch entscheiden */
        readonly post: operations["decideConflict"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Einen früheren Stand als neue Änderung übernehmen */
        readonly post: operations["restoreDraft"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/drafts/{file}/route": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Einer Seite eine andere Route geben
         * @description Mit allem, was zu ihr führt, als Entwürfe dieser Dokumente, und auf Wunsch mit einer Weiterleitung.
         */
        readonly post: operations["renamePage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/uses/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Wo ein Dokument benutzt wird, und was ohne es falsch wäre */
        readonly get: operations["getDocumentUses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/addresses/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Wo ein Dokument in der Vorschau anzusehen ist */
        readonly get: operations["findAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Was sich aus Antworten auf ein paar Fragen neu anlegen lässt */
        readonly get: operations["listTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/templates/{template}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Neues aus Antworten anlegen
         * @description Sofort gültig; 422 nennt die Frage, deren Antwort nicht geht.
         */
        readonly post: operations["createFromTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/publication": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Entwürfe veröffentlichen, jetzt oder zu einer Zeit
         * @description 409 mit `stale` nennt, was erst auf den neuen Stand zu bringen ist; 422 mit `findings`, was die Konfiguration fehlerhaft machte; 507, warum die Platte nicht will. Dann ist nichts veröffentlicht.
         */
        readonly post: operations["publishDrafts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plans": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Geplante Veröffentlichungen aller, die nächste zuerst */
        readonly get: operations["listPlans"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/plans/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Planung ändern */
        readonly put: operations["changePlan"];
        readonly post?: never;
        /** Planung aufheben */
        readonly delete: operations["deletePlan"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/history/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Veröffentlichte Stände eines Dokuments, der letzte zuerst */
        readonly get: operations["listVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/history/{file}/{entry}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ein Stand, und was er geändert hat */
        readonly get: operations["getVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Die Bausteine einer Seite, die noch nicht da sind
         * @description Mit `coming` wartet die Antwort höchstens zwei Sekunden auf eine Änderung, die zur selben Zeit unterwegs ist; dann 409.
         */
        readonly post: operations["drawPreview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Eigene Links zu Vorschauen */
        readonly get: operations["listLinks"];
        readonly put?: never;
        /**
         * Kollegen ohne Zugang die eigenen Entwürfe zeigen
         * @description Sieben Tage lang. `path` darf die Angaben der Vorschau tragen.
         */
        readonly post: operations["createLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/links/all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Links zu Vorschauen von allen */
        readonly get: operations["listAllLinks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/links/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Link beenden
         * @description Die Chefredaktion darf die Links von allen beenden.
         */
        readonly delete: operations["deleteLink"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/images": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Bilder des Projekts mit den Dokumenten, die sie nennen */
        readonly get: operations["listPictures"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/images/{name}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Bild bringen, auf Wunsch einen Ausschnitt davon
         * @description Geurteilt wird nach den Bytes allein; das Bild wird neu geschrieben. Die vier Angaben eines Ausschnitts gehören zusammen.
         */
        readonly put: operations["addPicture"];
        readonly post?: never;
        /** Unbenutztes Bild löschen */
        readonly delete: operations["deletePicture"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/images/{name}/cut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ausschnitt eines vorhandenen Bildes als neues Bild */
        readonly post: operations["cutPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/presence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sagen, welches Dokument offen ist
         * @description Alle 10 s; nach 30 s vergessen.
         */
        readonly post: operations["sendPresence"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Wer hier arbeitet. */
        readonly Session: {
            readonly editor: components["schemas"]["Editor"];
            /** @description `redaktion` darf Entwürfe schreiben, `chefredaktion` auch veröffentlichen. */
            readonly roles: readonly components["schemas"]["Role"][];
        };
        /**
         * @description Was jemand in der Redaktion ist.
         * @enum {string}
         */
        readonly Role: "redaktion" | "chefredaktion";
        /** @description Ein Redakteur. */
        readonly Editor: {
            /**
             * @description Kennung.
             * @example anna@verlag.example
             */
            readonly id: string;
            /**
             * @description Selbst gewählter Name, darum steht die Adresse daneben.
             * @example Anna Beispiel
             */
            readonly name: string;
            /**
             * @description Adresse.
             * @example anna@verlag.example
             */
            readonly email: string;
        };
        /** @description Alle Dokumente. */
        readonly Documents: {
            /** @description Dokumente der Konfiguration und Stücke. */
            readonly documents: readonly components["schemas"]["DocumentEntry"][];
            /**
             * @description Ändert sich mit jedem veröffentlichten Dokument.
             * @example 4f2a
             */
            readonly revision: string;
        };
        /** @description Ein Dokument der Konfiguration oder der Stücke. */
        readonly DocumentEntry: {
            /**
             * @description Unter dem Ordner der Konfiguration; Stücke unter `content/`.
             * @example pages/home.yaml
             */
            readonly file: string;
            readonly kind: components["schemas"]["DocumentKind"];
            /**
             * @description Titel.
             * @example Startseite
             */
            readonly title: string;
            /**
             * @description Adressmuster einer Seite.
             * @example /aktien/[instrument]
             */
            readonly route?: string;
            /**
             * @description Wo im Portal steht, was selbst keine Seite ist: ein Stück, eine Microsite, ein Text.
             * @example /news/zinsen
             */
            readonly address?: string;
            /**
             * @description Nummer, mit der andere es nennen: die eines Emittenten.
             * @example 12
             */
            readonly number?: number;
            /**
             * @description Fehler.
             * @example 0
             */
            readonly errors: number;
            /**
             * @description Hinweise.
             * @example 1
             */
            readonly warnings: number;
            /**
             * @description ISO 8601; null für noch nicht Veröffentlichtes.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly changedAt: string | null;
            readonly planned?: components["schemas"]["PlannedDocument"];
            readonly draft?: components["schemas"]["OwnDraft"];
            /** @description Andere mit einem Entwurf, je mit Name und Adresse. */
            readonly others: readonly string[];
        };
        /**
         * @description Art eines Dokuments: eine von denen, die die Konfiguration hat.
         * @example page
         */
        readonly DocumentKind: Kind;
        /** @description Die nächste geplante Veröffentlichung, oder eine, die nicht gelang. */
        readonly PlannedDocument: {
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly at: string;
            /**
             * @description Von wem, mit Name und Adresse.
             * @example Anna Beispiel (anna@verlag.example)
             */
            readonly by: string;
            /**
             * @description Sie gelang nicht.
             * @example false
             */
            readonly failed: boolean;
        };
        /** @description Entwurf dieses Redakteurs. */
        readonly OwnDraft: {
            /**
             * @description Zählt jede Änderung.
             * @example 3
             */
            readonly version: number;
            /**
             * @description Er löscht das Dokument.
             * @example false
             */
            readonly deleted: boolean;
            /**
             * @description Andere haben seither veröffentlicht.
             * @example false
             */
            readonly stale: boolean;
        };
        /** @description JSON-Schema einer Art von Dokument. */
        readonly DocumentSchema: {
            readonly [key: string]: unknown;
        };
        /** @description Die Palette. */
        readonly Blocks: {
            /** @description Alle Bausteine. */
            readonly blocks: readonly components["schemas"]["BlockEntry"][];
        };
        /** @description Ein Baustein der Palette. */
        readonly BlockEntry: {
            /**
             * @description Typ.
             * @example market-table
             */
            readonly type: string;
            /**
             * @description Familie.
             * @example markets
             */
            readonly family: string;
            /**
             * @description `page` oder `article`.
             * @example page
             */
            readonly vocabulary: string;
            /**
             * @description Name für Redakteure.
             * @example Kurstabelle
             */
            readonly name: string;
            /**
             * @description Wozu er da ist.
             * @example Kurse einer Liste.
             */
            readonly description: string;
            /** @description JSON-Schema des Bausteins. */
            readonly schema: {
                readonly [key: string]: unknown;
            };
            /** @description Erstes Beispiel seines Schemas. */
            readonly example: {
                readonly [key: string]: unknown;
            };
        };
        /** @description Ein Fehler in einem Dokument, wie `npm run config:check` ihn nennt. */
        readonly DocumentFinding: {
            /**
             * @description Fehler oder Hinweis.
             * @enum {string}
             */
            readonly severity: "error" | "warning";
            /**
             * @description Name der Regel.
             * @example unknown-key
             */
            readonly rule: string;
            /**
             * @description Dokument.
             * @example pages/home.yaml
             */
            readonly file: string;
            /**
             * @description Zeile, ab 1.
             * @example 3
             */
            readonly line: number;
            /**
             * @description Spalte, ab 1.
             * @example 5
             */
            readonly column: number;
            /**
             * @description Zeichen von dort an; 0 für die Datei als Ganzes.
             * @example 4
             */
            readonly length: number;
            /**
             * @description Stelle im Dokument.
             * @example body.main[2].range
             */
            readonly path: string;
            /**
             * @description Was falsch ist.
             * @example Diesen Schlüssel gibt es nicht.
             */
            readonly message: string;
            /**
             * @description Was erwartet wird.
             * @example eine Zahl
             */
            readonly expected?: string;
            /**
             * @description Was wohl gemeint war.
             * @example range
             */
            readonly suggestion?: string;
            /**
             * @description Nichts anderes kommt dem Geschriebenen nahe.
             * @example true
             * @constant
             */
            readonly isCertain?: true;
            /**
             * @description Befunde, für die dieser steht.
             * @example 2
             */
            readonly more?: number;
            /**
             * @description `path` als JSON-Zeiger.
             * @example /body/main/2/range
             */
            readonly at: string;
        };
        /** @description Ein Dokument, wie dieser Redakteur es sieht. */
        readonly DraftState: {
            /**
             * @description Dokument.
             * @example pages/home.yaml
             */
            readonly file: string;
            readonly kind: components["schemas"]["DocumentKind"];
            /**
             * @description Zählt jede Änderung; 0, solange es keinen Entwurf gibt.
             * @example 3
             */
            readonly version: number;
            /**
             * @description YAML.
             * @example title: Startseite
             */
            readonly text: string;
            /**
             * @description Der Text als Wert.
             * @example Startseite
             */
            readonly value: unknown;
            readonly published: components["schemas"]["PublishedText"];
            /**
             * @description Stand, auf dem der Entwurf steht.
             * @example 4f2a
             */
            readonly base: string;
            /**
             * @description Andere haben seither veröffentlicht.
             * @example false
             */
            readonly stale: boolean;
            /**
             * @description Der Entwurf löscht das Dokument.
             * @example false
             */
            readonly deleted: boolean;
            /**
             * @description Es gibt etwas zurückzunehmen.
             * @example false
             */
            readonly canUndo: boolean;
            /**
             * @description Es gibt etwas zu wiederholen.
             * @example false
             */
            readonly canRedo: boolean;
            /**
             * @description JSON-Zeiger auf das, was auszuwählen ist.
             * @example /title
             */
            readonly at?: string;
            /** @description Befunde in diesem Dokument, höchstens 300. */
            readonly findings: readonly components["schemas"]["DocumentFinding"][];
            /**
             * @description Falsch: nur, was das Dokument für sich hat; der Vergleich mit allen anderen wird eigens gefragt.
             * @example false
             */
            readonly checked: boolean;
            /** @description Was noch zu entscheiden ist. */
            readonly conflicts: readonly components["schemas"]["DraftConflict"][];
            /**
             * @description Der Entwurf lässt sich nicht mehr öffnen und nur noch verwerfen.
             * @example Ihn zu prüfen dauert zu lange.
             */
            readonly fault?: string;
            /**
             * @description ISO 8601; null ohne Entwurf.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly savedAt: string | null;
        };
        /** @description Was veröffentlicht ist. */
        readonly PublishedText: {
            /**
             * @description null für ein Dokument, das es noch nicht gibt.
             * @example title: Startseite
             */
            readonly text: string | null;
            /**
             * @description Stand.
             * @example 4f2a
             */
            readonly revision: string;
        };
        /** @description Ein Teil, den dieser Redakteur und andere geändert haben; im Entwurf steht deren Fassung, bis entschieden ist. */
        readonly DraftConflict: {
            /**
             * @description JSON-Zeiger in den Entwurf.
             * @example /title
             */
            readonly at: string;
            /**
             * @description Wie es war. Eine Seite, die fehlt, hat den Teil entfernt.
             * @example Start
             */
            readonly base?: unknown;
            /**
             * @description Fassung der anderen.
             * @example Startseite
             */
            readonly theirs?: unknown;
            /**
             * @description Eigene Fassung.
             * @example Willkommen
             */
            readonly mine?: unknown;
            /**
             * @description Wer veröffentlicht hat, mit Name und Adresse.
             * @example Ben Beispiel (ben@verlag.example)
             */
            readonly by: string;
            readonly wording?: components["schemas"]["LostWording"];
        };
        /** @description Text, der nichts vom Wert sagt, wie ein Kommentar, und nicht zu übernehmen war. */
        readonly LostWording: {
            /**
             * @description Vorher.
             * @example # alt
             */
            readonly was: string;
            /**
             * @description Jetzt.
             * @example # neu
             */
            readonly is: string;
        };
        /** @description Was eine Prüfung von allem über die Entwürfe sagt. */
        readonly DraftFindings: {
            /**
             * @description Stand des geprüften Entwurfs.
             * @example 3
             */
            readonly version: number;
            /** @description In diesem Dokument. */
            readonly findings: readonly components["schemas"]["DocumentFinding"][];
            /** @description In anderen, die ohne die Entwürfe richtig sind. */
            readonly elsewhere: readonly components["schemas"]["DocumentFinding"][];
        };
        /** @description Unterschiede. */
        readonly Differences: {
            /** @description In der Reihenfolge des Dokuments. */
            readonly differences: readonly components["schemas"]["DraftDifference"][];
        };
        /** @description Ein lesbarer Unterschied. */
        readonly DraftDifference: {
            /**
             * @description Was geschah.
             * @enum {string}
             */
            readonly kind: "added" | "removed" | "changed" | "moved";
            /**
             * @description JSON-Zeiger.
             * @example /title
             */
            readonly at: string;
            /**
             * @description Als Satz.
             * @example Titel: „Start“ → „Startseite“
             */
            readonly text: string;
        };
        /** @description Der Stand, auf den sich eine Änderung bezieht. */
        readonly DraftVersion: {
            /**
             * @description Stand des Entwurfs, den der Redakteur gesehen hat.
             * @example 3
             */
            readonly version: number;
        };
        /** @description Eine Änderung. */
        readonly DraftEdit: {
            /**
             * @description Stand des Entwurfs, den der Redakteur gesehen hat.
             * @example 3
             */
            readonly version: number;
            /**
             * @description Schritte nach RFC 6902.
             * @example [
             *       {
             *         "op": "replace",
             *         "path": "/title",
             *         "value": "Startseite"
             *       }
             *     ]
             */
            readonly patch: readonly components["schemas"]["PatchStep"][];
            /**
             * @description Gehört zum Schritt davor: beide werden zusammen zurückgenommen.
             * @example false
             */
            readonly joins?: boolean;
            /** @description Was ein anderes Fenster auch geändert hat. */
            readonly conflicts?: readonly components["schemas"]["ConflictOfWindows"][];
        };
        /** @description Ein Schritt nach RFC 6902; Stellen sind JSON-Zeiger. */
        readonly PatchStep: components["schemas"]["ValueStep"] | components["schemas"]["RemoveStep"] | components["schemas"]["MoveStep"];
        /** @description Setzt einen Wert ein, ersetzt oder prüft ihn. */
        readonly ValueStep: {
            /**
             * @description Was geschieht.
             * @enum {string}
             */
            readonly op: "add" | "replace" | "test";
            /**
             * @description Stelle.
             * @example /title
             */
            readonly path: string;
            /**
             * @description Wert.
             * @example Startseite
             */
            readonly value: unknown;
        };
        /** @description Entfernt einen Wert. */
        readonly RemoveStep: {
            /**
             * @description Was geschieht.
             * @enum {string}
             */
            readonly op: "remove";
            /**
             * @description Stelle.
             * @example /title
             */
            readonly path: string;
        };
        /** @description Verschiebt oder kopiert einen Wert. */
        readonly MoveStep: {
            /**
             * @description Was geschieht.
             * @enum {string}
             */
            readonly op: "move" | "copy";
            /**
             * @description Woher.
             * @example /body/main/0
             */
            readonly from: string;
            /**
             * @description Stelle.
             * @example /title
             */
            readonly path: string;
        };
        /** @description Widerspruch mit einem anderen Fenster desselben Redakteurs. */
        readonly ConflictOfWindows: {
            /**
             * @description JSON-Zeiger.
             * @example /title
             */
            readonly at: string;
            /**
             * @description Wie es war.
             * @example Start
             */
            readonly base?: unknown;
            /**
             * @description Fassung des anderen Fensters.
             * @example Startseite
             */
            readonly theirs?: unknown;
            /**
             * @description Fassung dieses Fensters.
             * @example Willkommen
             */
            readonly mine?: unknown;
        };
        /** @description Ein ganzer Text. */
        readonly DraftText: {
            /**
             * @description Stand des Entwurfs, den der Redakteur gesehen hat.
             * @example 3
             */
            readonly version: number;
            /**
             * @description YAML; ein Dokument darf 256 kB haben.
             * @example title: Startseite
             */
            readonly text: string;
        };
        /** @description Text eines neuen Dokuments. */
        readonly NewDraft: {
            /**
             * @description Bleibt unbeachtet: Was neu ist, hat noch keinen Stand.
             * @example 0
             */
            readonly version?: number;
            /**
             * @description YAML; ein Dokument darf 256 kB haben.
             * @example title: Startseite
             */
            readonly text: string;
        };
        /** @description Wie ein Widerspruch entschieden ist. */
        readonly Decision: {
            /**
             * @description Stand des Entwurfs, den der Redakteur gesehen hat.
             * @example 3
             */
            readonly version: number;
            /**
             * @description JSON-Zeiger des Widerspruchs.
             * @example /title
             */
            readonly at: string;
            /**
             * @description Welche Fassung gilt.
             * @enum {string}
             */
            readonly take: "mine" | "theirs";
        };
        /** @description Welcher Stand wiederkommt. */
        readonly Restoration: {
            /**
             * @description Stand des Entwurfs, den der Redakteur gesehen hat.
             * @example 3
             */
            readonly version: number;
            /**
             * @description Eintrag des Verlaufs.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly entry: string;
        };
        /** @description Neue Route einer Seite. */
        readonly Route: {
            /**
             * @description Stand des Entwurfs, den der Redakteur gesehen hat.
             * @example 3
             */
            readonly version: number;
            /**
             * @description Adressmuster.
             * @example /aktien/finder
             */
            readonly route: string;
            /**
             * @description Die alte Adresse leitet weiter.
             * @example false
             */
            readonly redirect?: boolean;
        };
        /** @description Eine Seite mit anderer Route. */
        readonly Renamed: {
            /** @description Dokumente mit geändertem Entwurf, die Seite zuerst. */
            readonly files: readonly string[];
            /** @description Was seither falsch ist und von Hand zu richten. */
            readonly left: readonly components["schemas"]["DocumentFinding"][];
        };
        /** @description Wo ein Dokument benutzt wird. */
        readonly DocumentUses: {
            /** @description Stellen. */
            readonly uses: readonly components["schemas"]["DocumentUse"][];
            /** @description Was ohne es falsch wäre. */
            readonly breaks: readonly components["schemas"]["DocumentFinding"][];
        };
        /** @description Eine Stelle. */
        readonly DocumentUse: {
            /**
             * @description Dokument.
             * @example pages/home.yaml
             */
            readonly file: string;
            /**
             * @description JSON-Zeiger; leer, wo eine Seite daraus besteht.
             * @example /layout
             */
            readonly at: string;
        };
        /** @description Adressen. */
        readonly Addresses: {
            /** @description Höchstens 20, die beste zuerst. */
            readonly addresses: readonly string[];
        };
        /** @description Vorlagen. */
        readonly Templates: {
            /** @description Alle Vorlagen. */
            readonly templates: readonly components["schemas"]["TemplateEntry"][];
        };
        /** @description Etwas Neues aus Antworten auf ein paar Fragen. */
        readonly TemplateEntry: {
            /**
             * @description Kennung.
             * @example page
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Neue Seite
             */
            readonly name: string;
            /**
             * @description Wozu.
             * @example Eine leere Seite mit Titel.
             */
            readonly description: string;
            /** @description Was gefragt wird. */
            readonly questions: readonly components["schemas"]["TemplateQuestion"][];
        };
        /** @description Eine Frage. */
        readonly TemplateQuestion: {
            /**
             * @description Schlüssel der Antwort.
             * @example title
             */
            readonly key: string;
            /**
             * @description Frage.
             * @example Wie heißt die Seite?
             */
            readonly label: string;
            /**
             * @description Hilfe.
             * @example So steht es im Reiter.
             */
            readonly help?: string;
            /**
             * @description Art der Antwort.
             * @enum {string}
             */
            readonly type: "text" | "long-text" | "choice";
            /** @description Woraus zu wählen ist. */
            readonly choices?: readonly components["schemas"]["TemplateChoice"][];
            /**
             * @description Beispiel.
             * @example Aktien im Blick
             */
            readonly example?: string;
        };
        /** @description Eine Möglichkeit. */
        readonly TemplateChoice: {
            /**
             * @description Antwort.
             * @example news
             */
            readonly value: string;
            /**
             * @description Wie sie heißt.
             * @example Nachrichten
             */
            readonly label: string;
        };
        /** @description Antworten einer Vorlage. */
        readonly Answers: {
            /** @description Nach dem Schlüssel ihrer Frage. */
            readonly answers: {
                readonly [key: string]: string;
            };
        };
        /** @description Was veröffentlicht werden soll. */
        readonly Publication: {
            /** @description Entwürfe, jedes Dokument einmal. */
            readonly files: readonly components["schemas"]["WantedDocument"][];
            /**
             * @description Was sich ändert, in einem Satz.
             * @example Neue Startseite
             */
            readonly message: string;
            /**
             * @description Zu dieser Zeit; ISO 8601 mit Zone. Ohne sie sofort.
             * @example 2026-12-24T08:00:00+01:00
             */
            readonly at?: string;
        };
        /** @description Ein Entwurf mit seinem Stand. */
        readonly WantedDocument: {
            /**
             * @description Name des Dokuments.
             * @example pages/home.yaml
             */
            readonly file: string;
            /**
             * @description Stand des Entwurfs, den der Redakteur gesehen hat.
             * @example 3
             */
            readonly version: number;
        };
        /** @description Veröffentlicht, oder mit `at` geplant. */
        readonly PublicationAnswer: components["schemas"]["Published"] | components["schemas"]["Planned"];
        /** @description Was veröffentlicht ist. */
        readonly Published: {
            /**
             * @description Stand aller Dokumente.
             * @example 4f2a
             */
            readonly revision: string;
            /** @description Dokumente. */
            readonly files: readonly string[];
            /**
             * @description Commit, wo die Konfiguration ein Checkout von git ist.
             * @example 1f3c9e
             */
            readonly commit?: string;
        };
        /** @description Eine Planung. */
        readonly Planned: {
            readonly plan: components["schemas"]["PlanEntry"];
        };
        /** @description Planungen. */
        readonly Plans: {
            /** @description Die nächste zuerst. */
            readonly plans: readonly components["schemas"]["PlanEntry"][];
        };
        /** @description Eine Veröffentlichung zu späterer Zeit: Entwürfe, wie sie bei der Planung waren. */
        readonly PlanEntry: {
            /**
             * @description Kennung.
             * @example 9f86d081884c7d65
             */
            readonly id: string;
            /**
             * @description ISO 8601.
             * @example 2026-12-24T07:00:00.000Z
             */
            readonly at: string;
            /**
             * @description Was sich ändert.
             * @example Weihnachten
             */
            readonly message: string;
            readonly editor: components["schemas"]["Editor"];
            /** @description Entwürfe. */
            readonly files: readonly components["schemas"]["PlannedDraft"][];
            readonly fault?: components["schemas"]["PlanFault"];
        };
        /** @description Ein geplanter Entwurf. */
        readonly PlannedDraft: {
            /**
             * @description Dokument.
             * @example pages/home.yaml
             */
            readonly file: string;
            /**
             * @description Sein Stand.
             * @example 3
             */
            readonly version: number;
            /**
             * @description Der Entwurf ist seither geändert; das ist nicht mit geplant.
             * @example false
             */
            readonly isEdited: boolean;
        };
        /** @description Die Zeit ist gekommen, und es gelang nicht. */
        readonly PlanFault: {
            /**
             * @description Wann; ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly at: string;
            /**
             * @description Warum.
             * @example Andere haben inzwischen veröffentlicht.
             */
            readonly message: string;
            /** @description Was falsch wäre. */
            readonly findings?: readonly components["schemas"]["DocumentFinding"][];
        };
        /** @description Andere Zeit, oder mit den Entwürfen, wie sie jetzt sind. */
        readonly PlanChange: {
            /**
             * @description ISO 8601 mit Zone.
             * @example 2026-12-24T08:00:00+01:00
             */
            readonly at?: string;
            /**
             * @description Mit den Entwürfen von jetzt, durch den, dem sie gehören.
             * @example false
             */
            readonly fresh?: boolean;
        };
        /** @description Verlauf. */
        readonly History: {
            /** @description Der letzte zuerst. */
            readonly entries: readonly components["schemas"]["HistoryEntry"][];
        };
        /** @description Eine Veröffentlichung. */
        readonly HistoryEntry: {
            /**
             * @description Kennung.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly entry: string;
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly at: string;
            /**
             * @description Selbst gewählter Name.
             * @example Anna Beispiel
             */
            readonly editor: string;
            /**
             * @description Adresse; leer in Einträgen früherer Fassungen.
             * @example anna@verlag.example
             */
            readonly email: string;
            /**
             * @description Was sich änderte.
             * @example Neue Startseite
             */
            readonly message: string;
        };
        /** @description Ein Stand. */
        readonly DocumentVersion: {
            /**
             * @description null, wo das Dokument gelöscht wurde.
             * @example title: Startseite
             */
            readonly text: string | null;
            /** @description Was er geändert hat. */
            readonly differences: readonly components["schemas"]["DraftDifference"][];
        };
        /** @description Eine Seite, und was von ihr schon da ist. */
        readonly PreviewOrder: {
            /**
             * @description Adresse der Seite mit den Angaben der Vorschau: als wer, zu welcher Zeit.
             * @example /aktien?vorschau-als=plus
             */
            readonly path: string;
            /** @description Schlüssel der Bausteine, die schon da sind. */
            readonly has: readonly string[];
            readonly coming?: components["schemas"]["WantedDocument"];
        };
        /** @description Woraus eine Seite jetzt besteht: alle Bausteine der Reihe nach. */
        readonly PreviewUpdate: {
            /**
             * @description Status der Seite.
             * @example 200
             */
            readonly status: number;
            /**
             * @description Titel der Seite.
             * @example Aktien
             */
            readonly title: string;
            /**
             * @description Schlüssel von allem um die Bausteine; ein anderer heißt: neu laden.
             * @example f1
             */
            readonly frame: string;
            /** @description Stylesheets, die die Bausteine brauchen. */
            readonly styles: readonly string[];
            /** @description Nach ihrem Platz auf der Seite: `top`, `main`, `aside`. */
            readonly slots: {
                readonly [key: string]: readonly components["schemas"]["PreviewUpdateBlock"][];
            };
        };
        /** @description Ein Baustein. */
        readonly PreviewUpdateBlock: {
            /**
             * @description Wo sein Dokument ihn hat.
             * @example pages/home.yaml#/body/main/0
             */
            readonly at: string;
            /**
             * @description Bleibt gleich, solange er gleich gezeichnet würde.
             * @example k1
             */
            readonly key: string;
            /**
             * @description Fehlt, wenn er schon da ist; leer, wenn er nichts zeichnet.
             * @example <div></div>
             */
            readonly html?: string;
        };
        /** @description Wofür ein Link ist. */
        readonly LinkOrder: {
            /**
             * @description Adresse der Seite mit den Angaben der Vorschau.
             * @example /aktien?vorschau-als=plus
             */
            readonly path: string;
            /**
             * @description Nur diese Seite (so auch ohne Angabe), oder alle.
             * @enum {string}
             */
            readonly pages?: "one" | "all";
        };
        /** @description Lässt Kollegen die Entwürfe eines Redakteurs ansehen. */
        readonly PreviewLink: {
            /**
             * @description Kennung.
             * @example 9f86d081884c7d65
             */
            readonly id: string;
            /**
             * @description Seite, für die er ist, mit als wer und wann sie gezeigt wird.
             * @example /aktien?vorschau-als=plus
             */
            readonly path: string;
            /**
             * @description Diese Seite, oder alle mit den Entwürfen des Redakteurs.
             * @enum {string}
             */
            readonly pages: "one" | "all";
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly expires: string;
        };
        /** @description Ein neuer Link; seine Adresse kennt danach niemand mehr. */
        readonly NewLink: {
            /**
             * @description Kennung.
             * @example 9f86d081884c7d65
             */
            readonly id: string;
            /**
             * @description Seite, für die er ist, mit als wer und wann sie gezeigt wird.
             * @example /aktien?vorschau-als=plus
             */
            readonly path: string;
            /**
             * @description Diese Seite, oder alle mit den Entwürfen des Redakteurs.
             * @enum {string}
             */
            readonly pages: "one" | "all";
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly expires: string;
            /**
             * @description Adresse mit ihrem Geheimnis.
             * @example /redaktion/vorschau-link/xyz/aktien
             */
            readonly address: string;
        };
        /** @description Ein Link, wie die Chefredaktion ihn sieht. */
        readonly MadeLink: {
            /**
             * @description Kennung.
             * @example 9f86d081884c7d65
             */
            readonly id: string;
            /**
             * @description Seite, für die er ist, mit als wer und wann sie gezeigt wird.
             * @example /aktien?vorschau-als=plus
             */
            readonly path: string;
            /**
             * @description Diese Seite, oder alle mit den Entwürfen des Redakteurs.
             * @enum {string}
             */
            readonly pages: "one" | "all";
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly expires: string;
            readonly maker: components["schemas"]["Editor"];
        };
        /** @description Eigene Links. */
        readonly PreviewLinks: {
            /** @description Die gelten, der letzte zuerst. */
            readonly links: readonly components["schemas"]["PreviewLink"][];
        };
        /** @description Links von allen. */
        readonly MadeLinks: {
            /** @description Die gelten, der letzte zuerst. */
            readonly links: readonly components["schemas"]["MadeLink"][];
        };
        /** @description Bilder des Projekts. */
        readonly Pictures: {
            /** @description Nach Namen. */
            readonly pictures: readonly components["schemas"]["PictureEntry"][];
            /**
             * @description Sie liegen bei einem Bilderdienst: dort werden sie gebracht.
             * @example false
             */
            readonly isElsewhere: boolean;
        };
        /** @description Ein Bild des Projekts. */
        readonly PictureEntry: {
            /**
             * @description Datei.
             * @example gold.webp
             */
            readonly file: string;
            /**
             * @description Wie Dokumente es nennen.
             * @example gold
             */
            readonly id: string;
            /**
             * @description Adresse.
             * @example /bilder/gold.webp
             */
            readonly address: string;
            /**
             * @description Pixel; fehlt, wo die Datei nicht zu lesen ist.
             * @example 800
             */
            readonly width?: number;
            /**
             * @description Pixel.
             * @example 600
             */
            readonly height?: number;
            /**
             * @description Größe.
             * @example 52000
             */
            readonly bytes: number;
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly changedAt: string;
            /** @description Dokumente, die es nennen, mit den Entwürfen dieses Redakteurs. */
            readonly usedBy: readonly string[];
        };
        /** @description Ein gebrachtes Bild. */
        readonly BroughtPicture: {
            /**
             * @description Datei.
             * @example gold.webp
             */
            readonly file: string;
            /**
             * @description Wie Dokumente es nennen.
             * @example gold
             */
            readonly id: string;
            /**
             * @description Adresse.
             * @example /bilder/gold.webp
             */
            readonly address: string;
            /**
             * @description Pixel; fehlt, wo die Datei nicht zu lesen ist.
             * @example 800
             */
            readonly width?: number;
            /**
             * @description Pixel.
             * @example 600
             */
            readonly height?: number;
            /**
             * @description Größe.
             * @example 52000
             */
            readonly bytes: number;
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly changedAt: string;
            /** @description Dokumente, die es nennen, mit den Entwürfen dieses Redakteurs. */
            readonly usedBy: readonly string[];
            /** @description Was aus einer Zeichnung genommen wurde und fehlen könnte: `script`, `image`. */
            readonly removed: readonly string[];
        };
        /** @description Ausschnitt und Breite, in Pixeln des Bildes, wie man es sieht; die vier des Ausschnitts gehören zusammen. */
        readonly PictureRequest: {
            /**
             * @description Links.
             * @example 0
             */
            readonly x?: number;
            /**
             * @description Oben.
             * @example 0
             */
            readonly y?: number;
            /**
             * @description Breite des Ausschnitts.
             * @example 400
             */
            readonly width?: number;
            /**
             * @description Höhe des Ausschnitts.
             * @example 300
             */
            readonly height?: number;
            /**
             * @description Höchste Breite des neuen Bildes.
             * @example 800
             */
            readonly to?: number;
        };
        /** @description Welches Dokument offen ist. */
        readonly PresenceNote: {
            /**
             * @description null, wenn keines.
             * @example pages/home.yaml
             */
            readonly file: string | null;
        };
        /** @description Wer sonst da ist. */
        readonly PresenceList: {
            /** @description Andere mit diesem Dokument. */
            readonly others: readonly components["schemas"]["Presence"][];
        };
        /** @description Jemand anderes. */
        readonly Presence: {
            /**
             * @description Name.
             * @example Ben Beispiel
             */
            readonly name: string;
            /**
             * @description Adresse.
             * @example ben@verlag.example
             */
            readonly email: string;
            /**
             * @description ISO 8601.
             * @example 2026-11-29T08:00:00.000Z
             */
            readonly since: string;
        };
        /** @description Eine Antwort, die kein Erfolg ist. */
        readonly Fault: {
            /**
             * @description Deutsch, und so zu zeigen.
             * @example Diesen Link gibt es nicht (mehr).
             */
            readonly message: string;
            /**
             * @description Zeile, ab 1.
             * @example 3
             */
            readonly line?: number;
            /**
             * @description Spalte, ab 1.
             * @example 5
             */
            readonly column?: number;
            /** @description Was falsch ist. */
            readonly findings?: readonly components["schemas"]["DocumentFinding"][];
            /**
             * @description Frage einer Vorlage, deren Antwort nicht geht.
             * @example title
             */
            readonly question?: string;
            /** @description Dokumente, die andere veröffentlicht haben, seit der Entwurf begann. */
            readonly stale?: readonly string[];
        };
    };
    responses: {
        /** @description Die Anfrage ist falsch. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Erst anmelden. */
        readonly Unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Dafür fehlt die Rolle, oder die Anfrage kommt nicht von der Redaktion. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Das gibt es nicht. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description So geht es gerade nicht. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Das ist zu viel. */
        readonly TooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Das ist kein Bild, das hier geht. */
        readonly NoPicture: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Daraus wird nichts: Es gibt Befunde, oder die Arbeit stieß an ihre Grenze. */
        readonly Unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Zu viele Anfragen. */
        readonly TooManyRequests: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Der Anbieter ist weg, oder es arbeiten zu viele zugleich. */
        readonly Unavailable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Die Platte oder git will nicht; die Entwürfe sind da. */
        readonly DiskRefuses: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Etwas ging schief; die Änderungen bis hierher sind gesichert. */
        readonly Unexpected: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Ein anderes Fenster war schneller: der Entwurf, wie er jetzt ist. Oder ein `Fault`, wo sonst etwas im Weg ist. */
        readonly OtherVersion: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["DraftState"] | components["schemas"]["Fault"];
            };
        };
    };
    parameters: {
        /**
         * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
         * @example pages/home.yaml
         */
        readonly File: string;
        /**
         * @description Art von Dokument.
         * @example page
         */
        readonly Kind: string;
        /**
         * @description Kennung der Vorlage.
         * @example page
         */
        readonly Template: string;
        /**
         * @description Kennung.
         * @example 9f86d081884c7d65
         */
        readonly Id: string;
        /**
         * @description Eintrag des Verlaufs.
         * @example 2026-11-29T08:00:00.000Z
         */
        readonly Entry: string;
        /**
         * @description Name der Datei.
         * @example gold.webp
         */
        readonly Picture: string;
        /**
         * @description Stand des Entwurfs, den der Redakteur gesehen hat.
         * @example 3
         */
        readonly Version: number;
        /**
         * @description Wörter in der Adresse, etwa der Name einer Aktie.
         * @example sap
         */
        readonly Search: string;
        /**
         * @description Links, in Pixeln.
         * @example 0
         */
        readonly CropX: number;
        /**
         * @description Oben, in Pixeln.
         * @example 0
         */
        readonly CropY: number;
        /**
         * @description Breite des Ausschnitts.
         * @example 400
         */
        readonly CropWidth: number;
        /**
         * @description Höhe des Ausschnitts.
         * @example 300
         */
        readonly CropHeight: number;
        /**
         * @description Höchste Breite des neuen Bildes.
         * @example 800
         */
        readonly CropTo: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getEditorSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Session"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Documents"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly getDocumentSchema: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Art von Dokument.
                 * @example page
                 */
                readonly kind: components["parameters"]["Kind"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentSchema"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listBlocks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Blocks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly getDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly deleteDraft: {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Stand des Entwurfs, den der Redakteur gesehen hat.
                 * @example 3
                 */
                readonly version: components["parameters"]["Version"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Der Entwurf ist weg. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly getDraftFindings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftFindings"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly getDraftDifferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Differences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly changeDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "patch": [
                 *         {
                 *           "op": "replace",
                 *           "path": "/title",
                 *           "value": "Startseite"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["DraftEdit"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly undoEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["DraftVersion"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly redoEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["DraftVersion"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly changeDraftText: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "text": "title: Startseite"
                 *     }
                 */
                readonly "application/json": components["schemas"]["DraftText"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly createDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "text": "title: Neu"
                 *     }
                 */
                readonly "application/json": components["schemas"]["NewDraft"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly deleteDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["DraftVersion"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly rebaseDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                readonly "application/json": components["schemas"]["DraftVersion"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly decideConflict: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "at": "/title",
                 *       "take": "mine"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Decision"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly restoreDraft: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "entry": "2026-11-29T08:00:00.000Z"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Restoration"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly renamePage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "route": "/aktien/finder",
                 *       "redirect": true
                 *     }
                 */
                readonly "application/json": components["schemas"]["Route"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Renamed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["OtherVersion"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly getDocumentUses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentUses"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly findAddresses: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Wörter in der Adresse, etwa der Name einer Aktie.
                 * @example sap
                 */
                readonly q?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Addresses"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listTemplates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Templates"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly createFromTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Kennung der Vorlage.
                 * @example page
                 */
                readonly template: components["parameters"]["Template"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "answers": {
                 *         "title": "Neue Seite"
                 *       }
                 *     }
                 */
                readonly "application/json": components["schemas"]["Answers"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DraftState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly publishDrafts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "files": [
                 *         {
                 *           "file": "pages/home.yaml",
                 *           "version": 3
                 *         }
                 *       ],
                 *       "message": "Neue Startseite"
                 *     }
                 */
                readonly "application/json": components["schemas"]["Publication"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PublicationAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listPlans: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Plans"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly changePlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Kennung.
                 * @example 9f86d081884c7d65
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "at": "2026-12-24T08:00:00+01:00"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PlanChange"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Planned"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly deletePlan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Kennung.
                 * @example 9f86d081884c7d65
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Die Planung ist aufgehoben. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listVersions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["History"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly getVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name des Dokuments unter dem Ordner der Konfiguration, Stücke unter `content/`. Seine Schrägstriche dürfen auch stehen bleiben.
                 * @example pages/home.yaml
                 */
                readonly file: components["parameters"]["File"];
                /**
                 * @description Eintrag des Verlaufs.
                 * @example 2026-11-29T08:00:00.000Z
                 */
                readonly entry: components["parameters"]["Entry"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentVersion"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly drawPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "path": "/aktien?vorschau-als=plus",
                 *       "has": [
                 *         "k1"
                 *       ]
                 *     }
                 */
                readonly "application/json": components["schemas"]["PreviewOrder"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewUpdate"];
                };
            };
            /** @description Die Adresse führt weiter. */
            readonly 204: {
                headers: {
                    /** @description Wohin sie führt. */
                    readonly "Parkett-Moved"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreviewLinks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly createLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "path": "/aktien?vorschau-als=plus",
                 *       "pages": "one"
                 *     }
                 */
                readonly "application/json": components["schemas"]["LinkOrder"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NewLink"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listAllLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MadeLinks"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly deleteLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Kennung.
                 * @example 9f86d081884c7d65
                 */
                readonly id: components["parameters"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Der Link gilt nicht mehr. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly listPictures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Pictures"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly addPicture: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Links, in Pixeln.
                 * @example 0
                 */
                readonly x?: components["parameters"]["CropX"];
                /**
                 * @description Oben, in Pixeln.
                 * @example 0
                 */
                readonly y?: components["parameters"]["CropY"];
                /**
                 * @description Breite des Ausschnitts.
                 * @example 400
                 */
                readonly width?: components["parameters"]["CropWidth"];
                /**
                 * @description Höhe des Ausschnitts.
                 * @example 300
                 */
                readonly height?: components["parameters"]["CropHeight"];
                /**
                 * @description Höchste Breite des neuen Bildes.
                 * @example 800
                 */
                readonly to?: components["parameters"]["CropTo"];
            };
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name der Datei.
                 * @example gold.webp
                 */
                readonly name: components["parameters"]["Picture"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /** @example ‰PNG */
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BroughtPicture"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NoPicture"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly deletePicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name der Datei.
                 * @example gold.webp
                 */
                readonly name: components["parameters"]["Picture"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Das Bild ist weg; es liegt noch im Ordner der Redaktion. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly cutPicture: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description Name der Datei.
                 * @example gold.webp
                 */
                readonly name: components["parameters"]["Picture"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "x": 0,
                 *       "y": 0,
                 *       "width": 400,
                 *       "height": 300
                 *     }
                 */
                readonly "application/json": components["schemas"]["PictureRequest"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PictureEntry"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 415: components["responses"]["NoPicture"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly 507: components["responses"]["DiskRefuses"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
    readonly sendPresence: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "file": "pages/home.yaml"
                 *     }
                 */
                readonly "application/json": components["schemas"]["PresenceNote"];
            };
        };
        readonly responses: {
            /** @description Erfolg. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PresenceList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["TooLarge"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 503: components["responses"]["Unavailable"];
            readonly default: components["responses"]["Unexpected"];
        };
    };
}

