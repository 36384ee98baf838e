/** Export and erasure of personal data. Each subject registers its own, so accounts does not depend on the others. */
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import type { World } from './world.ts'
import type { ZipEntry } from './zip-stream.ts'

/** An account by id and phone; some rows know only the phone. */
export interface Person {
  readonly id: number
  readonly phone: string
}

export interface PersonalData {
  /** One line of the export's readme for each file. */
  readonly files: Readonly<Record<Language, readonly string[]>>
  /** Everything about the account as files of a zip, read while the zip is written. */
  export(world: Pick<World, 'db' | 'files'>, accountId: number, language: Language): AsyncIterable<ZipEntry>
  /** Removes the person's data in the transaction `db`. Returns the names of files to delete after the commit. */
  erase(db: State, person: Person): Promise<readonly string[]>
}
