import type { ReactNode } from 'react'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { pictureName } from '#contracts/model/report/heading.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReportContext } from '../blocks/report-context.tsx'
import { ReportNotes } from '../blocks/report-notes.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './online-report.module.css'

export function ReportSubject({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { language, text, value } = useReportContext()
  const { name, domain } = marketplaces[report.marketplace]
  return (
    <div className={classes.subject}>
      <div className={classes.picture}>
        <ProductPicture src={report.imageUrl} alt={t('pictureOf')} name={pictureName(report)} />
      </div>
      <dl className={classes.facts}>
        <SubjectFacts report={report} />
        <Fact name={text('report.marketplace')}>{`${name[language]} · ${domain}`}</Fact>
        <Fact name={text('report.asOf')}>{value(report.asOf, 'date')}</Fact>
        <Fact name={text('report.madeOn')}>{day(report.madeAt)}</Fact>
      </dl>
      <div className={classes.notes}>
        <ReportNotes report={report} />
      </div>
    </div>
  )
}

function SubjectFacts({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { text } = useReportContext()
  if (report.kind === 'market')
    return (
      <>
        <Fact name={t('keyword')}>{report.keyword}</Fact>
        <Fact name={t('referenceAsin')}>
          {report.referenceAsin}
          <CopyButton text={report.referenceAsin} label={t('copyAsin')} />
        </Fact>
      </>
    )
  return (
    <>
      <Fact name="ASIN">
        {report.asin}
        <CopyButton text={report.asin} label={t('copyAsin')} />
      </Fact>
      <Fact name={text('report.brand')}>{report.brand ?? t('noBrand')}</Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
