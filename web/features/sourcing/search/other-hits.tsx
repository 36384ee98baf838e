import { Link } from 'wouter'
import { sourcing } from '#contracts/api/sourcing.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { searchPath } from '../sourcing-paths.ts'
import { useReader } from '../use-reader.ts'
import classes from './sourcing.module.css'

/** Suppliers and industry belts for the searched words, with links to their offers. */
export function OtherHits({ words }: { words: string }) {
  const { t } = useTranslation('sourcing')
  const { nameOf, write } = useReader()
  const { data } = useCall(sourcing.searchThree, { body: { field: words } })
  if (!data) return null
  const { total } = data
  const groups = [
    {
      key: 'suppliers' as const,
      links: data.suppliers.map(({ id, name }) => ({ to: searchPath({ supplier: String(id) }), text: nameOf(name) })),
    },
    {
      key: 'belts' as const,
      links: data.belts
        .filter(({ offers }) => offers > 0)
        .map(({ id, goods }) => ({ to: searchPath({ belt: id }), text: nameOf(goods) })),
    },
  ]
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ key, links }) => (
      <p key={key} className={classes.hits}>
        {t(`hits.${key}`, { total: write('count', total[key]) })}
        {links.map(({ to, text }) => (
          <Link key={to} href={to}>
            {text}
          </Link>
        ))}
      </p>
    ))
}
