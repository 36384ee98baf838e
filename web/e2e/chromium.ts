import { existsSync } from 'node:fs'

/** Selects `preferred` if the file exists, else the system's Chromium, else Playwright's. */
export function chromiumLaunchOptions(preferred?: string): { executablePath: string } | { channel: 'chromium' } {
  const executablePath = [preferred, process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  )
  return executablePath ? { executablePath } : { channel: 'chromium' }
}
