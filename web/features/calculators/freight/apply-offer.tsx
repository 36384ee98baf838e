import { useEffect, useRef } from 'react'
import { calculators } from '#contracts/api/calculators.ts'
import { type ExchangeRates, REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { packCartons } from '#contracts/model/calculators/freight/carton-optimiser.ts'
import { CARTON_RULES } from '#contracts/model/calculators/freight/cartons.data.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { cartonsFor } from '#contracts/model/calculators/freight/packed-cartons.ts'
import { useCall } from '#web/api/queries.ts'
import type { HandedOffer } from '../public/hand-over.ts'

interface ApplyOfferProps {
  offer: HandedOffer
  /** With the value of the offer's goods. */
  input: FreightInput
  onInput: (input: FreightInput) => void
}

/**
 * Packs the units of a supplier's offer into cartons and takes the rates of the account, once they are there. Renders
 * nothing.
 */
export function ApplyOffer({ offer, input, onInput }: ApplyOfferProps) {
  const settings = useCall(calculators.settings, {})
  const rates = settings.data?.exchange ?? REFERENCE_RATES
  const applied = useRef<HandedOffer>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies each offer once
  useEffect(() => {
    // Strict mode runs effects twice.
    if (settings.isPending || applied.current === offer) return
    applied.current = offer
    onInput(withRates(withCartons(input, offer), rates))
  }, [offer, settings.isPending])
  return null
}

/** Rates that the seller typed into this calculation stay. */
function withRates(input: FreightInput, rates: ExchangeRates): FreightInput {
  const isReference = input.exchange === null || input.exchange.source === REFERENCE_RATES.source
  return isReference ? { ...input, exchange: rates } : input
}

/** No cartons if the unit fits in none. */
function withCartons(input: FreightInput, offer: HandedOffer): FreightInput {
  const { size, weight, units } = offer
  const packing = packCartons([size.length, size.width, size.height], weight, CARTON_RULES)
  const arrangement = packing.ok ? (packing.standard[0] ?? packing.best[0]) : undefined
  return {
    ...input,
    cartons: arrangement ? cartonsFor(arrangement, units, weight) : [],
    goods: {
      ...input.goods,
      units: arrangement ? null : units,
      unitSizeMm: size,
      unitWeightGrams: weight,
    },
  }
}
