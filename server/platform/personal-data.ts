/**
 * What a subject holds of a person: how it is exported and how it is erased. Each subject registers its own, so
 * that accounts need not know the others.
 */
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import type { World } from './world.ts'
import type { ZipEntry } from './zip-stream.ts'

/** A person's account, by its id and its phone: some rows know only the phone. */
export interface Person {
  readonly id: number
  readonly phone: string
}

export interface PersonalData {
  /** A line of the readme for each file of the export: what is in it. */
  readonly files: Readonly<Record<Language, readonly string[]>>
  /** Everything of the account as files of a zip, read as it is written. */
  export(world: Pick<World, 'db' | 'files'>, accountId: number, language: Language): AsyncIterable<ZipEntry>
  /** Removes the person in the transaction `db`. Answers the names of files to delete once it is committed. */
  erase(db: State, person: Person): Promise<readonly string[]>
}
