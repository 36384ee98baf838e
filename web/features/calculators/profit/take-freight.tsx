import { useEffect } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { type HandedFreight, withFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { moveTo } from './fill-in.ts'
import type { CalculationState } from './profit-draft.ts'

interface TakeFreightProps extends Pick<CalculationState, 'update'> {
  handed: HandedFreight
  rates: ExchangeRates
  /** Called once the freight is in the calculation. */
  onTaken: () => void
}

/** Takes the freight of a unit from the freight calculator into the calculation. Renders nothing. */
export function TakeFreight({ handed, rates, update, onTaken }: TakeFreightProps) {
  const { t } = useTranslation('calculators')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each handed freight is taken once
  useEffect(() => {
    update((before) => ({
      ...before,
      input: withFreight(moveTo(before.input, handed.marketplace, rates), handed),
      product: before.input.marketplace === handed.marketplace ? before.product : null,
      // The fields show the new amounts.
      round: before.round + 1,
    }))
    toast.success(t('profit.freightTaken'))
    onTaken()
  }, [handed])
  return null
}
