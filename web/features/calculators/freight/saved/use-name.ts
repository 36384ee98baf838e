import { countText } from '#contracts/model/calculators/counted.ts'
import { loadOf } from '#contracts/model/calculators/freight/load.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../../parts/use-writing.ts'
import type { CalculationState } from '../freight-draft.ts'

/** The name of the open calculation, or a suggested one. */
export function useName({ input, saved }: CalculationState['calculation']): string {
  const { t } = useTranslation('freight')
  const reader = useReader()
  return (
    saved?.name ??
    t('saved.suggested', {
      marketplace: input.marketplace,
      cartons: countText('carton', loadOf(input.cartons).cartons, reader),
      day: input.date.on,
    })
  )
}
