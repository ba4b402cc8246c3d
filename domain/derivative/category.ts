import type { DerivativeTerms } from './terms.ts';
import { isLeveraged, typeLong, type DerivativeType } from './types.ts';

/** Category of a product, in the words and numbers of the contract's `DerivativesSubCategory`. */
export interface SubCategory {
  readonly id: number;
  readonly description: string;
  readonly entitySubType: DerivativeType;
  readonly descriptionEntitySubType: string;
  readonly idCategory: number;
  readonly descriptionCategory: string;
}

type Kind = readonly [id: number, description: string];

const OF_TYPE: Readonly<Record<Exclude<DerivativeType, 'KNOCKOUT_CERTIFICATE'>, Kind>> = {
  WARRANT: [310, 'Optionsschein Standard'],
  DISCOUNT_WARRANT: [320, 'Discount-Optionsschein'],
  INLINE_WARRANT: [330, 'Inline-Optionsschein'],
  FACTOR_CERTIFICATE: [340, 'Faktor-Zertifikat'],
  DISCOUNT_CERTIFICATE: [110, 'Discount-Zertifikat Standard'],
  BONUS_CERTIFICATE: [120, 'Bonus-Zertifikat Standard'],
  BOND_CERTIFICATE: [130, 'Aktienanleihe Standard'],
  EXPRESS_CERTIFICATE: [140, 'Express-Zertifikat'],
  PART_CAPITAL_PROTECTED_CERTIFICATE: [150, 'Teilkapitalschutz'],
  OUTPERFORMANCE_SPRINT_CERTIFICATE: [160, 'Outperformance-Zertifikat'],
  INDEX_PARTICIPATATION_CERTIFICATE: [170, 'Partizipations-Zertifikat'],
  ETC_ETN_CERTIFICATE: [180, 'ETC und ETN'],
};

const LEVERAGE: Kind = [80, 'Hebelprodukte'];
const INVESTMENT: Kind = [70, 'Anlageprodukte'];

/** Returns the sub-category of a product: `Knock-Out ohne Stop Loss` among the `Hebelprodukte`. */
export function subCategoryOf(terms: DerivativeTerms): SubCategory {
  const [id, description] = kindOf(terms);
  const [idCategory, descriptionCategory] = isLeveraged(terms.type) ? LEVERAGE : INVESTMENT;
  const descriptionEntitySubType = typeLong(terms.type);
  return { id, description, entitySubType: terms.type, descriptionEntitySubType, idCategory, descriptionCategory };
}

function kindOf(terms: DerivativeTerms): Kind {
  if (terms.type === 'KNOCKOUT_CERTIFICATE') return knockoutKind(terms);
  const capped = terms.cap !== undefined;
  if (terms.type === 'BONUS_CERTIFICATE' && capped) return [121, 'Bonus-Zertifikat mit Cap'];
  if (terms.type === 'BOND_CERTIFICATE' && terms.barrier !== undefined) return [131, 'Aktienanleihe mit Barriere'];
  if (terms.type === 'OUTPERFORMANCE_SPRINT_CERTIFICATE' && capped) return [161, 'Sprint-Zertifikat'];
  return OF_TYPE[terms.type];
}

/** Sub-category of products that are not traded on an exchange. Source of the number: portal.md §5. */
const SPECIAL: Kind = [5070, 'Knock-Out (OTC)'];

function knockoutKind({ feature, maturity }: DerivativeTerms): Kind {
  if (feature === 'OTC_KO') return SPECIAL;
  if (feature === 'STOP_LOSS') return [391, 'Knock-Out mit Stop Loss'];
  if (feature === 'SMART_TURBO') return [392, 'Smart-Turbo'];
  return maturity === undefined ? [390, 'Knock-Out ohne Stop Loss'] : [393, 'Knock-Out mit Laufzeit'];
}

/** Returns true for the sub-category of products that are not traded on an exchange. */
export function isSpecialProduct(idSubCategory: number | undefined): boolean {
  return idSubCategory === SPECIAL[0];
}
