import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { DEFAULT_THRESHOLDS } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { MatchCard } from '../../parts/match-card.tsx'
import { PartSection } from './part.tsx'
import classes from './result.module.css'
import type { Check } from './use-check.ts'

/** So many are shown at first, and besides all that are risky. */
const FIRST = 4

/** The patents that look most like one of the pictures, each beside that picture. */
export function PatentsPart({ check: { result, listing }, onOpen }: { check: Check; onOpen: (id: number) => void }) {
  const { t } = useTranslation('infringement')
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const { row, pictures } = result.patents
  const shown = row.filter(({ risk }, at) => all || at < FIRST || risk === 'high' || risk === 'medium')
  const hidden = row.length - shown.length
  const percent = (share: number) => `${formatCount(share * 100, language)}%`
  return (
    <PartSection part="patents" result={result}>
      {row.length > 0 && (
        <p className={classes.second}>
          {t('result.thresholds', {
            high: percent(DEFAULT_THRESHOLDS.high),
            medium: percent(DEFAULT_THRESHOLDS.medium),
          })}
        </p>
      )}
      {row.length > 0 && (
        <ul className={classes.grid} aria-label={t('part.patents')}>
          {shown.map((hit) => (
            <li key={hit.id}>
              <MatchCard
                hit={hit}
                picture={listing.images[pictures[row.indexOf(hit)] ?? 0] ?? null}
                risk={hit.risk}
                heading="h3"
                onOpen={() => onOpen(hit.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button variant="default" onClick={() => setAll(true)}>
            {t('result.more', { count: formatCount(hidden, language) })}
          </Button>
        </div>
      )}
    </PartSection>
  )
}
