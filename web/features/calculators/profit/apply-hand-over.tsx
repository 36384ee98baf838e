import { useEffect, useRef } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { type HandedFreight, withFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import type { HandedOffer, HandOver } from '../public/hand-over.ts'
import { moveTo } from './fill-in.ts'
import { withOffer } from './from-offer.ts'
import { type CalculationFromReport, fromReport } from './from-report.ts'
import type { CalculationState } from './profit-draft.ts'

interface ApplyHandOverProps extends Pick<CalculationState, 'update'> {
  handOver: HandOver
  rates: ExchangeRates
  onReport: (calculation: CalculationFromReport) => void
  /** Called after the hand-over has been applied to the calculation. */
  onApplied: () => void
}

/** Applies handed-over numbers to the calculation. Renders nothing. */
export function ApplyHandOver({ handOver, rates, update, onReport, onApplied }: ApplyHandOverProps) {
  const { t } = useTranslation('calculators')
  const applied = useRef<HandOver>(undefined)

  function applyFreight(freight: HandedFreight) {
    update((before) => ({
      ...before,
      input: withFreight(moveTo(before.input, freight.marketplace, rates), freight),
      product: before.input.marketplace === freight.marketplace ? before.product : null,
      // Remounts the fields, so that they show the new amounts.
      round: before.round + 1,
    }))
    toast.success(t('profit.freightTaken'))
  }

  function applyOffer(offer: HandedOffer) {
    update((before) => ({
      ...before,
      input: withOffer(before.input, offer, rates, before.product !== null),
      offer,
      round: before.round + 1,
    }))
    toast.success(t('profit.offer.taken'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: applies each hand-over once
  useEffect(() => {
    // Strict mode runs effects twice.
    if (applied.current === handOver) return
    applied.current = handOver
    if (handOver.from === 'freight') applyFreight(handOver.freight)
    else if (handOver.from === 'offer') applyOffer(handOver.offer)
    else onReport(fromReport(handOver))
    onApplied()
  }, [handOver])
  return null
}
