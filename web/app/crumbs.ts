import { GROUPS, type MenuGroup } from '#web/kit/menu.ts'
import type { PageScreen, PageTitle } from '#web/kit/screen.ts'
import { pages } from './menu.ts'

export type Crumb = { title: PageTitle; path: string } | { group: MenuGroup }

/** The menu group of a screen, if any, followed by its parent screens, the nearest last. */
export function crumbsOf(screen: PageScreen): Crumb[] {
  const parents: Crumb[] = []
  let top = screen
  for (let next = parentOf(screen); next; next = parentOf(next)) {
    parents.unshift({ title: next.title, path: next.path })
    top = next
  }
  const group = GROUPS.find((one) => one === (top.menu ?? screen.menu))
  return group ? [{ group }, ...parents] : parents
}

const parentOf = ({ parent }: PageScreen) => pages.find(({ title }) => title === parent)
