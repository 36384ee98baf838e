import { formatAmount } from '#contracts/model/calculators/writing.ts'
import { nextDay } from '#contracts/model/fees/days.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useWriting } from '../parts/use-writing.ts'
import { fractionOfYear } from './fee-year.ts'
import classes from './product-card.module.css'
import { type FeeProduct, type FeeStep, fulfilmentSteps, type Sale } from './product-fees.ts'

interface FeeStepsProps {
  product: FeeProduct
  sale: Sale
}

/** The fulfillment fee over the year of the sale, as a step chart and as a list of its steps. */
export function FeeSteps({ product, sale }: FeeStepsProps) {
  const { t } = useTranslation('fees')
  const { marketplace, on } = sale
  const writing = useWriting(marketplace)
  const year = Number(on.slice(0, 4))
  const steps = fulfilmentSteps(product, sale)
  if (steps.every(({ amount }) => amount === null)) return null
  return (
    <section className={classes.year}>
      <h3>{t('product.year', { year })}</h3>
      <StepChart steps={steps} year={year} on={on} />
      <ol className={classes.steps}>
        {steps.map(({ from, to, amount }) => (
          <li key={from} aria-current={from <= on && on <= to ? 'date' : undefined}>
            <span>{t('product.from', { from, to })}</span>
            <span>{amount ? formatAmount(amount, writing) : t('product.yearUnknown')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const WIDTH = 360
const HEIGHT = 72
const EDGE = 6

function StepChart({ steps, year, on }: { steps: readonly FeeStep[]; year: number; on: string }) {
  const known = steps.flatMap(({ amount }) => amount ?? [])
  const low = Math.min(...known.map((amount) => amount.low))
  const high = Math.max(...known.map((amount) => amount.high))
  const x = (day: string) => fractionOfYear(day, year) * WIDTH
  // If all fees are equal, the line runs through the middle.
  const y = (amount: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((amount - low) / (high - low)) * (HEIGHT - 2 * EDGE)
  return (
    <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <line className={classes.now} x1={x(on)} x2={x(on)} y1={0} y2={HEIGHT} />
      {steps.map(({ from, to, amount }, at) => {
        if (!amount) return null
        const [start, end] = [x(from), x(nextDay(to))]
        const before = steps[at - 1]?.amount
        const path = `${before ? `M${start} ${y(before.value)}V${y(amount.value)}` : `M${start} ${y(amount.value)}`}H${end}`
        return (
          <g key={from}>
            {amount.low !== amount.high && (
              <rect
                className={classes.range}
                x={start}
                y={y(amount.high)}
                width={end - start}
                height={y(amount.low) - y(amount.high)}
              />
            )}
            <path className={classes.stepLine} d={path} />
          </g>
        )
      })}
    </svg>
  )
}
