import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { Logo } from '#web/kit/parts/logo.tsx'
import classes from './login.module.css'
import { LoginForm } from './login-form.tsx'

const POINTS = ['report', 'method', 'own'] as const

/** The login: what the product does on one side, the form on the other. */
export function LoginScreen() {
  const { t } = useTranslation('account')
  return (
    <div className={classes.screen}>
      <aside className={classes.pitch}>
        <a href="/" className={classes.home}>
          <Logo />
        </a>
        <div className={classes.claim}>
          <p className={classes.headline}>{t('pitch.headline')}</p>
          <ul className={classes.points}>
            {POINTS.map((point) => (
              <li key={point}>
                <CheckIcon size={18} />
                <span>{t(`pitch.${point}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <Skyline />
      </aside>
      <div className={classes.language}>
        <LanguageSwitch />
      </div>
      <main className={classes.side}>
        <LoginForm />
      </main>
    </div>
  )
}

/** Bars and a line, as a quiet picture of what a report looks like. */
function Skyline() {
  const bars = [34, 46, 40, 58, 66, 54, 78, 92, 84, 108, 122, 140]
  return (
    <svg
      className={classes.skyline}
      viewBox="0 0 480 180"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMax slice"
    >
      {bars.map((height, i) => (
        <rect key={height} x={i * 40 + 8} y={180 - height} width={24} height={height} rx={4} />
      ))}
      <polyline points={bars.map((height, i) => `${i * 40 + 20},${172 - height}`).join(' ')} />
    </svg>
  )
}
