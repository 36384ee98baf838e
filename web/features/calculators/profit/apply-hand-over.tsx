import { useEffect, useRef } from 'react'
import type { ExchangeRates } from '#contracts/model/calculators/exchange.ts'
import { type HandedFreight, withFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import type { HandedAds, HandedOffer, HandOver } from '../public/hand-over.ts'
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

/**
 * The calculation with the handed-over numbers. A report brings a calculation of its own; the others change a part of this
 * one.
 */
export function applyTo(before: Calculation, handOver: HandOver, rates: ExchangeRates): HandedCalculation {
  if (handOver.from === 'report') return fromReport(handOver)
  if (handOver.from === 'keywords') return withAds(before, handOver.ads, rates)
  const { offer } = handOver
  const shipped = handOver.from === 'freight' ? withShipment(before, handOver.freight, rates) : before
  return offer ? withCost(shipped, offer, rates) : shipped
}

function withAds(before: Calculation, ads: HandedAds, rates: ExchangeRates): Calculation {
  const { marketplace, amount, conversionRate } = ads
  const isSamePlace = before.input.marketplace === marketplace
  return {
    ...before,
    input: { ...moveTo(before.input, marketplace, rates), ads: { by: 'unit', amount }, conversionRate },
    product: isSamePlace ? before.product : null,
  }
}

/** The facts of another product than that of the offer do not belong to its cost. */
function withCost(before: Calculation, offer: HandedOffer, rates: ExchangeRates): Calculation {
  const { input, product } = before
  const isOther = offer.product !== null && product !== null && offer.product.asin !== product.asin
  const start = isOther ? { ...input, size: null, weight: null, measures: 'package' as const } : input
  return {
    ...before,
    input: withOffer(start, offer, rates, before.offer),
    product: isOther ? null : product,
    offer,
  }
}

function withShipment(before: Calculation, freight: HandedFreight, rates: ExchangeRates): Calculation {
  const isSamePlace = before.input.marketplace === freight.marketplace
  return {
    ...before,
    input: withFreight(moveTo(before.input, freight.marketplace, rates), freight),
    product: isSamePlace ? before.product : null,
  }
}
