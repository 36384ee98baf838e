import { useComputedColorScheme } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Chart } from '#web/kit/chart/chart.tsx'
import { NumberTable } from '#web/kit/figures/number-table.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { demandOption, type Series } from './demand-option.ts'
import classes from './series-chart.module.css'

const HEIGHT = 260

interface SeriesChartProps {
  title: string
  head: string
  labels: readonly string[]
  series: readonly Series[]
  note?: string
}

/** Bars and lines over months, with their table. */
export function SeriesChart({ title, head, labels, series, note }: SeriesChartProps) {
  const { t } = useTranslation('markets')
  const theme = useComputedColorScheme('light')
  const key = JSON.stringify([labels, series, series.map(({ write, values }) => write(values[0] ?? null))])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the option shows
  const option = useMemo(() => demandOption(labels, series, theme), [key, theme])
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.card} aria-label={title}>
      <h3>{title}</h3>
      <Chart option={option} height={HEIGHT} label={title} failedText={t('demand.failed')} />
      {note && <p className={classes.note}>{note}</p>}
      <Folded label={t('demand.table')} open={isOpen} onToggle={setOpen}>
        {isOpen && (
          <NumberTable
            label={title}
            heads={[head, ...series.map(({ name }) => name)]}
            rows={labels.map((label, at) => [label, ...series.map(({ values, write }) => write(values[at] ?? null))])}
          />
        )}
      </Folded>
    </section>
  )
}
