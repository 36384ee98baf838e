import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon } from '#web/kit/parts/icons.tsx'
import classes from './filter-problems.module.css'
import type { FilterProblem } from './filter-text.ts'

export interface FilterProblemsProps {
  problems: readonly FilterProblem[]
  /** Names of the filters; an unknown one is shown as it is in the address. */
  names: Readonly<Record<string, string>>
}

/** What an address asked for that is not possible, such as a preset from another version. */
export function FilterProblems({ problems, names }: FilterProblemsProps) {
  const { t } = useTranslation('list')
  const nameOf = (name: string) => (Object.hasOwn(names, name) ? names[name] : name)
  return (
    <div role="status" className={classes.problems}>
      <AlertIcon size={18} />
      <div>
        <strong>{t('problem.title')}</strong>
        <ul>
          {problems.map(({ name, why }) => (
            <li key={`${name} ${why}`}>{t(`problem.${why}`, { name: nameOf(name) })}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
