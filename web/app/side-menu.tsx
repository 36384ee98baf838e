import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { menuIcons } from '#web/kit/parts/menu-icons.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import { activeAt, entries, families } from './menu.ts'
import { MenuFamily } from './menu-family.tsx'
import { MenuLink } from './menu-link.tsx'
import classes from './side-menu.module.css'

const ICON = 16
/** SPEC section 2: that of the entry `about` is larger. */
const ABOUT_ICON = 18

interface SideMenuProps {
  screen: PageScreen
  /** The page that is open was chosen again. */
  onStay?: () => void
}

/** The eight entries and, below them, the families. */
export function SideMenu({ screen, onStay = () => undefined }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const [path] = useLocation()
  const active = activeAt(path, useSearch(), screen)
  return (
    <nav aria-label={t('nav.label')} className={classes.menu}>
      <ul>
        {entries.map(({ entry, screen: { path: to, title } }) => {
          const Icon = menuIcons[entry]
          return (
            <li key={entry}>
              <MenuLink to={to} here={path === to} lit={active.entry === entry} onStay={onStay}>
                <span className={classes.icon}>
                  <Icon size={entry === 'about' ? ABOUT_ICON : ICON} />
                </span>
                <span>{t(`title.${title}`)}</span>
              </MenuLink>
            </li>
          )
        })}
      </ul>
      <h2 className={classes.heading}>{t('nav.all')}</h2>
      <ul>
        {families.map(({ group, members }) => (
          <MenuFamily key={group} group={group} members={members} active={active} path={path} onStay={onStay} />
        ))}
      </ul>
    </nav>
  )
}
