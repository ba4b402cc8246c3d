import { filledRoute } from '#documents/routes/pattern.ts';
import { pathOfType, typePlural, typeOfPath, type DerivativeType } from '#domain/derivative/types.ts';
import type { RouteParams } from '#documents/routes/pattern.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** Kind of derivatives. */
export interface DerivativesSubject {
  readonly kind: 'derivatives';
  /** Type in the contracts, such as `KNOCKOUT_CERTIFICATE`. */
  readonly entitySubType: DerivativeType;
  /** Display name, such as `Knock-out-Zertifikat`. */
  readonly name: string;
}

/** Subject module of the kinds of derivatives, identified by the name of their page: `Knock-Outs`. */
export const derivatives: SubjectModule<DerivativesSubject> = {
  resolve({ config: { parameter }, params, route }) {
    const entitySubType = typeIn(params, parameter);
    return Promise.resolve(
      entitySubType && {
        subject: { kind: 'derivatives', entitySubType, name: typePlural(entitySubType) },
        canonicalPath: filledRoute(route, { [parameter]: pathOfType(entitySubType) }),
      },
    );
  },
  name: ({ name }) => name,
  facts: ({ name }) => ({ 'derivatives.name': name }),
  otherSpellings: 'serve',
  sitemap: 'documents',
};

function typeIn(params: RouteParams, parameter: string) {
  return typeOfPath(String(params[parameter]));
}
