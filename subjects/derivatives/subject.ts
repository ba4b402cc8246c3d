import { filledRoute } from '#documents/routes/pattern.ts';
import { pathOfType, typePlural, typeOfPath, type DerivativeType } from '#domain/derivative/types.ts';
import type { RouteParams } from '#documents/routes/pattern.ts';
import type { SubjectModule } from '../kit/subject-module.ts';

/** One kind of derivatives. */
export interface DerivativesSubject {
  readonly kind: 'derivatives';
  /** `KNOCKOUT_CERTIFICATE`. */
  readonly entitySubType: DerivativeType;
  /** `Knock-out-Zertifikat`. */
  readonly name: string;
}

/** One of the kinds of derivatives, named as its own page is: `Knock-Outs`. */
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
