import { catalogueFileOf, type Env, rightsFileOf } from '#server/app/env.ts'
import type { BuildOptions } from '#server/features/catalogue/catalogue-build.ts'
import { catalogueState } from '#server/features/catalogue/catalogue-build.ts'
import { rightsState } from '#server/features/rights/register/rights-build.ts'

/** Build options of the sample catalogue. */
export function worldOf(env: Env): BuildOptions {
  return { file: catalogueFileOf(env), ...env.world }
}

/** Build options of the sample patents and trademarks. */
export function rightsOf(env: Env): BuildOptions {
  return { file: rightsFileOf(env), ...env.world }
}

/**
 * Whether the data folder has the complete sample world. Always opens both files, so that it throws DataFileError for
 * either.
 */
export function worldExists(env: Env): boolean {
  const states = [catalogueState(worldOf(env)), rightsState(rightsOf(env))]
  return states.every((state) => state === 'fresh')
}
