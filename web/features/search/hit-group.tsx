import { Link } from 'wouter'
import { formatCount } from '#contracts/model/number.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { thumbnailOf } from '#web/features/catalogue/public/thumbnail.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './global-search.module.css'
import type { FoundGroup, FoundRow } from './public/found-groups.ts'

/** The best hits of a group, and links to all of them. */
export function HitGroup({ group }: { group: FoundGroup }) {
  const { t } = useTranslation(['global-search', 'frame'])
  const grouping = useGrouping()
  const { name, total, isSample, counts, rows } = group
  const title = t(`group.${name}`)
  return (
    <section className={classes.group} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className={classes.total}>{formatCount(total, grouping)}</span>
        {isSample && <Tag tone="sample">{t('frame:sample')}</Tag>}
      </header>
      {counts.length > 0 && (
        <ul className={classes.counts}>
          {counts.map(({ place, total: all, href }) => (
            <li key={place}>
              <Link href={href} aria-label={t('showAll', { name: title, place, total: formatCount(all, grouping) })}>
                {place} <b>{formatCount(all, grouping)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <Hit row={row} isTagged={row.isSample && !isSample} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HitProps {
  row: FoundRow
  /** Whether it is a sample row among imported ones. */
  isTagged: boolean
}

function Hit({ row: { title, lang, note, place, href, picture }, isTagged }: HitProps) {
  const { t } = useTranslation('frame')
  return (
    <Link href={href} className={classes.hit}>
      {picture !== undefined && (
        <span className={classes.picture}>
          <ProductPicture src={thumbnailOf(picture)} alt="" name={title} />
        </span>
      )}
      <span className={classes.words}>
        <span lang={lang}>{title}</span>
        <small>{note}</small>
      </span>
      {isTagged && <Tag tone="sample">{t('sample')}</Tag>}
      <Tag tone="plain">{place}</Tag>
    </Link>
  )
}
