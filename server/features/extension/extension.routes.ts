import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { extension } from '#contracts/api/extension.ts'
import { EXTENSION, EXTENSION_FILE } from '#contracts/model/extension.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { packageFor } from './extension.package.ts'

export interface ExtensionSettings {
  /** The package as `npm run extension` builds it; without it there is nothing to download. */
  file?: string | undefined
  /** What the QR codes say; empty where the operator has none. */
  miniProgram?: string
  support?: string
  /** Other support contacts; empty if the operator has none. */
  supportEmail?: string
  supportWechat?: string
}

const NO_CONTACTS = { miniProgram: '', support: '', supportEmail: '', supportWechat: '' }

/** Asked for again each time, and answered without a body while it is the same. */
const CACHE = 'no-cache'
/** Names by which one server is reached; callers may make up more, which are packed anew. */
const SITES = 16

interface Packed {
  body: Buffer
  etag: string
}

export function extensionHandlers({ file, ...contacts }: ExtensionSettings = {}): Handlers<typeof extension, unknown> {
  const packages = packagesOf(file)
  return {
    info: () => ({ ...EXTENSION, ...NO_CONTACTS, ...contacts }),
    async download({ params, site }) {
      const packed = params.file === EXTENSION_FILE ? await packages(site) : undefined
      if (!packed) throw refuse('fileNotFound')
      return { ...packed, name: EXTENSION_FILE, cache: CACHE }
    },
  }
}

/** The package for each site, packed once: that takes 20 ms in which nobody else is answered. */
function packagesOf(file: string | undefined): (site: string) => Promise<Packed | undefined> {
  const packages = new Map<string, Packed>()
  return async (site) => {
    const known = packages.get(site)
    if (known || !file) return known
    const built = await readFile(file).catch(() => undefined)
    if (!built) return undefined
    const body = Buffer.from(packageFor(site, built))
    const packed = { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
    if (packages.size >= SITES) packages.clear()
    packages.set(site, packed)
    return packed
  }
}
