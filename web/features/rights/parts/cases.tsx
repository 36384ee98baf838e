import { formatCount } from '#contracts/model/number.ts'
import { STAGE_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './cases.module.css'
import type { Patent } from './use-patent.ts'

type CaseFacts = Patent['enforcement']

/**
 * Lists court cases about a patent or its design, and then other cases of its owners. Each list starts with the latest.
 */
export function Cases({ patent: { enforcement, ownerCases } }: { patent: Pick<Patent, 'enforcement' | 'ownerCases'> }) {
  const { t } = useTranslation('patent')
  return (
    <>
      <section className={classes.section}>
        <h3>{t('enforcement')}</h3>
        {enforcement.length === 0 ? (
          <p className={classes.none}>{t('noCases')}</p>
        ) : (
          <CaseList cases={enforcement} label={t('enforcement')} />
        )}
      </section>
      {ownerCases.length > 0 && (
        <section className={classes.section}>
          <h3>{t('ownerCases')}</h3>
          <CaseList cases={ownerCases} label={t('ownerCases')} />
        </section>
      )}
    </>
  )
}

interface CaseListProps {
  cases: CaseFacts
  label: string
  /** True for a list that mixes cases about several rights. Each case then also shows its kind and its rights. */
  detailed?: boolean
}

export function CaseList({ cases, label, detailed = false }: CaseListProps) {
  const { t } = useTranslation(['patent', 'rights'])
  const language = useLanguage()
  const grouping = useGrouping()
  return (
    <ul className={classes.cases} aria-label={label}>
      {cases.map(({ number, court, filedOn, plaintiff, lawFirm, kind, stage, defendants, rights }) => (
        <li key={`${court} ${number}`}>
          <p className={classes.head}>
            <strong>{number}</strong>
            <Tag tone="plain">{STAGE_NAMES[language][stage]}</Tag>
            {detailed && <Tag tone="plain">{t(`case.kind.${kind}`)}</Tag>}
          </p>
          <p>
            {court} · {t('case.filedOn')} {filedOn}
          </p>
          <p>
            {t('case.plaintiff')} {plaintiff}
            {lawFirm && ` · ${t('case.lawFirm')} ${lawFirm}`}
            {defendants !== null && ` · ${t('case.defendants')} ${formatCount(defendants, grouping)}`}
          </p>
          {detailed && rights.length > 0 && (
            <p>
              {t('case.rights')} {rights.join(t('rights:between'))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
