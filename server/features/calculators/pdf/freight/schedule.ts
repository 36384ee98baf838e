/** The dates of the steps of each mode: the upper line assumes the fewest days, the lower line the most. */
import { formatDayBounds } from '#contracts/model/calculators/freight/figures.ts'
import { MODE_NAMES, STEP_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { MODE_TEXTS, SCHEDULE_TEXTS, SCHEDULE_VERDICTS } from '#contracts/model/calculators/freight/result.texts.ts'
import { type Freight, type Schedule, STEPS, type StepKey } from '#contracts/model/calculators/freight/result.ts'
import { scheduleNote } from '#contracts/model/calculators/freight/schedule-text.ts'
import type { Reader } from '#contracts/model/calculators/writing.ts'
import { DASH } from '#contracts/model/number.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR } from '#server/platform/pdf/theme.ts'
import { headingBelow, tablePieces } from '../table.ts'
import { paragraph } from '../text-pieces.ts'

const MODE_WIDTH = 0.17
const DAYS_WIDTH = 0.08

export function schedulePieces(ink: Paper, { modes }: Freight, on: string, writing: Reader): Piece[] {
  const { language } = writing
  const texts = SCHEDULE_TEXTS[language]
  const scheduled = modes.flatMap(({ mode, schedule }) => (schedule ? [{ mode, schedule }] : []))
  const [first] = scheduled
  if (!first) return []
  const steps = STEPS.filter((step) => first.schedule.steps.some(({ key }) => key === step))
  const width = (1 - MODE_WIDTH - DAYS_WIDTH) / steps.length
  const columns = [
    { name: MODE_TEXTS[language].mode, width: MODE_WIDTH },
    { name: texts.days, width: DAYS_WIDTH },
    ...steps.map((step) => ({ name: STEP_NAMES[language][step], width })),
  ]
  const rows = scheduled.map(({ mode, schedule }) => ({
    cells: [
      [MODE_NAMES[language][mode], ...verdictOf(schedule, writing)].join('\n'),
      formatDayBounds(schedule.days, writing),
      ...steps.map((step) => daysOf(schedule, step)),
    ],
  }))
  return [
    headingBelow(ink, texts.schedule),
    { ...paragraph(ink, scheduleNote(first.schedule, on, writing), COLOR.soft), keepWithNext: true },
    ...tablePieces(ink, columns, rows),
  ]
}

const verdictOf = ({ direction, verdict }: Schedule, { language }: Reader): string[] =>
  direction === 'backwards' ? [SCHEDULE_VERDICTS[language][verdict]] : []

function daysOf({ steps }: Schedule, key: StepKey): string {
  const step = steps.find((each) => each.key === key)
  return step ? [...new Set([step.fast, step.slow])].join('\n') : DASH
}
