import { useEffect, useRef } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { type HandedFreight, withFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import type { Handed } from '../public/hand-over.ts'
import { moveTo } from './fill-in.ts'
import { fromReport, type TakenCalculation } from './from-report.ts'
import type { CalculationState } from './profit-draft.ts'

interface TakeHandedProps extends Pick<CalculationState, 'update'> {
  handed: Handed
  rates: ExchangeRates
  onReport: (calculation: TakenCalculation) => void
  /** Called when the calculation contains it. */
  onTaken: () => void
}

/** Applies what was typed in the freight calculator or in a report to the calculation. Renders nothing. */
export function TakeHanded({ handed, rates, update, onReport, onTaken }: TakeHandedProps) {
  const { t } = useTranslation('calculators')
  const taken = useRef<Handed>(undefined)

  function takeFreight(freight: HandedFreight) {
    update((before) => ({
      ...before,
      input: withFreight(moveTo(before.input, freight.marketplace, rates), freight),
      product: before.input.marketplace === freight.marketplace ? before.product : null,
      // Remounts the fields, so that they show the new amounts.
      round: before.round + 1,
    }))
    toast.success(t('profit.freightTaken'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was handed over is taken once
  useEffect(() => {
    // Strict mode runs effects twice.
    if (taken.current === handed) return
    taken.current = handed
    if (handed.from === 'freight') takeFreight(handed.freight)
    else onReport(fromReport(handed))
    onTaken()
  }, [handed])
  return null
}
