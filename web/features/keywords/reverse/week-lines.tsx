import { useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { Chart } from '#web/kit/chart/chart.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Scroller } from '#web/kit/parts/scroller.tsx'
import classes from './reverse.module.css'
import { type WeekLines as Lines, weekLinesOption } from './week-lines-option.ts'

interface WeekLinesProps extends Omit<Lines, 'theme'> {
  label: string
}

const HEIGHT = 300

/** A line for each product over the weeks, and the same values as a table. */
export function WeekLines({ label, ...chart }: WeekLinesProps) {
  const { t } = useTranslation('reverse')
  const theme = useComputedColorScheme('light')
  const { weeks, lines, write, isRank } = chart
  const key = JSON.stringify([weeks, lines, isRank])
  // biome-ignore lint/correctness/useExhaustiveDependencies: weeks and lines are compared by `key`; `write` is a new function each time
  const option = useMemo(() => weekLinesOption({ weeks, lines, theme, write, isRank }), [key, theme])
  return (
    <>
      <Chart option={option} height={HEIGHT} label={label} failedText={t('history.failed')} />
      <Folded label={t('history.table')}>
        <Scroller className={classes.scroll} style={{ maxHeight: HEIGHT }} aria-label={label}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('history.week')}</th>
                {lines.map(({ name }) => (
                  <th key={name} scope="col" data-number>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks
                .map((week, at) => (
                  <tr key={week}>
                    <th scope="row">{week}</th>
                    {lines.map(({ name, values }) => (
                      <td key={name} data-number>
                        {write(values[at] ?? null)}
                      </td>
                    ))}
                  </tr>
                ))
                .toReversed()}
            </tbody>
          </table>
        </Scroller>
      </Folded>
    </>
  )
}
