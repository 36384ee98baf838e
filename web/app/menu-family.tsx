import { useEffect, useId, useState } from 'react'
import { useUnseenFinds } from '#web/features/watches/updates/watch-updates.state.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { MenuGroup } from '#web/kit/menu.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { menuIcons } from '#web/kit/parts/menu-icons.tsx'
import type { PageScreen } from '#web/kit/screen.ts'
import { type Active, isReady } from './menu.ts'
import { MenuBadge } from './menu-badge.tsx'
import { MenuLink } from './menu-link.tsx'
import classes from './side-menu.module.css'

interface MenuFamilyProps {
  group: MenuGroup
  members: readonly PageScreen[]
  active: Active
  path: string
  onReselect: () => void
}

/** A collapsible group of screens. Opening one of its screens expands it, even after it was collapsed by hand. */
export function MenuFamily({ group, members, active, path: currentPath, onReselect }: MenuFamilyProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const isWithin = active.family === group
  const [chosen, setChosen] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every member that is opened
  useEffect(() => {
    if (isWithin) setChosen((before) => before || undefined)
  }, [isWithin, active.member])
  const open = chosen ?? isWithin
  const Icon = menuIcons[group]
  const finds = useUnseenFinds()
  const unseenIn = (title: PageScreen['title']) => (title === 'patentNew' ? finds : 0)
  // If no member is finished, the whole group is in the section of planned screens, so its members need no mark.
  const hasReady = members.some(isReady)
  const total = members.reduce((sum, { title }) => sum + unseenIn(title), 0)
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        data-within={isWithin || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        <span className={classes.icon}>
          <Icon size={16} />
        </span>
        <span>{t(`group.${group}`)}</span>
        {!open && <MenuBadge total={total} />}
        <span className={classes.chevron}>
          <ChevronIcon size={14} />
        </span>
      </button>
      <ul id={id} className={classes.members} hidden={!open}>
        {members.map((member) => {
          const { path, title } = member
          return (
            <li key={path}>
              <MenuLink
                to={path}
                isCurrent={currentPath === path}
                isActive={active.member === path}
                onReselect={onReselect}
              >
                <span>{t(`title.${title}`)}</span>
                <MenuBadge total={unseenIn(title)} />
                {hasReady && !isReady(member) && <small className={classes.mark}>{t('nav.planned')}</small>}
              </MenuLink>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
