/** The extension as a zip. Its bytes depend only on its content. */
import { unzipSync, type Zippable, zipSync } from 'fflate'

const SITE_FILE = 'site.json'

export function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  const zippable: Zippable = Object.fromEntries(entries)
  // The earliest date a zip can store, in local time as the format stores it: the same bytes on every machine.
  return zipSync(zippable, { level: 9, mtime: new Date(1980, 0, 1) })
}

/** The same package with the site it comes from: the extension opens that site until the user chooses another. */
export function packageFor(site: string, built: Uint8Array): Uint8Array {
  return pack({ ...unzipSync(built), [SITE_FILE]: Buffer.from(`${JSON.stringify({ site })}\n`) })
}
