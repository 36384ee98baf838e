import { type ReactNode, useState } from 'react'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { PageHead } from '#web/kit/screens/page.tsx'
import { useReportContext } from '../blocks/report-context.tsx'
import classes from './online-report.module.css'

/** Longer titles are cut to two lines until the reader expands them. */
const SHORT_TITLE = 110

export function ReportHeader({ report, actions }: { report: Report; actions: ReactNode }) {
  const { t } = useTranslation('report')
  const { language } = useReportContext()
  const [open, setOpen] = useState(false)
  const { language: listingLanguage } = marketplaces[report.marketplace]
  const title = titleOf(report, language)
  const translated = title !== report.title
  const isLong = title.length > SHORT_TITLE
  return (
    <PageHead
      title={title}
      named={{ lang: translated ? undefined : listingLanguage, whole: report.title, short: !open }}
      subtitle={
        (translated || isLong) && (
          <>
            {translated && (
              <span className={classes.original} lang={listingLanguage}>
                {report.title}
              </span>
            )}
            {isLong && (
              <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
                {t(open ? 'shortTitle' : 'wholeTitle')}
              </button>
            )}
          </>
        )
      }
      actions={actions}
    />
  )
}

/** Niche titles are translated if possible; product titles never are. */
const titleOf = (report: Report, language: 'zh-CN' | 'en-US') =>
  (report.kind === 'market' && report.names?.[language]) || report.title
