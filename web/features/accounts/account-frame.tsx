import { type ReactNode, useEffect, useRef } from 'react'
import { Link, Redirect } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon } from '#web/kit/parts/icons.tsx'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { Logo } from '#web/kit/parts/logo.tsx'
import { useLoggedIn } from '#web/kit/session.ts'
import classes from './account-frame.module.css'
import { useReturnAddress } from './use-return-address.ts'

const POINTS = ['report', 'method', 'own'] as const

/** False until the first screen has mounted, because the browser sets the focus after a page load. */
let hasNavigated = false

interface AccountFrameProps {
  title: string
  subtitle: string
  children: ReactNode
}

/** Frame of the login, registration and reset screens. Redirects users who are logged in already. */
export function AccountFrame({ title, subtitle, children }: AccountFrameProps) {
  const { t } = useTranslation('account')
  const { after } = useReturnAddress()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // The clicked link is unmounted, so keyboard and screen reader users would lose the focus.
    if (hasNavigated) main.current?.focus({ preventScroll: true })
    hasNavigated = true
  }, [])
  if (useLoggedIn()) return <Redirect to={after} replace />
  return (
    <div className={classes.screen}>
      <aside className={classes.pitch}>
        <Link href="/" className={classes.home}>
          <Logo />
        </Link>
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
      <header className={classes.language}>
        <LanguageSwitch />
      </header>
      <main ref={main} className={classes.side} tabIndex={-1}>
        <div className={classes.column}>
          <div>
            <h1 className={classes.title}>{title}</h1>
            <p className={classes.subtitle}>{subtitle}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}

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
