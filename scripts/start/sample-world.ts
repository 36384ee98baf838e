import type { BuildOptions } from '#server/domain/catalogue-build.ts'
import type { Env } from '#server/env.ts'
import { catalogueFileOf } from '#server/main.ts'

/** The sample world that an environment asks for. */
export function worldOf(env: Env): BuildOptions {
  return { file: catalogueFileOf(env), ...env.world }
}
