import { ActionIcon } from '@mantine/core'
import { Link } from 'wouter'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { headingOf, pictureName } from '#contracts/model/report/heading.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useReportContext } from '../blocks/report-context.tsx'
import classes from './side.module.css'

interface ReportHeadProps {
  report: Report
  /** Undefined while only two reports are compared, because a comparison needs two. */
  onRemove: (() => void) | undefined
}

export function ReportHead({ report, onRemove }: ReportHeadProps) {
  const { t } = useTranslation(['compare', 'frame'])
  const { language } = useReportContext()
  const { marketplace, asOf, sample } = report
  const { title, original, asinOrKeyword } = headingOf(report, language)
  return (
    <div className={classes.head}>
      <div className={classes.picture}>
        <ProductPicture src={report.imageUrl} alt={title} name={pictureName(report)} />
      </div>
      <p className={classes.name} lang={original ? undefined : marketplaces[marketplace].language} title={title}>
        {title}
      </p>
      <p className={classes.tags}>
        <span>{asinOrKeyword}</span>
        <Tag tone="plain">{marketplace}</Tag>
        {sample && <Tag tone="sample">{t('frame:sample')}</Tag>}
      </p>
      <p className={classes.day}>{t('side.asOf', { day: asOf })}</p>
      <Link href={onlinePathOf(report)} className={classes.open ?? ''}>
        {t('side.open')}
      </Link>
      {onRemove && (
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="gray"
          aria-label={t('side.remove', { name: asinOrKeyword })}
          onClick={onRemove}
        >
          <CrossIcon size={16} />
        </ActionIcon>
      )}
    </div>
  )
}

/** SPEC section 2 defines these paths. */
const onlinePathOf = (report: Report) =>
  report.kind === 'asin'
    ? `/product/online/${report.marketplace}/${report.asin}`
    : `/market/online/${encodeURIComponent(report.nicheId)}`
