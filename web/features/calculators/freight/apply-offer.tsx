import { useEffect, useRef } from 'react'
import { packCartons } from '#contracts/model/calculators/freight/carton-optimiser.ts'
import { CARTON_RULES } from '#contracts/model/calculators/freight/cartons.data.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { cartonsFor } from '#contracts/model/calculators/freight/packed-cartons.ts'
import type { HandedOffer } from '../public/hand-over.ts'

interface ApplyOfferProps {
  offer: HandedOffer
  input: FreightInput
  onInput: (input: FreightInput) => void
}

/** Packs the units of a supplier's offer into cartons, and takes their value. Renders nothing. */
export function ApplyOffer({ offer, input, onInput }: ApplyOfferProps) {
  const applied = useRef<HandedOffer>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies each offer once
  useEffect(() => {
    // Strict mode runs effects twice.
    if (applied.current === offer) return
    applied.current = offer
    onInput(withOffer(input, offer))
  }, [offer])
  return null
}

/** No cartons if the unit fits in none. */
function withOffer(input: FreightInput, { size, weight, units, unitPrice }: HandedOffer): FreightInput {
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
      unitValue: { amount: Math.round(unitPrice * 100), currency: 'CNY' },
    },
  }
}
