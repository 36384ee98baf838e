import { useState } from 'react'
import { REFERENCE_RATES } from '#contracts/model/calculators/exchange.ts'
import { emptyInput, type ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { Analysis } from '#web/features/calculators/profit/analysis/analysis.tsx'

/** A parcel of 10 × 8 × 5 inches. Its price is just above a fee threshold. */
const sample: ProfitInput = {
  ...emptyInput('US', '2026-11-20'),
  price: 1049,
  feeCategory: 'home',
  size: { length: 254, width: 203.2, height: 127 },
  weight: 363,
  cost: 120,
  freight: 40,
  ads: { by: 'acos', share: 0.08 },
  tariffs: [{ kind: 'base', rate: 0.25, on: '2026-11-20' }],
  returns: { rate: 0.04, loss: 0.5, processing: null },
  fbm: { postage: 620, handling: 50, charged: 0 },
}

export function ProfitAnalyses() {
  const [input, setInput] = useState(sample)
  const [rates, setRates] = useState(REFERENCE_RATES)
  return (
    <Analysis
      input={input}
      rates={rates}
      onChange={(change) => setInput((before) => ({ ...before, ...change }))}
      onRates={(changed) => setRates(changed ?? REFERENCE_RATES)}
    />
  )
}
