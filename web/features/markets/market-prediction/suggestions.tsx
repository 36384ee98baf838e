import { Link } from 'wouter'
import { marketPrediction } from '#contracts/api/market-prediction.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { demandPath } from '#web/features/catalogue/public/demand-paths.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import type { Asked } from './asked.ts'
import classes from './market-prediction.module.css'

interface SuggestionsProps {
  typed: string
  title: string
  asked: Asked
  most?: number
}

/** Terms and niches to choose from, as links. Shows nothing if there are none. */
export function Suggestions({ typed, title, asked: { marketplace, data }, most }: SuggestionsProps) {
  const { t } = useTranslation('market-prediction')
  const language = useLanguage()
  const found = useCall(marketPrediction.suggest, { body: { typed, marketplace, ...(data && { data }) } })
  const rows = found.data?.row.slice(0, most) ?? []
  if (!found.data || rows.length === 0) return null
  const of = found.data.data
  return (
    <nav className={classes.suggestions} aria-label={title}>
      <p>{title}</p>
      <ul>
        {rows.map(({ kind, text, zh, nicheId }) => (
          <li key={nicheId ?? text}>
            <Link href={demandPath(nicheId ? { niche: nicheId } : { term: text }, marketplace, of)}>
              <span lang={marketplaces[marketplace].language}>{text}</span>
              {language === 'zh-CN' && zh !== null && zh !== text && <small>{zh}</small>}
              {kind === 'niche' && <small>{t('kind.niche')}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
