import { formatDayBounds } from '#contracts/model/calculators/freight/figures.ts'
import { MODE_NAMES, STEP_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { MODE_TEXTS, SCHEDULE_TEXTS, SCHEDULE_VERDICTS } from '#contracts/model/calculators/freight/result.texts.ts'
import { type Freight, STEPS } from '#contracts/model/calculators/freight/result.ts'
import { scheduleNote } from '#contracts/model/calculators/freight/schedule-text.ts'
import { DASH } from '#contracts/model/number.ts'
import { useReader } from '../../parts/use-writing.ts'
import classes from './result.module.css'

/**
 * Shows two dates for each step of a mode. The upper date assumes that every step takes its fewest days, the lower date
 * that every step takes its most days.
 */
export function ScheduleTable({ freight, on }: { freight: Freight; on: string }) {
  const reader = useReader()
  const { language } = reader
  const texts = SCHEDULE_TEXTS[language]
  const scheduled = freight.modes.flatMap(({ mode, schedule }) => (schedule ? [{ mode, schedule }] : []))
  const [first] = scheduled
  if (!first) return null
  const { direction } = first.schedule
  const steps = STEPS.filter((step) => first.schedule.steps.some(({ key }) => key === step))
  return (
    <section>
      <h2 className={classes.heading}>{texts.schedule}</h2>
      <p className={classes.hint}>{scheduleNote(first.schedule, on, reader)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.frame} aria-label={texts.schedule} tabIndex={0}>
        <table className={classes.schedule}>
          <thead>
            <tr>
              <th scope="col">{MODE_TEXTS[language].mode}</th>
              <th scope="col">{texts.days}</th>
              {steps.map((step) => (
                <th key={step} scope="col">
                  {STEP_NAMES[language][step]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scheduled.map(({ mode, schedule }) => (
              <tr key={mode} data-late={schedule.verdict === 'tooLate' || undefined}>
                <th scope="row">
                  {MODE_NAMES[language][mode]}
                  {direction === 'backwards' && <small>{SCHEDULE_VERDICTS[language][schedule.verdict]}</small>}
                </th>
                <td>{formatDayBounds(schedule.days, reader)}</td>
                {steps.map((key) => {
                  const step = schedule.steps.find((each) => each.key === key)
                  if (!step) return <td key={key}>{DASH}</td>
                  return (
                    <td key={key}>
                      <time dateTime={step.fast}>{step.fast}</time>
                      {step.slow !== step.fast && <time dateTime={step.slow}>{step.slow}</time>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
