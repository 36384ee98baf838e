import { Progress } from '@mantine/core'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { COMPLETE, FAILED, hasActions, shownState } from '../report.rules.ts'
import { kindOf } from '../report-kind.ts'
import { isMarketRow, listingLanguage, type ReportRow, type Subject, subjectOf } from '../report-row.ts'
import classes from './card.module.css'
import { type CardActions, CardOverlay } from './card-overlay.tsx'

const TONES: Readonly<Record<number, TagTone>> = { [COMPLETE]: 'good', [FAILED]: 'bad' }

/** The actions appear on hover, focus or tap, except while the report is in progress. */
export function ReportCard({ row, actions }: { row: ReportRow; actions: CardActions }) {
  const { t } = useTranslation(['reports', 'frame'])
  const subject = subjectOf(row, useLanguage())
  const shown = shownState(row)
  const state = t(`state.${shown === COMPLETE ? 'complete' : shown === FAILED ? 'failed' : 'pending'}`)
  return (
    // The card is focusable, because its actions are hidden until it has focus.
    <article
      className={classes.card}
      aria-label={`${subject.name} ${row.marketplace} ${state}`}
      tabIndex={hasActions(row) ? 0 : undefined}
    >
      <div className={classes.stage}>
        <ProductPicture src={subject.imageUrl} alt={subject.about || subject.name} name={subject.pictureName} />
        {subject.sample && (
          <span className={classes.sample}>
            <Tag tone="sample">{t('frame:sample')}</Tag>
          </span>
        )}
        {hasActions(row) ? <CardOverlay row={row} actions={actions} /> : <Running row={row} />}
      </div>
      <div className={classes.text}>
        <CardSubject row={row} subject={subject} />
        <div className={classes.foot}>
          <Tag tone={TONES[shown] ?? 'busy'}>{state}</Tag>
          <span className={classes.choice}>
            {row.state === COMPLETE && <CompareToggle kind={kindOf(row).kind} id={row.id} name={subject.name} />}
          </span>
          {row.updated_at && <time dateTime={row.updated_at}>{moment(row.updated_at)}</time>}
        </div>
      </div>
    </article>
  )
}

function CardSubject({ row, subject: { name, original, about } }: { row: ReportRow; subject: Subject }) {
  const { t } = useTranslation('reports')
  const place = <Tag tone="plain">{row.marketplace}</Tag>
  if (!isMarketRow(row))
    return (
      <>
        <p className={classes.top}>
          <span className={classes.asin}>{name}</span>
          {place}
        </p>
        <p className={classes.title} title={about} lang={listingLanguage(row.marketplace)}>
          {about}
        </p>
      </>
    )
  return (
    <>
      <p className={classes.niche} title={original ?? name}>
        {name}
      </p>
      <p className={classes.top}>
        <span className={classes.keyword} title={about}>
          {t('market.keyword', { keyword: about })}
        </span>
        {place}
      </p>
    </>
  )
}

function Running({ row }: { row: ReportRow }) {
  const { t } = useTranslation('reports')
  const hasFailed = shownState(row) === FAILED
  return (
    <div className={classes.running} aria-live="polite">
      <p>
        <span>{t(`stage.${row.stage}`)}</span>
        {!hasFailed && <span>{Math.round(row.progress)}%</span>}
      </p>
      <Progress value={row.progress} size="sm" {...(hasFailed && { color: 'red' })} aria-label={t('progress.label')} />
    </div>
  )
}
