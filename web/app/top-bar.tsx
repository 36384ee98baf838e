import { Menu, UnstyledButton } from '@mantine/core'
import { Link, useLocation } from 'wouter'
import { power } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BoltIcon, ChevronIcon, LogOutIcon, ReportIcon } from '#web/kit/parts/icons.tsx'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { Logo } from '#web/kit/parts/logo.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import { useUser } from '#web/kit/session.ts'
import { logOut } from './log-out.ts'
import classes from './top-bar.module.css'

/** The black bar: logo, power balance, language, and the personal menu. */
export function TopBar() {
  const { t } = useTranslation('frame')
  const user = useUser()
  const [, navigate] = useLocation()
  const name = user?.nickname ?? ''
  return (
    <header className={classes.bar}>
      <Link href="/products" className={classes.home}>
        <Logo />
      </Link>
      <div className={classes.right}>
        {user && (
          <span className={classes.power} title={t('power.label')}>
            <BoltIcon size={16} />
            <span className={classes.powerLabel}>{t('power.label')}</span>
            <strong>{power(user.power)}</strong>
          </span>
        )}
        <ThemeSwitch />
        <LanguageSwitch />
        <Menu position="bottom-end" width={220} withinPortal>
          <Menu.Target>
            <UnstyledButton className={classes.avatar} aria-label={t('menu.open')}>
              <span className={classes.face} aria-hidden="true">
                {name.slice(0, 1).toUpperCase()}
              </span>
              <ChevronIcon size={14} />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>
              {name} {user?.phone}
            </Menu.Label>
            <Menu.Item leftSection={<ReportIcon size={16} />} onClick={() => navigate('/products/asin_fx/index')}>
              {t('menu.asin')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<LogOutIcon size={16} />} onClick={() => logOut(navigate)}>
              {t('menu.logOut')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  )
}
