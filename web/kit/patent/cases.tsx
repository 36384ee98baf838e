import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from './detail.module.css'
import type { Patent } from './patent-detail.tsx'

/** The cases in which a patent was enforced, the latest first. */
export function Cases({ cases }: { cases: Patent['enforcement'] }) {
  const { t } = useTranslation('patent')
  const language = useLanguage()
  return (
    <section className={classes.cases}>
      <h3>{t('enforcement')}</h3>
      {cases.length === 0 && <p className={classes.unknown}>{t('noCases')}</p>}
      <ul>
        {cases.map(({ number, court, filedOn, plaintiff, lawFirm, stage, defendants }) => (
          <li key={`${court} ${number}`}>
            <p className={classes.caseHead}>
              <strong>{number}</strong>
              <Tag tone="plain">{t(`stage.${stage}`)}</Tag>
            </p>
            <p>
              {court} · {t('case.filedOn')} {filedOn}
            </p>
            <p>
              {t('case.plaintiff')} {plaintiff}
              {lawFirm && ` · ${t('case.lawFirm')} ${lawFirm}`}
              {defendants !== null && ` · ${t('case.defendants')} ${formatCount(defendants, language)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
