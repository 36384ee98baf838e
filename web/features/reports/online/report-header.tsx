import { type ReactNode, useState } from 'react'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ProductPicture } from '#web/kit/parts/product-picture.tsx'
import { useVoice } from '#web/kit/report/report-context.tsx'
import { CopyAsin } from './copy-asin.tsx'
import classes from './online-report.module.css'

/** Longer titles are cut to two lines until they are opened. */
const SHORT_TITLE = 110

/** Which product the report is about, and how old it is. `children` are what can be done with it. */
export function ReportHeader({ report, children }: { report: Report; children: ReactNode }) {
  const { t } = useTranslation('report')
  const { language, text, value } = useVoice()
  const [open, setOpen] = useState(false)
  const { asin, brand, marketplace, title } = report
  const { name, domain, language: listingLanguage } = marketplaces[marketplace]
  return (
    <header className={classes.header}>
      <div className={classes.picture}>
        <ProductPicture src={report.imageUrl} alt={t('pictureOf')} />
      </div>
      <div className={classes.about}>
        <h1 className={classes.title} lang={listingLanguage} title={title} data-short={!open || undefined}>
          {title}
        </h1>
        {title.length > SHORT_TITLE && (
          <button type="button" className={classes.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'shortTitle' : 'wholeTitle')}
          </button>
        )}
      </div>
      {children}
      <dl className={classes.facts}>
        <Fact name="ASIN">
          {asin}
          <CopyAsin asin={asin} />
        </Fact>
        <Fact name={text('report.brand')}>{brand ?? t('noBrand')}</Fact>
        <Fact name={text('report.marketplace')}>{`${name[language]} · ${domain}`}</Fact>
        <Fact name={text('report.asOf')}>{value(report.asOf, 'date')}</Fact>
        <Fact name={text('report.madeOn')}>{dayOf(report.madeAt, HOME_ZONE)}</Fact>
      </dl>
    </header>
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
