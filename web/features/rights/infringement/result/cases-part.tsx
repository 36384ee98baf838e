import { useTranslation } from '#web/kit/i18n.ts'
import { CaseList } from '../../parts/cases.tsx'
import { PartSection } from './part.tsx'
import classes from './result.module.css'
import type { Check } from './use-check.ts'

export function CasesPart({ check: { result } }: { check: Check }) {
  const { t } = useTranslation('infringement')
  const { risk, row } = result.cases
  return (
    <PartSection part="cases" result={result}>
      {risk !== null && row.length === 0 && <p className={classes.nothing}>{t('nothing.cases')}</p>}
      {row.length > 0 && <CaseList cases={row} label={t('part.cases')} detailed />}
    </PartSection>
  )
}
