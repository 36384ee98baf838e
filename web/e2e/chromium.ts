import { existsSync } from 'node:fs'

/** How a Chromium is started that is on this machine: `preferred` when it is there, else the system's, else Playwright's. */
export function chromiumAt(preferred?: string): { executablePath: string } | { channel: 'chromium' } {
  const executablePath = [preferred, process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  )
  return executablePath ? { executablePath } : { channel: 'chromium' }
}
