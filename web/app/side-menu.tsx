import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { useTranslation } from '#web/kit/i18n.ts'
import { menuIcons } from '#web/kit/parts/menu-icons.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import { type Active, activeAt, sections } from './menu.ts'
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

interface PartProps {
  active: Active
  path: string
  onStay: () => void
}

/** Finished entries and families, and unfinished ones below them. */
export function SideMenu({ screen, onStay = () => undefined }: SideMenuProps) {
  const { t } = useTranslation('shell')
  const [path] = useLocation()
  const part: PartProps = { active: activeAt(path, useSearch(), screen), path, onStay }
  const { ready, planned } = sections
  return (
    <nav aria-label={t('nav.label')} className={classes.menu}>
      <Entries of={ready.entries} {...part} />
      <h2 className={classes.heading}>{t('nav.more')}</h2>
      <Families of={ready.families} {...part} />
      {planned.entries.length + planned.families.length > 0 && (
        <div className={classes.planned}>
          <h2 className={classes.heading}>{t('nav.planned')}</h2>
          <Entries of={planned.entries} {...part} />
          <Families of={planned.families} {...part} />
        </div>
      )}
    </nav>
  )
}

function Entries({ of, active, path, onStay }: PartProps & { of: typeof sections.ready.entries }) {
  const { t } = useTranslation('shell')
  return (
    <ul>
      {of.map(({ entry, screen: { path: to, title } }) => {
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
  )
}

const Families = ({ of, ...part }: PartProps & { of: typeof sections.ready.families }) => (
  <ul>
    {of.map(({ group, members }) => (
      <MenuFamily key={group} group={group} members={members} {...part} />
    ))}
  </ul>
)
