import { Button, UnstyledButton } from '@mantine/core'
import { Link } from 'wouter'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { formatPower } from '#contracts/model/number.ts'
import { openTopUp } from '#web/features/ledger/public/top-up.state.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BoltIcon } from '#web/kit/parts/icons.tsx'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { Logo } from '#web/kit/parts/logo.tsx'
import { HomeIcon, MenuIcon } from '#web/kit/parts/menu-icons.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import { useGrouping, useUser } from '#web/kit/session.ts'
import { useSession } from '#web/kit/session-store.ts'
import { loginPath } from '#web/kit/way-back.ts'
import { OpenPalette } from './open-palette.tsx'
import { PersonMenu } from './person-menu.tsx'
import classes from './top-bar.module.css'
import type { DrawerState } from './use-drawer.ts'

export function TopBar({ drawer }: { drawer: DrawerState }) {
  const { t } = useTranslation(['shell', 'frame'])
  const grouping = useGrouping()
  const user = useUser()
  const { isLogin } = useSession()
  const path = usePathname()
  const search = useSearch()
  return (
    <header className={classes.bar}>
      <UnstyledButton
        className={classes.button}
        aria-label={t(drawer.open ? 'nav.hide' : 'nav.show')}
        aria-expanded={drawer.open}
        onClick={drawer.toggle}
      >
        <MenuIcon size={20} />
      </UnstyledButton>
      <Link href="/products" className={classes.logo ?? ''} aria-label={t('bar.products')}>
        <Logo />
      </Link>
      <Link href="/" className={classes.home ?? ''}>
        <HomeIcon size={16} />
        <span>{t('bar.home')}</span>
      </Link>
      <OpenPalette />
      {user && (
        <span className={classes.power} title={t('frame:power.label')}>
          <BoltIcon size={16} />
          <span className={classes.powerLabel}>{t('frame:power.label')}</span>
          <strong>{formatPower(user.power, grouping)}</strong>
          <UnstyledButton className={classes.topUp} onClick={openTopUp}>
            {t('frame:power.topUp')}
          </UnstyledButton>
        </span>
      )}
      <div className={classes.wide}>
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
      {isLogin ? (
        <PersonMenu />
      ) : (
        <Button component={Link} href={loginPath(path + search)} variant="white" color="dark" size="xs">
          {t('bar.logIn')}
        </Button>
      )}
    </header>
  )
}
