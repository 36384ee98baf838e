/** All of one's own data as a zip: for people as CSV and PDF, for programs as JSON. Written as it is read. */
import { Readable } from 'node:stream'
import type { Language } from '#contracts/model/language.ts'
import { bytesFile } from '#server/platform/row-files.ts'
import { type ZipEntry, zipStream } from '#server/platform/zip-stream.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { readmeOf } from './takeout.texts.ts'

type Held = Pick<AccountsWorld, 'db' | 'files' | 'personalData'>

export const takeout = (world: Held & Pick<AccountsWorld, 'clock'>, accountId: number, language: Language): Readable =>
  Readable.from(zipStream(entriesOf(world, accountId, language), world.clock.now()), { objectMode: false })

async function* entriesOf(world: Held, accountId: number, language: Language): AsyncGenerator<ZipEntry> {
  yield bytesFile('readme.txt', readmeOf(world.personalData, language))
  for (const data of world.personalData) yield* data.export(world, accountId, language)
}
