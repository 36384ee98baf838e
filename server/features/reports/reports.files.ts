/**
 * Report files of a world and their signed addresses. One signature opens all files of one account for a while, so a list
 * of reports costs one signature and not one for each row; whose file it is, is checked again when it is opened.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from '#server/domain/world.ts'

/** An address works for at least one and at most two of these. */
const WINDOW_SECONDS = 3600

/** Makes the addresses of the PDFs of an account's reports. */
export function reportUrls(world: World, accountId: number): (reportId: number) => string {
  const key = keyOf(world, accountId)
  return (reportId) => `/download/report/${reportId}.pdf?${key}`
}

const keys = new WeakMap<World, Map<number, { expires: number; text: string }>>()

function keyOf(world: World, accountId: number): string {
  const now = Math.floor(world.clock.now().getTime() / 1000)
  const expires = (Math.floor(now / WINDOW_SECONDS) + 2) * WINDOW_SECONDS
  const mine = keys.get(world) ?? new Map()
  keys.set(world, mine)
  const known = mine.get(accountId)
  if (known?.expires === expires) return known.text
  const text = `u=${accountId}&e=${expires}&s=${signature(world, accountId, expires)}`
  if (mine.size > 10_000) mine.clear()
  mine.set(accountId, { expires, text })
  return text
}

const signature = (world: World, accountId: number, expires: number) =>
  createHmac('sha256', world.secret).update(`report-files:${accountId}:${expires}`).digest('base64url')

export function mayOpen(world: World, { u, e, s }: { u: number; e: number; s: string }): boolean {
  const expected = Buffer.from(signature(world, u, e))
  const given = Buffer.from(s)
  return expected.length === given.length && timingSafeEqual(expected, given) && e * 1000 > world.clock.now().getTime()
}

export const pathOf = (world: World, file: string) => join(world.files, file)

export function removeFile(world: World, file: string | null): void {
  if (file !== null) rmSync(pathOf(world, file), { force: true })
}

/** Makes the folder, and removes what no report names: halves of a killed process, files of deleted rows. */
export function sweepFiles(folder: string, inUse: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!inUse.has(name)) rmSync(join(folder, name), { force: true })
}
