import { node } from '../process/child.ts'
import { inRoot } from '../process/root.ts'
import { apt, executable, hasApt, onPath } from './system.ts'

/** Whatever stands first is used: what the environment names, then what the system has. */
export function systemChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && executable(named)) return named
  for (const program of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const found = onPath(program, `/usr/bin:${process.env.PATH ?? ''}`)
    if (found) return found
  }
}

/**
 * A Chromium for the browser tests: the system's, else Playwright's own, else the distribution's package when root.
 * Says what it does. Throws when there is none to be had.
 */
export async function chromium(): Promise<string> {
  const found = systemChromium()
  if (found) return found
  console.log('No Chromium on this system: installing the one of Playwright')
  const playwright = inRoot('node_modules/playwright/cli.js')
  const installed = await node([playwright, 'install', ...(hasApt() ? ['--with-deps'] : []), 'chromium']).ended
  if (installed === 0) {
    const { chromium: own } = await import('playwright')
    return own.executablePath()
  }
  console.log('Playwright could not install its Chromium')
  if (hasApt() && (await apt('chromium', 'fonts-noto-cjk'))) {
    const packaged = systemChromium()
    if (packaged) return packaged
  }
  throw new Error(
    'No Chromium: install one with your package manager, or set CHROMIUM_PATH to the program, then run npm test again.',
  )
}

/**
 * Chromium without its windows, for the tests that need no extension: a third faster at the same pages. The system's when
 * there is one; a build machine fetches it, nobody else's system is changed for speed. Undefined: use the whole Chromium.
 */
export async function headlessShell(): Promise<string | undefined> {
  const named = process.env.HEADLESS_SHELL_PATH
  if (named && executable(named)) return named
  const found = () => onPath('chromium-headless-shell', `/usr/bin:${process.env.PATH ?? ''}`)
  if (!found() && process.env.CI && hasApt()) await apt('chromium-headless-shell')
  return found()
}
