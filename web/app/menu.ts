/** The menu, derived from the list of screens. */
import { DEFAULT_ENTRY, GROUPS, MENU, type MenuEntry, type MenuGroup } from '#web/kit/menu.ts'
import type { PageScreen, Screen } from '#web/kit/screen.ts'
import { screens } from './screens.ts'

const keys = Object.keys(MENU) as MenuEntry[]
const isPage = (screen: Screen): screen is PageScreen => screen.frame === 'page'

export const pages: readonly PageScreen[] = screens.filter(isPage)

export const entries = keys.flatMap((entry) => {
  const screen = pages.find(({ menu }) => menu === entry)
  return screen ? [{ entry, screen }] : []
})

export const isReady = ({ sketch }: PageScreen) => sketch === undefined

export const isReadyAt = (path: string) => pages.some((screen) => screen.path === path && isReady(screen))

/** Finished screens first, else in the given order. */
export const readyFirst = (screens: readonly PageScreen[]) =>
  screens.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)))

export const families = GROUPS.map((group) => ({
  group,
  members: readyFirst(pages.filter(({ menu }) => menu === group)),
}))

const members = families.flatMap((family) => family.members)

const hasReady = ({ members }: { members: readonly PageScreen[] }) => members.some(isReady)

/** The two sections of the menu: finished screens, and unfinished ones below. */
export const sections = {
  ready: { entries: entries.filter(({ screen }) => isReady(screen)), families: families.filter(hasReady) },
  planned: {
    entries: entries.filter(({ screen }) => !isReady(screen)),
    families: families.filter((family) => !hasReady(family)),
  },
}

export interface Active {
  entry?: MenuEntry
  member?: string
  family?: MenuGroup
  person?: boolean
}

/** What the menu highlights at an address (SPEC section 2, "Navigation menu entries"). */
export function activeAt(path: string, search: string, screen?: PageScreen): Active {
  if (path.includes('user-center')) return { person: true }
  const named = path === '/dashboard' && new URLSearchParams(search).get('enName')
  if (named) return activeForModule(named)
  const entryScreen = longestPathIn(
    path,
    entries.map((one) => one.screen),
  )
  if (entryScreen) return { entry: keys.find((key) => key === entryScreen.menu) }
  // Screens for developers are not in the menu.
  if (screen && !pages.includes(screen)) return {}
  const member = longestPathIn(path, members)
  const moduleEntry = screen?.module && entryOf(screen.module)
  if (member) return { ...activeMember(member), ...(moduleEntry && { entry: moduleEntry }) }
  return { entry: moduleEntry ?? DEFAULT_ENTRY }
}

/** The module's entry, else the first group member of that module. */
function activeForModule(enName: string): Active {
  const entry = entryOf(enName)
  const member = members.find(({ module }) => module === enName)
  return entry || !member ? { entry: entry ?? DEFAULT_ENTRY } : activeMember(member)
}

function activeMember(member: PageScreen): Active {
  const family = GROUPS.find((group) => group === member.menu)
  return { member: member.path, ...(family && { family }) }
}

const entryOf = (enName: string) => keys.find((key) => MENU[key] === enName)

/** The screen with the longest path that `path` contains. */
const longestPathIn = (path: string, candidates: readonly PageScreen[]) =>
  candidates
    .filter((screen) => path.includes(screen.path))
    .reduce<PageScreen | undefined>(
      (best, one) => (best && best.path.length >= one.path.length ? best : one),
      undefined,
    )
