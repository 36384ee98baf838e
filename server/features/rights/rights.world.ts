import type { CatalogueWorld } from '#server/features/catalogue/public.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { RightSearch } from './picture-search/right-search.ts'
import type { Rights } from './register/rights.ts'

export interface RightsWorld extends SigningWorld, CatalogueWorld {
  readonly rights: Rights
  readonly search: RightSearch
  /** Searches for an account; accounts take turns. */
  readonly searchBy: (accountId: number) => RightSearch
  /** Folder of the drawings that imports have stored, shared by all worlds. */
  readonly drawings: string
}
