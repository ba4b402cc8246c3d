import { ownParameter, named, type Instance, type Instances } from '#documents/reader/references/instances.ts';

/** Microsites of issuers/, each with its tabs. */
export const instances: Instances<'issuer'> = {
  all: ({ parameter, tabParameter }, { issuers }) =>
    issuers.flatMap((document): Instance[] => {
      const { alias } = document;
      const tabs = tabParameter !== undefined && document.layout === 'list' ? document.tabs : [];
      return [
        { values: { [parameter]: alias }, document },
        ...tabs.map((tab) => ({
          values: { [parameter]: alias, ...(tabParameter !== undefined && { [tabParameter]: tab.alias }) },
          document,
          isSecond: true as const,
        })),
      ];
    }),
  missing({ subject: { parameter, tabParameter }, params }, { issuers, allKnown, hasFile }) {
    const alias = named(params, parameter);
    const issuer = issuers.find((each) => each.alias === alias);
    // A microsite whose alias differs from its file name is reported once, at the alias, instead of at every link to it.
    if (issuer === undefined && hasFile(`issuers/${alias}.yaml`)) return undefined;
    if (issuer === undefined) return allKnown('issuer') ? `Es gibt keinen Emittenten „${alias}“.` : undefined;
    const tab = tabParameter === undefined ? undefined : ownParameter(params, tabParameter);
    if (tab === undefined) return undefined;
    const hasTab = issuer.layout === 'list' && issuer.tabs.some(({ alias: known }) => known === tab);
    return hasTab ? undefined : `„${issuer.name}“ hat keinen Reiter „${String(tab)}“.`;
  },
  isSure: ({ allKnown }) => allKnown('issuer'),
};
