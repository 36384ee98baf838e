import { matchRoute, type Parser } from 'wouter'
import type { Screen, ScreenProps } from '#web/kit/screen.ts'
import { redirects } from './redirects.ts'

export interface Found {
  screen: Screen
  params: ScreenProps
}

/** The screen of an address, with the parts of its path. */
export function findScreen(screens: readonly Screen[], parser: Parser, path: string): Found | undefined {
  for (const screen of screens) {
    const [matches, params] = matchRoute(parser, screen.path, path)
    if (matches) return { screen, params }
  }
}

/** Where an address that is no screen leads, its query kept; to the front page when it is nothing that we know. */
export function leadsTo(path: string, search: string): string {
  const known = Object.entries(redirects).find(([from]) => from === path.replace(/\/+$/, ''))
  if (!known) return '/'
  return search ? `${known[1]}?${search}` : known[1]
}

/** What the screen is given: the parts of its path, and its query where it asks for it. The path has the last word. */
export function propsOf({ screen, params }: Found, search: string): ScreenProps {
  return screen.props === 'query' ? { ...Object.fromEntries(new URLSearchParams(search)), ...params } : params
}
