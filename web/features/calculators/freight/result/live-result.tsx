import { useMemo } from 'react'
import { freightOf } from '#contracts/model/calculators/freight/freight.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { Result } from './result.tsx'

interface LiveResultProps {
  /** An input without problems. */
  input: FreightInput
  today: string
  onQuote: (mode: Mode, freight: Freight) => void
  onProfit: (freight: HandedFreight) => void
  onPrint: (mode: Mode) => void
}

/** The result of the current input. Its chunk contains the engine and loads after the fields. */
export function LiveResult({ input, today, onQuote, onProfit, onPrint }: LiveResultProps) {
  const result = useMemo(() => freightOf(input, today), [input, today])
  return (
    result.ok && (
      <Result
        input={input}
        freight={result.freight}
        onQuote={(mode) => onQuote(mode, result.freight)}
        onProfit={onProfit}
        onPrint={onPrint}
      />
    )
  )
}
