import { useEffect, useRef } from 'react'
import { calculators } from '#contracts/api/calculators.ts'
import { packCartons } from '#contracts/model/calculators/freight/carton-optimiser.ts'
import { CARTON_RULES } from '#contracts/model/calculators/freight/cartons.data.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { cartonsFor } from '#contracts/model/calculators/freight/packed-cartons.ts'
import { useCall } from '#web/api/queries.ts'
import type { HandedOffer } from '../public/hand-over.ts'
import type { withValueOf as withValue } from './freight-draft.ts'

interface ApplyOfferProps {
  offer: HandedOffer
  input: FreightInput
  today: string
  /** Passed in, because this chunk is loaded later than the screen, which needs it too. */
  withValueOf: typeof withValue
  onInput: (input: FreightInput) => void
}

/**
 * Takes the value of a supplier's offer and the account's exchange rates, and packs the units into cartons. Waits for the
 * rates. Renders nothing.
 */
export function ApplyOffer({ offer, input, today, withValueOf, onInput }: ApplyOfferProps) {
  const settings = useCall(calculators.settings, {})
  const applied = useRef<HandedOffer>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: applies each offer once
  useEffect(() => {
    // Strict mode runs effects twice.
    if (settings.isPending || applied.current === offer) return
    applied.current = offer
    const valued = withValueOf(offer, input, today)
    onInput(withCartons({ ...valued, exchange: settings.data?.exchange ?? valued.exchange }, offer))
  }, [offer, settings.isPending])
  return null
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
