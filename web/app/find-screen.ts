import { matchRoute, type Parser } from 'wouter'
import type { Screen, ScreenProps } from '#web/kit/screen.ts'
import { redirects } from './redirects.ts'

export interface Found {
  screen: Screen
  params: ScreenProps
}

/** The screen of a path and its decoded parameters. `path` is percent-encoded. */
export function findScreen(screens: readonly Screen[], parser: Parser, path: string): Found | undefined {
  for (const screen of screens) {
    const [matches, params] = matchRoute(parser, screen.path, path)
    if (matches) return { screen, params: namedParams(params) }
  }
}

/** The decoded parameters by name. wouter also returns each one under its index, which is dropped. */
const namedParams = (params: ScreenProps): ScreenProps =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !/^\d+$/.test(name))
      .map(([name, value]) => [name, value && decodeParam(value)]),
  )

/** Malformed encoding stays as it is. */
function decodeParam(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Target of a redirected address, with its query; undefined for an unknown address. */
export function redirectTarget(path: string, search: string): string | undefined {
  const redirect = Object.entries(redirects).find(([from]) => from === path.replace(/\/+$/, ''))
  return redirect && redirect[1] + search
}

/** The parameters of the path override the query. */
export function propsOf({ screen, params }: Found, search: string): ScreenProps {
  return screen.props === 'query' ? { ...Object.fromEntries(new URLSearchParams(search)), ...params } : params
}
