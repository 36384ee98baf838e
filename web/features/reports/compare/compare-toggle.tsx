import { MAX_SIDE_BY_SIDE, type ReportKind } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './compare.module.css'
import { useCompareChoice } from './use-compare-choice.ts'

interface CompareToggleProps {
  kind: ReportKind
  id: number
  name: string
}

export function CompareToggle({ kind, id, name }: CompareToggleProps) {
  const { t } = useTranslation('reports')
  const { has, isFull: full, toggle } = useCompareChoice(kind)
  const isDisabled = full && !has(id)
  return (
    <label className={classes.toggle} title={isDisabled ? t('choice.full', { most: MAX_SIDE_BY_SIDE }) : undefined}>
      <input
        type="checkbox"
        checked={has(id)}
        disabled={isDisabled}
        aria-label={t('choice.toggleOf', { name })}
        onChange={() => toggle(id)}
      />
      {t('choice.toggle')}
    </label>
  )
}
