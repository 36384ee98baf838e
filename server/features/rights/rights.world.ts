import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { RightSearch } from './picture-search/right-search.ts'
import type { Rights } from './register/rights.ts'

/** What patents, trademarks and infringement queries need of a world. */
export interface RightsWorld extends SigningWorld, CatalogueWorld {
  readonly rights: Rights
  /** Reads pictures and searches design patents and trademarks, in threads of its own. */
  readonly search: RightSearch
  /** The same by order of an account, which takes turns with the others. */
  readonly searchBy: (accountId: number) => RightSearch
  /** Folder of the drawings that imports have stored; of all worlds. */
  readonly drawings: string
}
