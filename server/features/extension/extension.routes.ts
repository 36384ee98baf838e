import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { extension } from '#contracts/api/extension.ts'
import { EXTENSION, EXTENSION_FILE } from '#contracts/model/extension.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { Handlers } from '#server/http/context.ts'
import { packageFor } from './extension.package.ts'

export interface ExtensionSettings {
  /** The package as `npm run extension` builds it; without it there is nothing to download. */
  file?: string | undefined
  /** What the QR codes say; empty where the operator has none. */
  miniProgram: string
  support: string
}

/** Asked for again each time, and answered without a body while it is the same. */
const CACHE = 'no-cache'

export function extensionHandlers({ file, miniProgram, support }: ExtensionSettings): Handlers<typeof extension> {
  return {
    info: () => ({ ...EXTENSION, miniProgram, support }),
    async download({ params, site }) {
      const built = params.file === EXTENSION_FILE && file ? await readFile(file).catch(() => undefined) : undefined
      if (!built) throw refuse('fileNotFound')
      const body = Buffer.from(packageFor(site, built))
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
      return { body, etag, name: EXTENSION_FILE, cache: CACHE }
    },
  }
}
