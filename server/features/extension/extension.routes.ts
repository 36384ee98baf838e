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
  /** Texts encoded in the QR codes; empty if the operator has none. */
  miniProgram?: string
  support?: string
  supportEmail?: string
  supportWechat?: string
}

const NO_CONTACTS = { miniProgram: '', support: '', supportEmail: '', supportWechat: '' }

/** Browsers revalidate on every request and get 304 while the ETag matches. */
const CACHE = 'no-cache'
/** Cached packages, one per host name. Callers can invent host names, so the cache is bounded. */
const MAX_CACHED_SITES = 16

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

/** Caches the package per site: packing blocks the event loop for 20 ms. */
function packagesOf(file: string | undefined): (site: string) => Promise<Packed | undefined> {
  const packages = new Map<string, Packed>()
  return async (site) => {
    const known = packages.get(site)
    if (known || !file) return known
    const built = await readFile(file).catch(() => undefined)
    if (!built) return undefined
    const body = Buffer.from(packageFor(site, built))
    const packed = { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
    if (packages.size >= MAX_CACHED_SITES) packages.clear()
    packages.set(site, packed)
    return packed
  }
}
