/** The export of an account as a streamed zip: CSV and PDF for people, JSON for programs. One at a time per account. */
import { Readable } from 'node:stream'
import type { Language } from '#contracts/model/language.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { bytesFile } from '#server/platform/row-files.ts'
import { type ZipEntry, zipStream } from '#server/platform/zip-stream.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { readmeOf } from './takeout.texts.ts'

const runningIn = perWorld(() => new Map<number, Promise<void>>())

export const isTakeoutRunning = (world: AccountsWorld, accountId: number): boolean => runningIn(world).has(accountId)

/** Starts when it is read, after the account's running export. Destroying the stream cancels it. */
export const takeout = (world: AccountsWorld, accountId: number, language: Language): Readable =>
  Readable.from(exportExclusively(world, accountId, language), { objectMode: false })

async function* exportExclusively(
  world: AccountsWorld,
  accountId: number,
  language: Language,
): AsyncGenerator<Uint8Array> {
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
