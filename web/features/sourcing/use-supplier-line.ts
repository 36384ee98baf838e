import type { SupplierRow } from '#contracts/api/sourcing-rows.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from './use-reader.ts'

/** Writes `Factory · 8 years · Yongkang`. */
export function useSupplierLine() {
  const { t } = useTranslation('sourcing')
  const { texts, nameOf } = useReader()
  return ({ companyType, years, city }: Pick<SupplierRow, 'companyType' | 'years' | 'city'>) =>
    [
      texts.values.companyType[companyType],
      ...(years > 0 ? [t('supplier.years', { count: years })] : []),
      nameOf(city),
    ].join(' · ')
}
