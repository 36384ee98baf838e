import { memo } from 'react'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import type { UnitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { verdictOf } from '#contracts/model/calculators/profit/verdict.ts'
import { verdictText } from '#contracts/model/calculators/profit/verdict-text.ts'
import { useWriting } from '../../parts/use-writing.ts'
import { Bars } from './bars.tsx'
import { Figures } from './figures.tsx'
import { Gaps } from './gaps.tsx'
import classes from './result.module.css'

interface ResultProps {
  input: ProfitInput
  result: UnitProfit
  isEditable: boolean
}

/** The result for a unit: the verdict, the figures, what is missing, and how the price is spent. */
export const Result = memo(({ input, result, isEditable }: ResultProps) => {
  return (
    <div className={classes.result}>
      <p className={classes.verdict} data-verdict={verdictOf(result)}>
        {verdictText(result, useWriting(input.marketplace))}
      </p>
      <Figures marketplace={input.marketplace} conversionRate={input.conversionRate} result={result} />
      <Gaps input={input} result={result} isEditable={isEditable} />
      <Bars input={input} result={result} isEditable={isEditable} />
    </div>
  )
})
