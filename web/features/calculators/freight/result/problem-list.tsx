import type { Problem } from '#contracts/model/calculators/freight/result.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { focusProblem } from '../fields/problems.ts'
import classes from './result.module.css'

const SECTIONS = [
  'cartons',
  'goods',
  'fcCode',
  'date',
  'options',
  'rateCards',
  'charges',
  'duty',
  'exchange',
  'legs',
  'fulfilmentCentres',
  'containers',
  'limits',
] as const

/** What must be corrected before there is a result; each leads to its field. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('freight')
  return (
    <div className={classes.problems} role="alert">
      <strong>{t('invalid', { count: problems.length })}</strong>
      <ul>
        {problems.slice(0, 12).map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>
            <button type="button" onClick={() => focusProblem(field)}>
              {nameOf(field)}
            </button>{' '}
            {t(`problem.${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  )

  function nameOf(field: string): string {
    const [head, row] = field.split('.')
    const section = SECTIONS.find((each) => each === head)
    const label = section ? t(`section.${section}`) : field
    return row !== undefined && /^\d+$/.test(row) ? t('sectionRow', { section: label, row: Number(row) + 1 }) : label
  }
}
