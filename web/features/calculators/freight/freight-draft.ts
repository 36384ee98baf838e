import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { startFreight } from '#contracts/model/calculators/freight/start.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { calculationDraft, type DraftOf, type DraftState } from '../parts/calculation-draft.ts'

/** The initial input of a seller. Its exchange rates are from the last day of 2024, and the screen shows this day. */
export const newFreight = (marketplace: Marketplace, today: string): FreightInput => ({
  ...startFreight(marketplace, today),
  exchange: REFERENCE_RATES,
})

type Calculation = DraftOf<FreightInput>
export type CalculationState = DraftState<FreightInput, Calculation>

const create = (input: FreightInput): Calculation => ({ input, saved: null, round: 0 })

export const useFreight = calculationDraft<FreightInput, Calculation>({
  storageKey: 'freight calculation',
  firstInput: (today) => newFreight(DEFAULT_MARKETPLACE, today),
  create,
  read(stored, today) {
    const input = readFreight(JSON.stringify(stored.input), today)
    return input && create(input)
  },
})
