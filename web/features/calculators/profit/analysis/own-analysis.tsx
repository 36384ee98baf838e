import { useQueryClient } from '@tanstack/react-query'
import { calculators } from '#contracts/api/calculators.ts'
import { type ExchangeRates, REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { keyOf, useCall, useChange } from '#web/api/queries.ts'
import { toast } from '#web/kit/toast.ts'
import { Analysis } from './analysis.tsx'

interface OwnAnalysisProps {
  input: ProfitInput
  onChange: (change: Partial<ProfitInput>) => void
}

/** The analysis, which uses and saves the exchange rates of the account. */
export function OwnAnalysis({ input, onChange }: OwnAnalysisProps) {
  const queries = useQueryClient()
  const rates = useCall(calculators.settings, {}).data?.exchange ?? REFERENCE_RATES
  const save = useChange(calculators.saveSettings, { inTurn: true })

  async function changeRates(exchange: ExchangeRates | null) {
    queries.setQueryData(keyOf(calculators.settings, {}), { exchange })
    try {
      await save.mutateAsync({ body: { exchange } })
    } catch (thrown) {
      toast.failure(thrown)
      await queries.invalidateQueries({ queryKey: keyOf(calculators.settings) })
    }
  }

  return <Analysis input={input} rates={rates} onChange={onChange} onRates={changeRates} />
}
