import { VisuallyHidden } from '@mantine/core'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { rank } from '#contracts/model/calculators/freight/ranking.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { staleTexts, verdictText } from '#contracts/model/calculators/freight/verdict-text.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useSettled } from '../../parts/use-settled.ts'
import { useReader } from '../../parts/use-writing.ts'
import { CartonWeights } from './carton-weights.tsx'
import { CostDays } from './cost-days.tsx'
import { ModeTable } from './mode-table.tsx'
import classes from './result.module.css'
import { ScheduleTable } from './schedule-table.tsx'

interface ResultProps {
  input: FreightInput
  freight: Freight
  /** Opens the form for a forwarder's price; absent in a frozen copy. */
  onQuote?: (mode: Mode) => void
  /** Takes the costs of a unit to the profit calculator; absent in a frozen copy. */
  onProfit?: (freight: HandedFreight) => void
  /** Downloads the PDF with the costs of this mode. */
  onPrint: (mode: Mode) => void
}

/** The verdict, the table of modes, the chart of cost against days, and the schedule. */
export function Result({ input, freight, onQuote, onProfit, onPrint }: ResultProps) {
  const reader = useReader()
  const verdict = verdictText(freight, reader)
  const ranking = rank(freight)
  return (
    <div className={classes.result}>
      <p className={classes.verdict}>{verdict}</p>
      <VisuallyHidden aria-live="polite">{useSettled(verdict)}</VisuallyHidden>
      {staleTexts(ranking, reader).map((text) => (
        <Notice key={text} tone="warning">
          {text}
        </Notice>
      ))}
      <CartonWeights input={input} isEditable={onQuote !== undefined} />
      <ModeTable
        input={input}
        freight={freight}
        ranking={ranking}
        onPrint={onPrint}
        {...(onQuote && { onQuote })}
        {...(onProfit && { onProfit })}
      />
      <CostDays points={freight.points} />
      <ScheduleTable freight={freight} on={input.date.on} />
    </div>
  )
}
