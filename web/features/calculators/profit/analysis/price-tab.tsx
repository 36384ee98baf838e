import { useComputedColorScheme } from '@mantine/core'
import { useMemo, useState } from 'react'
import { type KnownCliff, knownCliffs } from '#contracts/model/calculators/profit/cliffs.ts'
import { type PricePoint, priceCurve, rowsOf } from '#contracts/model/calculators/profit/price-curve.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { PROFIT_GAP_TEXTS } from '#contracts/model/calculators/profit/verdict.texts.ts'
import { Chart } from '#web/kit/chart/chart.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import classes from './analysis.module.css'
import { ApplyButton } from './apply-button.tsx'
import { BestPrice } from './best-price.tsx'
import { Incomplete } from './incomplete.tsx'
import { NetAmount } from './net-amount.tsx'
import { priceChartOption } from './price-chart-option.ts'
import type { TabProps } from './settings.ts'
import { useWriter } from './use-writer.ts'

const HEIGHT = 280

interface CurveProps extends TabProps {
  curve: readonly PricePoint[]
  cliffs: readonly KnownCliff[]
}

export function PriceTab(props: TabProps) {
  const { input } = props
  const curve = useMemo(() => priceCurve(input), [input])
  const cliffs = useMemo(() => knownCliffs(input), [input])
  if (curve.length === 0) return <Incomplete input={input} result={unitProfit(input)} />
  return (
    <>
      <PriceChart {...props} curve={curve} cliffs={cliffs} />
      <Cliffs {...props} curve={curve} cliffs={cliffs} />
      <BestPrice {...props} curve={curve} />
    </>
  )
}

function PriceChart({ input, onChange, curve, cliffs }: CurveProps) {
  const { t } = useTranslation('profit-analysis')
  const writer = useWriter(input.marketplace)
  const { money } = writer
  const theme = useComputedColorScheme('light')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the writer changes with language, grouping and marketplace
  const option = useMemo(
    () =>
      priceChartOption({
        curve,
        cliffs,
        price: input.price,
        theme,
        money,
        range: writer.range,
        words: {
          now: t('price.now', { price: money(input.price) }),
          net: (net) => t('price.net', { net: writer.profit(net) }),
        },
      }),
    [curve, cliffs, input.price, theme, t, writer.grouping, input.marketplace],
  )
  const [isTableOpen, setTableOpen] = useState(false)
  const [from, to] = [curve[0], curve.at(-1)].map((point) => money(point?.price ?? 0))
  const isRanged = curve.some(({ net }) => net.low !== net.high)
  return (
    <div>
      <div className={classes.chart}>
        <Chart
          option={option}
          height={HEIGHT}
          label={t('price.chart', { from, to })}
          failedText={t('price.failed')}
          onPick={(at) => onChange({ price: nearest(curve, at) })}
        />
      </div>
      <p className={classes.note}>
        {t('price.hint')} {isRanged && PROFIT_GAP_TEXTS[writer.language].ranges}
      </p>
      <Folded label={t('price.table')} open={isTableOpen} onToggle={setTableOpen}>
        {isTableOpen && <PriceTable rows={rowsOf(curve, cliffs, input.price)} input={input} onChange={onChange} />}
      </Folded>
    </div>
  )
}

/** The price on the curve that is nearest to a position on the axis. */
const nearest = (curve: readonly PricePoint[], at: number): number =>
  curve.map(({ price }) => price).reduce((best, price) => (Math.abs(price - at) < Math.abs(best - at) ? price : best))

function PriceTable({ rows, input, onChange }: Pick<TabProps, 'input' | 'onChange'> & { rows: readonly PricePoint[] }) {
  const { t } = useTranslation('profit-analysis')
  const writer = useWriter(input.marketplace)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('price.column.price')}</th>
          <th scope="col" data-number>
            {t('price.column.net')}
          </th>
          <th scope="col" data-number>
            {t('price.column.use')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ price, net }) => (
          <tr key={price} data-current={price === input.price || undefined}>
            <th scope="row">{writer.money(price)}</th>
            <td data-number>
              <NetAmount net={net} writer={writer} />
            </td>
            <td data-number>
              {price === input.price ? (
                t('current')
              ) : (
                <ApplyButton
                  label={t('usePrice', { price: writer.money(price) })}
                  onClick={() => onChange({ price })}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cliffs({ input, onChange, cliffs }: CurveProps) {
  const { t } = useTranslation('profit-analysis')
  const { money, range } = useWriter(input.marketplace)
  return (
    <div>
      <h4 className={classes.heading}>{t('price.cliffs')}</h4>
      {cliffs.length === 0 ? (
        <p className={classes.note}>{t('price.noCliffs')}</p>
      ) : (
        <ul className={classes.list}>
          {cliffs.map(({ below, drop, regain }) => (
            <li key={below}>
              <span>
                {regain === null
                  ? t('price.cliffOpen', { below: money(below), drop: range(drop) })
                  : t('price.cliff', { below: money(below), drop: range(drop), regain: money(regain) })}
              </span>
              {below !== input.price && (
                <ApplyButton text={t('usePrice', { price: money(below) })} onClick={() => onChange({ price: below })} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
