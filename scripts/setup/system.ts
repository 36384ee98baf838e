import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { command } from '../process/child.ts'

/** Path of a program on the PATH, or undefined. */
export function findOnPath(program: string, path = process.env.PATH ?? ''): string | undefined {
  const names = process.platform === 'win32' ? [`${program}.exe`, `${program}.cmd`] : [program]
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(executable)
}

export function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether this process can install packages: root on a system with apt. */
export const hasApt = (): boolean => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined

/** Returns whether the installation succeeded. */
export async function apt(...packages: string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(' ')} with apt-get`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages]
  if ((await command('apt-get', install, { env }).ended) === 0) return true
  // A fresh machine has no package list yet.
  if ((await command('apt-get', ['update', '-q'], { env }).ended) !== 0) return false
  return (await command('apt-get', install, { env }).ended) === 0
}
