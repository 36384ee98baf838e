import { type ReactNode, useState } from 'react'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useVoice } from '../blocks/report-context.tsx'
import { ReportNotes } from '../blocks/report-notes.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './online-report.module.css'

/** Longer titles are cut to two lines until they are opened. */
const SHORT_TITLE = 110

/** What the report is about, how old and how complete it is. `children` are what can be done with it. */
export function ReportHeader({ report, children }: { report: Report; children: ReactNode }) {
  const { t } = useTranslation('report')
  const { language, text, value } = useVoice()
  const [open, setOpen] = useState(false)
  const { marketplace } = report
  const { name, domain, language: listingLanguage } = marketplaces[marketplace]
  const title = titleOf(report, language)
  const translated = title !== report.title
  return (
    <header className={classes.header}>
      <div className={classes.picture}>
        <ProductPicture src={report.imageUrl} alt={t('pictureOf')} />
      </div>
      <div className={classes.about}>
        <h1
          className={classes.title}
          lang={translated ? undefined : listingLanguage}
          title={report.title}
          data-short={!open || undefined}
        >
          {title}
        </h1>
        {translated && (
          <p className={classes.original} lang={listingLanguage}>
            {report.title}
          </p>
        )}
        {title.length > SHORT_TITLE && (
          <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'shortTitle' : 'wholeTitle')}
          </button>
        )}
        <div className={classes.notes}>
          <ReportNotes report={report} />
        </div>
      </div>
      {children}
      <dl className={classes.facts}>
        <SubjectFacts report={report} />
        <Fact name={text('report.marketplace')}>{`${name[language]} · ${domain}`}</Fact>
        <Fact name={text('report.asOf')}>{value(report.asOf, 'date')}</Fact>
        <Fact name={text('report.madeOn')}>{day(report.madeAt)}</Fact>
      </dl>
    </header>
  )
}

/** A niche is read in the reader's language where its title is known in it; a product is as its marketplace has it. */
const titleOf = (report: Report, language: 'zh-CN' | 'en-US') =>
  (report.kind === 'market' && report.names?.[language]) || report.title

function SubjectFacts({ report }: { report: Report }) {
  const { t } = useTranslation('report')
  const { text } = useVoice()
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
