import { node } from '../process/child.ts'
import { rootPath } from '../process/root.ts'
import { apt, executable, findOnPath, hasApt } from './system.ts'

/** CHROMIUM_PATH first, then the system's browsers. */
export function systemChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && executable(named)) return named
  for (const program of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const found = findOnPath(program, `/usr/bin:${process.env.PATH ?? ''}`)
    if (found) return found
  }
}

/**
 * Finds or installs a Chromium for the browser tests: the system's, otherwise Playwright's, otherwise the
 * distribution's package (as root). Throws if none is available.
 */
export async function chromium(): Promise<string> {
  const found = systemChromium()
  if (found) return found
  console.log('No Chromium found: installing the one from Playwright')
  const playwright = rootPath('node_modules/playwright/cli.js')
  const installed = await node([playwright, 'install', ...(hasApt() ? ['--with-deps'] : []), 'chromium']).ended
  if (installed === 0) {
    const { chromium: own } = await import('playwright')
    return own.executablePath()
  }
  console.log('Playwright could not install Chromium')
  if (hasApt() && (await apt('chromium', 'fonts-noto-cjk'))) {
    const packaged = systemChromium()
    if (packaged) return packaged
  }
  throw new Error(
    'No Chromium: install one with your package manager, or set CHROMIUM_PATH to the program, then run npm test again.',
  )
}

/**
 * Chromium's headless shell, for tests without an extension: a third faster. Only a build machine installs it.
 * Undefined: use the whole Chromium.
 */
export async function headlessShell(): Promise<string | undefined> {
  const named = process.env.HEADLESS_SHELL_PATH
  if (named && executable(named)) return named
  const found = () => findOnPath('chromium-headless-shell', `/usr/bin:${process.env.PATH ?? ''}`)
  if (!found() && process.env.CI && hasApt()) await apt('chromium-headless-shell')
  return found()
}
