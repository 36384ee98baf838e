/** The menu, read off the list of screens. */
import { DEFAULT_ENTRY, GROUPS, MENU, type MenuEntry, type MenuGroup } from '#web/kit/menu.ts'
import type { PageScreen, Screen } from '#web/kit/screen.ts'
import { screens } from './screens.ts'

const keys = Object.keys(MENU) as MenuEntry[] // the keys of a constant are all there are
const isPage = (screen: Screen): screen is PageScreen => screen.frame === 'page'

export const pages: readonly PageScreen[] = screens.filter(isPage)

/** The eight entries in their order. */
export const entries = keys.flatMap((entry) => {
  const screen = pages.find(({ menu }) => menu === entry)
  return screen ? [{ entry, screen }] : []
})

/** Whether a screen is finished: an unfinished one has a sketch. */
export const isReady = ({ sketch }: PageScreen) => sketch === undefined

/** Whether the screen at a path is finished. */
export const isReadyAt = (path: string) => pages.some((screen) => screen.path === path && isReady(screen))

/** Finished screens first; otherwise the order stays. */
export const readyFirst = (screens: readonly PageScreen[]) =>
  screens.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)))

/** The families below them. */
export const families = GROUPS.map((group) => ({
  group,
  members: readyFirst(pages.filter(({ menu }) => menu === group)),
}))

const members = families.flatMap((family) => family.members)

const works = ({ members }: { members: readonly PageScreen[] }) => members.some(isReady)

/** The two sections of the menu: finished screens, and unfinished ones below. */
export const sections = {
  ready: { entries: entries.filter(({ screen }) => isReady(screen)), families: families.filter(works) },
  planned: {
    entries: entries.filter(({ screen }) => !isReady(screen)),
    families: families.filter((family) => !works(family)),
  },
}

/** What is lit on a page. */
export interface Active {
  entry?: MenuEntry
  /** The path of a family's member. */
  member?: string
  family?: MenuGroup
  /** The person's own entry, in the bar. */
  person?: boolean
}

/** What is lit at an address: SPEC section 2, "Navigation menu entries". */
export function activeAt(path: string, search: string, screen?: PageScreen): Active {
  if (path.includes('user-center')) return { person: true }
  const named = path === '/dashboard' && new URLSearchParams(search).get('enName')
  if (named) return lightOf(named)
  const within = containing(
    entries.map((one) => one.screen),
    path,
  )
  if (within) return { entry: keys.find((key) => key === within.menu) }
  // Screens for developers have no place in it.
  if (screen && !pages.includes(screen)) return {}
  const member = containing(members, path)
  const marked = screen?.module && entryOf(screen.module)
  if (member) return { ...inFamily(member), ...(marked && { entry: marked }) }
  return { entry: marked ?? DEFAULT_ENTRY }
}

/** What a module lights: its entry, or else the first member of a family that it marks. */
function lightOf(enName: string): Active {
  const entry = entryOf(enName)
  const member = members.find(({ module }) => module === enName)
  return entry || !member ? { entry: entry ?? DEFAULT_ENTRY } : inFamily(member)
}

function inFamily(member: PageScreen): Active {
  const family = GROUPS.find((group) => group === member.menu)
  return { member: member.path, ...(family && { family }) }
}

const entryOf = (enName: string) => keys.find((key) => MENU[key] === enName)

/** The one whose path is contained in the address; the longest, where several are. */
const containing = (of: readonly PageScreen[], path: string) =>
  of
    .filter((screen) => path.includes(screen.path))
    .reduce<PageScreen | undefined>(
      (best, one) => (best && best.path.length >= one.path.length ? best : one),
      undefined,
    )
