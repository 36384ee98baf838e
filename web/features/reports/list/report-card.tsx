import { Progress } from '@mantine/core'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ProductPicture } from '#web/kit/parts/product-picture.tsx'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { COMPLETE, FAILED, hasActions } from '../report.rules.ts'
import { productOf, type ReportRow } from '../report-row.ts'
import classes from './card.module.css'
import { type CardActions, CardOverlay } from './card-overlay.tsx'

const TONES: Readonly<Record<number, TagTone>> = { [COMPLETE]: 'good', [FAILED]: 'bad' }

/** One report. Its actions come up under the pointer, by focus and by a tap, once it is no longer in progress. */
export function ReportCard({ row, actions }: { row: ReportRow; actions: CardActions }) {
  const { t } = useTranslation(['reports', 'frame'])
  const product = productOf(row)
  const state = t(`state.${row.state === COMPLETE ? 'complete' : row.state === FAILED ? 'failed' : 'pending'}`)
  const name = `${row.asin} ${row.marketplace} ${state}`
  return (
    // Focusable, because its actions are not there to be focused before it is.
    <article className={classes.card} aria-label={name} tabIndex={hasActions(row) ? 0 : undefined}>
      <div className={classes.stage}>
        <ProductPicture src={product.imageUrl} alt={product.title || row.asin} />
        {product.sample && (
          <span className={classes.sample}>
            <Tag tone="sample">{t('frame:sample')}</Tag>
          </span>
        )}
        {hasActions(row) ? <CardOverlay row={row} actions={actions} /> : <Running row={row} />}
      </div>
      <div className={classes.text}>
        <p className={classes.top}>
          <span className={classes.asin}>{row.asin}</span>
          <Tag tone="plain">{row.marketplace}</Tag>
        </p>
        <p className={classes.title} title={product.title}>
          {product.title}
        </p>
        <p className={classes.foot}>
          <Tag tone={TONES[row.state] ?? 'busy'}>{state}</Tag>
          <time dateTime={row.updated_at}>{moment(row.updated_at)}</time>
        </p>
      </div>
    </article>
  )
}

function Running({ row }: { row: ReportRow }) {
  const { t } = useTranslation('reports')
  return (
    <div className={classes.running} aria-live="polite">
      <p>
        <span>{t(`stage.${row.stage}`)}</span>
        <span>{Math.round(row.progress)}%</span>
      </p>
      <Progress value={row.progress} size="sm" aria-label={t('progress.label')} />
    </div>
  )
}
