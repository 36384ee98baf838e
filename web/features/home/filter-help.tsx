import { regroup } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './filter-help.module.css'
import { GLOSSARY, isGuided } from './glossary.ts'

export function FilterHelp() {
  const { t } = useTranslation('home')
  const grouping = useGrouping()
  return (
    <section className={classes.help} aria-labelledby="filters">
      <h2 id="filters">{t('filters.title')}</h2>
      <p className={classes.lead}>{t('filters.lead')}</p>
      <div className={classes.groups}>
        {GLOSSARY.map(({ group, terms }) => (
          <section key={group} aria-label={t(`filters.group.${group}`)}>
            <h3>{t(`filters.group.${group}`)}</h3>
            <dl>
              {terms.map((term) => (
                <div key={term}>
                  <dt>
                    {t(`filters.${term}.name`)}
                    {isGuided(term) && <span>{regroup(t(`filters.${term}.guide`), grouping)}</span>}
                  </dt>
                  <dd>{t(`filters.${term}.meaning`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}
