import { isLeveraged } from '#domain/derivative/types.ts';

/** What may happen to the money, before any figure: products with leverage may lose all of it. */
export function RiskNotice({ entitySubType }: { readonly entitySubType: string }) {
  return (
    <p className="derivative-facts__risk" role="note">
      <strong>{isLeveraged(entitySubType) ? 'Totalverlust ist möglich.' : 'Verluste sind möglich.'}</strong>{' '}
      {isLeveraged(entitySubType)
        ? 'Ein Hebelprodukt vervielfacht auch Verluste; der ganze Einsatz kann in kurzer Zeit weg sein. Es ist nicht einfach und kann schwer zu verstehen sein.'
        : 'Was zurückgezahlt wird, hängt vom Basiswert ab.'}{' '}
      Kann der Emittent nicht zahlen, ist das Geld ebenfalls verloren: Keine Einlagensicherung steht dafür ein.
    </p>
  );
}
