import { displayName } from '#domain/instrument/name.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { Island } from '../../kit/island.tsx';
import type { WarrantCalculatorProps } from '../../generated/props.ts';
import { calculatorProps } from '../derivative-calculator/calculator-props.ts';
import { Island as Calculator } from '../derivative-calculator/live.client.tsx';
import { assumptionsIn } from '../derivative-calculator/scenario.ts';
import { productKey, type needs } from './data.ts';

type View = BlockView<WarrantCalculatorProps, ReturnType<typeof needs>>;

/** Five scenarios for a product that the visitor chooses by ISIN or WKN. The whole state is in the address, so it works without scripts. */
export function WarrantCalculator({ props, data, page }: View) {
  const { snapshot, today, suggestions, one, two, three, four, five } = data;
  const { produkt = '' } = page.query;
  const results = [one, two, three, four, five];
  const calculator = calculatorProps({ snapshot, today, page, starts: assumptionsIn(page.query), results });
  return (
    <section className="warrant-calculator">
      <BlockHead title={props.headline ?? 'Szenarien'} />
      <form className="warrant-calculator__choice" action={page.path}>
        <label>
          ISIN oder WKN
          <input name="produkt" required maxLength={20} autoComplete="off" spellCheck={false} defaultValue={produkt} />
        </label>
        <button type="submit">Übernehmen</button>
      </form>
      {calculator === undefined ? (
        produkt.trim() !== '' && <p className="warrant-calculator__fault">{faultOf(produkt, snapshot !== undefined)}</p>
      ) : (
        <>
          {snapshot !== undefined && (
            <p>
              <InstrumentLink instrument={snapshot.instrument} />
            </p>
          )}
          <div className="derivative-calculator">
            <Island name="derivative-calculator/live" of={Calculator} rule="visible" props={calculator} />
          </div>
        </>
      )}
      {suggestions !== undefined && suggestions.list.length > 0 && (
        <>
          <p>Oder beginne mit einem der meistgehandelten Optionsscheine:</p>
          <ul className="warrant-calculator__suggestions">
            {suggestions.list.map(({ instrument }) => (
              <li key={instrument.entityValue}>
                <a href={`${page.path}?produkt=${instrument.isin ?? instrument.wkn ?? ''}`}>{displayName(instrument)}</a>
                {instrument.wkn !== undefined && <span> WKN {instrument.wkn}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function faultOf(typed: string, isKnown: boolean): string {
  if (productKey(typed) === undefined)
    return `„${typed.slice(0, 40)}“ ist weder eine ISIN noch eine WKN. Sieh auf der Seite des Produkts nach.`;
  return isKnown
    ? 'Für dieses Produkt lässt sich gerade nichts rechnen: Es wird nicht gehandelt, oder der Kurs seines Basiswerts ist nicht bekannt.'
    : `Zu „${typed.slice(0, 40)}“ kennen wir kein Derivat.`;
}
