import { isLeveraged } from '#domain/derivative/types.ts';

/** Risk notice above all figures: products with leverage may lose the whole investment. */
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
