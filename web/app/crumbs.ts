import { GROUPS, type MenuGroup } from '#web/kit/menu.ts'
import type { PageScreen, PageTitle } from '#web/kit/screen.ts'
import { pages } from './menu.ts'

export type Crumb = { title: PageTitle; path: string } | { group: MenuGroup }

/** The screens above a screen, nearest last; the family stands before them, where it is in one. */
export function crumbsOf(screen: PageScreen): Crumb[] {
  const above: Crumb[] = []
  let top = screen
  for (let next = aboveOf(screen); next; next = aboveOf(next)) {
    above.unshift({ title: next.title, path: next.path })
    top = next
  }
  const group = GROUPS.find((one) => one === (top.menu ?? screen.menu))
  return group ? [{ group }, ...above] : above
}

const aboveOf = ({ parent }: PageScreen) => pages.find(({ title }) => title === parent)
