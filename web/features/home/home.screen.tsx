import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { ArrowIcon, BoltIcon, ReportIcon, ShieldIcon } from '#web/kit/parts/icons.tsx'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { Logo } from '#web/kit/parts/logo.tsx'
import { useLoggedIn } from '#web/kit/session.ts'
import { Claims } from './claims.tsx'
import { ExampleReport } from './example-report.tsx'
import { FilterHelp } from './filter-help.tsx'
import { frontDialogPath } from './front-dialogs.ts'
import classes from './home.module.css'
import { Modules } from './modules.tsx'
import { SiteFooter } from './site-footer.tsx'

const FEATURES = [
  { key: 'report', icon: <ReportIcon size={22} /> },
  { key: 'method', icon: <ShieldIcon size={22} /> },
  { key: 'power', icon: <BoltIcon size={22} /> },
] as const

export function HomeScreen() {
  const { t } = useTranslation('home')
  const loggedIn = useLoggedIn()
  const way = loggedIn ? '/products' : '/user/login'
  return (
    <div className={classes.screen}>
      <header className={classes.bar}>
        <Logo />
        <div className={classes.right}>
          <LanguageSwitch />
          <Button component={Link} href={way} variant="white" color="dark" size="sm">
            {t(loggedIn ? 'enter' : 'logIn')}
          </Button>
          {!loggedIn && (
            <Button component={Link} href="/user/register" size="sm">
              {t('register')}
            </Button>
          )}
        </div>
      </header>
      <main>
        <section className={classes.hero}>
          <div>
            <p className={classes.kicker}>{t('kicker')}</p>
            <h1>{t('headline')}</h1>
            <p className={classes.lead}>{t('lead')}</p>
            <div className={classes.ways}>
              <Button component={Link} href={way} size="lg" rightSection={<ArrowIcon size={18} />}>
                {t('start')}
              </Button>
              <Link href={frontDialogPath('prices')}>{t('prices')}</Link>
            </div>
          </div>
          <ExampleReport />
        </section>
        <ul className={classes.features}>
          {FEATURES.map(({ key, icon }) => (
            <li key={key}>
              <span className={classes.icon}>{icon}</span>
              <h2>{t(`feature.${key}.title`)}</h2>
              <p>{t(`feature.${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <Claims />
        <Modules />
        <FilterHelp />
      </main>
      <SiteFooter way={way} />
    </div>
  )
}
