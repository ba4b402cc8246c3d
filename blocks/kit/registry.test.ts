import { describe, expect, it } from 'vitest';
import { query, type BlockInput, type BlockView, type WithConfig } from './block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { defineBlock, type AnyBlock } from './registry.ts';

interface Props {
  type: 'sample';
  count?: number;
}
const facts = { type: 'sample', family: 'market', vocabulary: 'page', config: ['site'], styles: undefined } as const;
const needs = ({ subject }: BlockInput<Props, InstrumentSubject>) => ({
  quote: query('getQuote', { path: { entityType: subject.instrument.entityType, entityValue: subject.instrument.entityValue } }),
});
const component = ({ data }: BlockView<Props, ReturnType<typeof needs>, InstrumentSubject>) => data.quote.last;
const otherNeeds = () => ({ other: query('listInstruments', { body: { list: [] } }) });

describe('an entry of the registry', () => {
  it('keeps what it was made of and can be used like any other block', () => {
    const block: AnyBlock = defineBlock<Props>()({ ...facts, subject: 'instrument', component, needs });
    expect(block).toMatchObject({ ...facts, subject: 'instrument', component, needs });
  });

  it('is refused by the compiler when its parts do not fit each other', () => {
    const define = defineBlock<Props>();
    const colored = ({ props }: BlockView<Props & { color: string }>) => props.color;
    const ofIssuer = ({ subject }: BlockView<Props, Record<string, never>, IssuerSubject>) => subject.kind;
    // @ts-expect-error the component needs a property that the schema does not have
    define({ ...facts, subject: 'instrument', component: colored });
    // @ts-expect-error the component is about issuers, the schema about instruments
    define({ ...facts, subject: 'instrument', component: ofIssuer });
    // @ts-expect-error the component needs an answer that `needs` does not request
    define({ ...facts, subject: 'instrument', component, needs: otherNeeds });
    expect(define).toBeTypeOf('function');
  });

  it('gets the parts of the configuration that its schema asks for and no others', () => {
    const define = defineBlock<Props>();
    const named = ({ config }: BlockView<Props> & WithConfig<'site'>) => config.site.name;
    const linked = ({ config }: BlockView<Props> & WithConfig<'site' | 'navigation'>) => config.navigation.groups.length;
    expect(define({ ...facts, subject: undefined, component: named }).config).toEqual(['site']);
    // @ts-expect-error the component reads the navigation, the schema names only `site`
    define({ ...facts, subject: undefined, component: linked });
    // @ts-expect-error a block whose schema names no parts gets no configuration
    define({ ...facts, config: [], subject: undefined, component: named });
  });
});
