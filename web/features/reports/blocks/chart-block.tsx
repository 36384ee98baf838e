import { useComputedColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId, useMemo } from 'react'
import type { Chart as ChartModel } from '#contracts/model/report/block-kinds.ts'
import { chartTable } from '#contracts/model/report/chart-table.ts'
import { chartOption } from '#contracts/model/report/charts.ts'
import { Chart } from '#web/kit/chart/chart.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { BlockHeading } from './block-heading.tsx'
import classes from './chart-block.module.css'
import { DataTable } from './data-table.tsx'
import { Icon } from './icon.tsx'
import { useReportContext } from './report-context.tsx'

/** A chart with a table of its data. Until opened, the table is visually hidden, but available to screen readers. */
export function ChartBlock({ chart, height }: { chart: ChartModel; height: number }) {
  const { t } = useTranslation('report')
  const context = useReportContext()
  const dark = useComputedColorScheme('light') === 'dark'
  const [shown, { toggle }] = useDisclosure(false)
  const id = useId()
  const title = context.text(chart.title)
  const { language, marketplace, grouping } = context
  const option = useMemo(
    () => chartOption(chart, language, marketplace, dark ? 'dark' : 'light', grouping),
    [chart, language, marketplace, dark, grouping],
  )
  const { columns, rows } = chartTable(chart)
  return (
    <div className={classes.block}>
      <BlockHeading
        id={id}
        title={title}
        origin={chart}
        aside={
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={shown}
            aria-controls={`${id}-data`}
            onClick={toggle}
          >
            <Icon name={shown ? 'chart' : 'table'} size={14} />
            {t(shown ? 'hideData' : 'showData')}
          </button>
        }
      />
      <div className={classes.chart}>
        <Chart option={option} height={height} label={t('chartAlt', { title })} failedText={t('chartFailed')} />
      </div>
      <div id={`${id}-data`} className={shown ? classes.data : classes.visuallyHidden}>
        <DataTable
          labelledBy={id}
          caption={t('dataOf', { title })}
          columns={columns.map(({ label, unit }) => ({ title: context.text(label), unit, asOf: chart.asOf }))}
          rows={rows}
          reachable={shown}
        />
      </div>
    </div>
  )
}
