import { VisuallyHidden } from '@mantine/core'
import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { rank } from '#contracts/model/calculators/freight/ranking.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useSettled } from '../../parts/use-settled.ts'
import { useReader } from '../../parts/use-writing.ts'
import { CostDays } from './cost-days.tsx'
import { ModeTable } from './mode-table.tsx'
import classes from './result.module.css'
import { ScheduleTable } from './schedule-table.tsx'
import { namesOf, useVerdict } from './use-verdict.ts'

interface ResultProps {
  input: FreightInput
  freight: Freight
  /** Opens the form for a forwarder's price; absent in a frozen copy. */
  onQuote?: (mode: Mode) => void
}

/** The verdict, the modes side by side, cost against days, and the schedule. */
export function Result({ input, freight, onQuote }: ResultProps) {
  const { t } = useTranslation('freight')
  const { language } = useReader()
  const verdict = useVerdict(freight)
  const ranking = rank(freight)
  const { expired } = ranking
  return (
    <div className={classes.result}>
      <p className={classes.verdict}>{verdict}</p>
      <VisuallyHidden aria-live="polite">{useSettled(verdict)}</VisuallyHidden>
      {expired.endedOn && (
        <Notice tone="warning">
          {t('result.expired', {
            modes: namesOf(expired.modes, MODE_NAMES[language], t('separator')),
            day: expired.endedOn,
          })}
        </Notice>
      )}
      <ModeTable input={input} freight={freight} ranking={ranking} {...(onQuote && { onQuote })} />
      <CostDays points={freight.points} />
      <ScheduleTable freight={freight} on={input.date.on} />
    </div>
  )
}
