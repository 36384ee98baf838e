import { matchRoute, type Parser } from 'wouter'
import type { Screen, ScreenProps } from '#web/kit/screen.ts'
import { redirects } from './redirects.ts'

export interface Found {
  screen: Screen
  params: ScreenProps
}

/** The screen of a path as the browser holds it, with the parts of that path. */
export function findScreen(screens: readonly Screen[], parser: Parser, path: string): Found | undefined {
  for (const screen of screens) {
    const [matches, params] = matchRoute(parser, screen.path, path)
    if (matches) return { screen, params: namedParts(params) }
  }
}

/** The named parts, decoded. wouter gives every part a second time, by its place. */
const namedParts = (params: ScreenProps): ScreenProps =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, value]) => [name, value && decoded(value)]),
  )

/** What was not encoded well stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Target of a redirected address, with its query; undefined for an unknown address. */
export function leadsTo(path: string, search: string): string | undefined {
  const known = Object.entries(redirects).find(([from]) => from === path.replace(/\/+$/, ''))
  return known && known[1] + search
}

/** What the screen is given: the parts of its path, and its query where it asks for it. The path has the last word. */
export function propsOf({ screen, params }: Found, search: string): ScreenProps {
  return screen.props === 'query' ? { ...Object.fromEntries(new URLSearchParams(search)), ...params } : params
}
