import type { OfferRow } from '#contracts/api/sourcing-rows.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import classes from './offer-tags.module.css'
import { useReader } from './use-reader.ts'

/** What an offer is: picked by the platform, made for export, made to order. */
export function OfferTags({ row }: { row: Pick<OfferRow, 'tags'> }) {
  const { texts } = useReader()
  if (row.tags.length === 0) return null
  return (
    <span className={classes.tags}>
      {row.tags.map((tag) => (
        <Tag key={tag} tone={tag === 'selected' ? 'good' : 'plain'}>
          {texts.values.tags[tag]}
        </Tag>
      ))}
    </span>
  )
}
