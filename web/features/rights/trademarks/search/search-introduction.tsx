import { useTranslation } from '#web/kit/i18n.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import classes from './search.module.css'

const WAYS = ['exact', 'lookAlike', 'fuzzy', 'phonetic', 'prefix', 'contains'] as const

export function SearchIntroduction() {
  const { t } = useTranslation(['trademarks', 'rights'])
  return (
    <section className={classes.introduction} aria-labelledby="ways">
      <h2 id="ways">{t('ways.title')}</h2>
      <dl>
        {WAYS.map((way) => (
          <div key={way}>
            <dt>{t(`rights:reason.${way}`)}</dt>
            <dd>{t(`ways.${way}`)}</dd>
          </div>
        ))}
      </dl>
      <LegalNote />
    </section>
  )
}
