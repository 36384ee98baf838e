import { useMemo } from 'react'
import type { ComparisonRow } from '#contracts/model/report/block-kinds.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { sideBySide } from '#contracts/model/report/side-by-side.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { MethodMark } from '../blocks/method-mark.tsx'
import palette from '../blocks/report.module.css'
import { ReportContextProvider, reportContextOf, useReportContext } from '../blocks/report-context.tsx'
import { ScrolledTable } from '../blocks/scrolled-table.tsx'
import { useReportTexts } from '../blocks/use-report-texts.ts'
import { ReportHead } from './report-head.tsx'
import classes from './side.module.css'
import type { ComparedReport } from './use-compared-reports.ts'

interface SideBySideProps {
  compared: ComparedReport[]
  onRemove: (id: number) => void
}

/** Shows a column for each report and a row for each figure. Marks the value that is clearly best for the seller. */
export function SideBySide({ compared, onRemove }: SideBySideProps) {
  const { t } = useTranslation('compare')
  const language = useReportTexts(compared[0]?.report.kind)
  const grouping = useGrouping()
  const all = useMemo(() => compared.map(({ report }) => report), [compared])
  const { rows } = sideBySide(all)
  const first = all[0]
  const withoutMeasures = all.filter(({ measures }) => !measures?.length)
  if (!first) return null
  return (
    <ReportContextProvider context={reportContextOf(language, grouping, first)}>
      {withoutMeasures.length > 0 && (
        <Notice tone="warning">{t('side.noMeasures', { names: withoutMeasures.map(shortName).join(' / ') })}</Notice>
      )}
      <ScrolledTable caption={t('side.title')} className={classes.table} palette={palette.palette}>
        <thead>
          <tr>
            <Corner />
            {compared.map(({ id, report }) => (
              <th key={id} scope="col">
                <ReportHead report={report} onRemove={compared.length > 2 ? () => onRemove(id) : undefined} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} reports={all} />
          ))}
        </tbody>
      </ScrolledTable>
      <p className={classes.rules}>{t('side.rules')}</p>
    </ReportContextProvider>
  )
}

const shortName = (report: Report) => (report.kind === 'asin' ? report.asin : report.title)

function Corner() {
  const { text } = useReportContext()
  return (
    <th scope="col" className={classes.corner}>
      {text('column.figure')}
    </th>
  )
}

/** Shows each number in the currency of the marketplace of its report. */
function Row({ row: { label, figures, best }, reports }: { row: ComparisonRow; reports: Report[] }) {
  const { t } = useTranslation('compare')
  const { text, language, grouping } = useReportContext()
  return (
    <tr>
      <th scope="row">{text(label)}</th>
      {figures.map((figure, at) => {
        const report = reports[at]
        const context = report && reportContextOf(language, grouping, report)
        return (
          context && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns have the fixed order of the reports
            <td key={at} data-best={best?.includes(at) || undefined}>
              <ReportContextProvider context={context}>
                <MethodMark origin={figure}>{context.figure(figure)}</MethodMark>
              </ReportContextProvider>
              {best?.includes(at) && <span className={classes.best}>{t('side.best')}</span>}
            </td>
          )
        )
      })}
    </tr>
  )
}
