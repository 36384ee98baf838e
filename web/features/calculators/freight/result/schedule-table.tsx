import { MODE_NAMES, STEP_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { type Freight, STEPS } from '#contracts/model/calculators/freight/result.ts'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../../parts/use-writing.ts'
import { between } from './between.ts'
import classes from './result.module.css'

/** Each mode with its steps: the day by the fewest days above, by the most days below. */
export function ScheduleTable({ freight, on }: { freight: Freight; on: string }) {
  const { t } = useTranslation('freight')
  const { language } = useReader()
  const scheduled = freight.modes.flatMap(({ mode, schedule }) => (schedule ? [{ mode, schedule }] : []))
  const [first] = scheduled
  if (!first) return null
  const { direction, missing } = first.schedule
  const steps = STEPS.filter((step) => first.schedule.steps.some(({ key }) => key === step))
  return (
    <section>
      <h2 className={classes.heading}>{t('result.schedule')}</h2>
      <p className={classes.hint}>
        {t(direction === 'backwards' ? 'result.scheduleBack' : 'result.scheduleForth', { day: on })}
        {missing.length > 0 &&
          ` ${t('result.scheduleMissing', { legs: missing.map((leg) => t(`legs.leg.${leg}`)).join(t('separator')) })}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard */}
      <section className={classes.frame} aria-label={t('result.schedule')} tabIndex={0}>
        <table className={classes.schedule}>
          <thead>
            <tr>
              <th scope="col">{t('result.mode')}</th>
              <th scope="col">{t('result.dayCount')}</th>
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
                  {direction === 'backwards' && <small>{t(`result.verdict.${schedule.verdict}`)}</small>}
                </th>
                <td>{between(schedule.days)}</td>
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
