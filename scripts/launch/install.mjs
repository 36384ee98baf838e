import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Whether node_modules matches package-lock.json, according to npm's own record there. */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || (present[path] ? present[path].version === entry.version : entry.optional),
  )
}

/** Prefers the npm that started this process to the one on the PATH. */
export function npm(env = process.env) {
  const own = env.npm_execpath
  if (own && basename(own) === 'npm-cli.js') return { command: process.execPath, args: [own], shell: false }
  return { command: 'npm', args: [], shell: process.platform === 'win32' }
}

function packagesOf(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages ?? {}
  } catch {
    return {} // absent, or incomplete after an interrupted install
  }
}
