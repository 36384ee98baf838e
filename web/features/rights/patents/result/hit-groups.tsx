import type { ReactNode } from 'react'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Found, Hit } from './hit.ts'
import { HitCard } from './hit-card.tsx'
import classes from './result.module.css'

interface HitGroupsProps {
  found: Found
  /** URL of the searched picture. */
  picture: string | null
  thresholds: Thresholds
  onOpen: (id: number) => void
}

/**
 * Shows the hits at the target offices, the hits at other offices, and the nearest designs that do not count as
 * similar.
 */
export function HitGroups({ found: { row, targets, nearest }, picture, thresholds, onOpen }: HitGroupsProps) {
  const { t } = useTranslation(['patents', 'rights'])
  const list = (hits: readonly Hit[], label: string) => (
    <ul className={classes.grid} aria-label={label}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <HitCard hit={hit} picture={picture} thresholds={thresholds} onOpen={() => onOpen(hit.id)} />
        </li>
      ))}
    </ul>
  )
  const [here, elsewhere] = [row.filter(({ counts }) => counts), row.filter(({ counts }) => !counts)]
  return (
    <>
      {here.length > 0 && (
        <Group title={targets.length > 0 && t('rights:targets.here')}>{list(here, t('result.list'))}</Group>
      )}
      {elsewhere.length > 0 && (
        <Group title={t('rights:targets.elsewhere')}>{list(elsewhere, t('rights:targets.elsewhere'))}</Group>
      )}
      {nearest.length > 0 && <Group title={t('rights:nearest')}>{list(nearest, t('rights:nearest'))}</Group>}
    </>
  )
}

const Group = ({ title, children }: { title: string | false; children: ReactNode }) => (
  <section className={classes.group}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
)
