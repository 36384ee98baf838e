import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useUnseenChanges } from '#web/features/watches/updates/watch-updates.state.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { menuIcons } from '#web/kit/parts/menu-icons.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import { type Active, activeAt, sections } from './menu.ts'
import { MenuBadge } from './menu-badge.tsx'
import { MenuFamily } from './menu-family.tsx'
import { MenuLink } from './menu-link.tsx'
import classes from './side-menu.module.css'

const ICON = 16
/** Larger than the other icons (SPEC section 2). */
const ABOUT_ICON = 18

interface SideMenuProps {
  screen: PageScreen
  onReselect?: () => void
}

interface PartProps {
  active: Active
  path: string
  onReselect: () => void
}

export function SideMenu({ screen, onReselect = () => undefined }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const [path] = useLocation()
  const part: PartProps = { active: activeAt(path, useSearch(), screen), path, onReselect }
  const { ready, planned } = sections
  return (
    <nav aria-label={t('nav.label')} className={classes.menu}>
      <Entries entries={ready.entries} {...part} />
      <h2 className={classes.heading}>{t('nav.more')}</h2>
      <Families families={ready.families} {...part} />
      {planned.entries.length + planned.families.length > 0 && (
        <div className={classes.planned}>
          <h2 className={classes.heading}>{t('nav.planned')}</h2>
          <Entries entries={planned.entries} {...part} />
          <Families families={planned.families} {...part} />
        </div>
      )}
    </nav>
  )
}

function Entries({ entries, active, path, onReselect }: PartProps & { entries: typeof sections.ready.entries }) {
  const { t } = useTranslation('shell')
  const changes = useUnseenChanges()
  return (
    <ul>
      {entries.map(({ entry, screen: { path: to, title } }) => {
        const Icon = menuIcons[entry]
        return (
          <li key={entry}>
            <MenuLink to={to} isCurrent={path === to} isActive={active.entry === entry} onReselect={onReselect}>
              <span className={classes.icon}>
                <Icon size={entry === 'about' ? ABOUT_ICON : ICON} />
              </span>
              <span>{t(`title.${title}`)}</span>
              {title === 'dashboard' && <MenuBadge total={changes} of="unseenChanges" />}
            </MenuLink>
          </li>
        )
      })}
    </ul>
  )
}

const Families = ({ families, ...part }: PartProps & { families: typeof sections.ready.families }) => (
  <ul>
    {families.map(({ group, members }) => (
      <MenuFamily key={group} group={group} members={members} {...part} />
    ))}
  </ul>
)
