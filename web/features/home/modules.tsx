import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { ArrowIcon } from '#web/kit/parts/icons.tsx'
import { useLoggedIn } from '#web/kit/session.ts'
import { MODULES, moduleAddress } from './module-list.ts'
import classes from './modules.module.css'

export function Modules() {
  const { t } = useTranslation('home')
  const loggedIn = useLoggedIn()
  return (
    <section className={classes.modules} aria-labelledby="modules">
      <h2 id="modules">{t('modules.title')}</h2>
      <ul>
        {MODULES.map((module) => {
          const { key, planned } = module
          const words = (
            <>
              <strong>{t(`modules.${key}.name`)}</strong>
              <span>{t(`modules.${key}.question`)}</span>
            </>
          )
          return (
            <li key={key}>
              {planned ? (
                <div className={classes.card}>
                  {words}
                  <em>{t('modules.planned')}</em>
                </div>
              ) : (
                <Link href={moduleAddress(module, loggedIn)} className={classes.card ?? ''}>
                  {words}
                  <ArrowIcon size={18} />
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
