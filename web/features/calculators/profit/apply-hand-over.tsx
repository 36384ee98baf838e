import { useEffect, useRef } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { withFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import type { HandOver } from '../public/hand-over.ts'
import { moveTo } from './fill-in.ts'
import { withOffer } from './from-offer.ts'
import { fromReport } from './from-report.ts'
import type { Calculation, CalculationState } from './profit-draft.ts'

interface ApplyHandOverProps extends Pick<CalculationState, 'calculation'> {
  handOver: HandOver
  rates: ExchangeRates
  /** Called once, with the calculation that contains the handed-over numbers. */
  onHandedOver: (next: HandedCalculation, from: HandOver['from']) => void
}

export type HandedCalculation = Parameters<CalculationState['replace']>[0]

/** Applies handed-over numbers to the calculation. Renders nothing. */
export function ApplyHandOver({ handOver, calculation, rates, onHandedOver }: ApplyHandOverProps) {
  const applied = useRef<HandOver>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies each hand-over once
  useEffect(() => {
    // Strict mode runs effects twice.
    if (applied.current === handOver) return
    applied.current = handOver
    onHandedOver(applyTo(calculation, handOver, rates), handOver.from)
  }, [handOver])
  return null
}

/** A report brings a calculation of its own; the others change a part of this one. */
function applyTo(before: Calculation, handOver: HandOver, rates: ExchangeRates): HandedCalculation {
  if (handOver.from === 'report') return fromReport(handOver)
  const { offer } = handOver
  const shipped = handOver.from === 'freight' ? withShipment(before, handOver.freight, rates) : before
  if (!offer) return shipped
  return { ...shipped, input: withOffer(shipped.input, offer, rates, shipped.product !== null), offer }
}

function withShipment(
  before: Calculation,
  freight: Extract<HandOver, { from: 'freight' }>['freight'],
  rates: ExchangeRates,
): Calculation {
  const isSamePlace = before.input.marketplace === freight.marketplace
  return {
    ...before,
    input: withFreight(moveTo(before.input, freight.marketplace, rates), freight),
    product: isSamePlace ? before.product : null,
  }
}
