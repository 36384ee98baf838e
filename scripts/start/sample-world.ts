import { catalogueFileOf, type Env, rightsFileOf } from '#server/app/env.ts'
import type { BuildOptions } from '#server/features/catalogue/catalogue-build.ts'
import { catalogueState } from '#server/features/catalogue/catalogue-build.ts'
import { rightsState } from '#server/features/rights/register/rights-build.ts'

/** The sample world that an environment asks for. */
export function worldOf(env: Env): BuildOptions {
  return { file: catalogueFileOf(env), ...env.world }
}

/** Its patents and trademarks. */
export function rightsOf(env: Env): BuildOptions {
  return { file: rightsFileOf(env), ...env.world }
}

/** The data folder holds all of it. Looks at both files, whatever the first one says: throws DataFileError of either. */
export function worldStands(env: Env): boolean {
  const states = [catalogueState(worldOf(env)), rightsState(rightsOf(env))]
  return states.every((state) => state === 'fresh')
}
