/** All of one's own data as a zip: for people as CSV and PDF, for programs as JSON. Written as it is read, one at a time for an account. */
import { Readable } from 'node:stream'
import type { Language } from '#contracts/model/language.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { bytesFile } from '#server/platform/row-files.ts'
import { type ZipEntry, zipStream } from '#server/platform/zip-stream.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { readmeOf } from './takeout.texts.ts'

/** The accounts whose data is being written, and the end of it. */
const runningIn = perWorld(() => new Map<number, Promise<void>>())

/** Whether the account's data is being written for a caller. */
export const isTakeoutRunning = (world: AccountsWorld, accountId: number): boolean => runningIn(world).has(accountId)

/** Begins when it is read, after any other of the account; destroyed it ends at once. */
export const takeout = (world: AccountsWorld, accountId: number, language: Language): Readable =>
  Readable.from(oneAtATime(world, accountId, language), { objectMode: false })

async function* oneAtATime(world: AccountsWorld, accountId: number, language: Language): AsyncGenerator<Uint8Array> {
  const running = runningIn(world)
  while (running.has(accountId)) await running.get(accountId)
  const { promise, resolve } = Promise.withResolvers<void>()
  running.set(accountId, promise)
  try {
    yield* zipStream(entriesOf(world, accountId, language), world.clock.now())
  } finally {
    running.delete(accountId)
    resolve()
  }
}

async function* entriesOf(world: AccountsWorld, accountId: number, language: Language): AsyncGenerator<ZipEntry> {
  yield bytesFile('readme.txt', readmeOf(world.personalData, language))
  for (const data of world.personalData) yield* data.export(world, accountId, language)
}
