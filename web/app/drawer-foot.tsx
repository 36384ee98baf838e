import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { HomeIcon } from '#web/kit/parts/menu-icons.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import classes from './drawer-foot.module.css'

/** What the bar has no room for on a phone. */
export function DrawerFoot() {
  const { t } = useTranslation('shell')
  return (
    <div className={classes.foot}>
      <Link href="/" className={classes.home ?? ''}>
        <HomeIcon size={16} />
        {t('bar.home')}
      </Link>
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  )
}
