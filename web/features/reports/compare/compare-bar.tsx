import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import type { ReportKindConfig } from '../report-kind.ts'
import classes from './compare.module.css'
import { comparePath } from './compare.rules.ts'
import { useCompareChoice } from './use-compare-choice.ts'

/** Stays at the bottom of the window. It is hidden while no report is chosen. */
export function CompareBar({ kind }: { kind: ReportKindConfig }) {
  const { t } = useTranslation('reports')
  const { ids, clear } = useCompareChoice(kind.kind)
  const count = ids.length
  if (count === 0) return null
  return (
    <section className={classes.bar} aria-label={t('choice.bar')}>
      <p role="status">{t(count > 1 ? 'choice.ready' : 'choice.count', { count })}</p>
      <Button variant="subtle" color="gray" size="sm" onClick={clear}>
        {t('choice.clear')}
      </Button>
      {count > 1 && (
        <Button component={Link} href={comparePath(kind, ids)} size="sm">
          {t('choice.go', { count })}
        </Button>
      )}
    </section>
  )
}
