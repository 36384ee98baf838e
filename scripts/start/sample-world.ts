import type { BuildOptions } from '#server/domain/catalogue-build.ts'
import { catalogueFileOf, type Env } from '#server/env.ts'

/** The sample world that an environment asks for. */
export function worldOf(env: Env): BuildOptions {
  return { file: catalogueFileOf(env), ...env.world }
}
