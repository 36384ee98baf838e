import { loadOf } from '#contracts/model/calculators/freight/load.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import type { CalculationState } from '../freight-draft.ts'

/** The name of the calculation that is open, or one to suggest. */
export function useName({ input, saved }: CalculationState['calculation']): string {
  const { t } = useTranslation('freight')
  const grouping = useGrouping()
  return (
    saved?.name ??
    t('saved.suggested', {
      marketplace: input.marketplace,
      cartons: formatCount(loadOf(input.cartons).cartons, grouping),
      day: input.date.on,
    })
  )
}
