/** The package of the extension: a zip whose bytes depend on nothing but what is in it. */
import { unzipSync, type Zippable, zipSync } from 'fflate'

const SITE_FILE = 'site.json'

/** Puts files into a zip, in the order of their names. */
export function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  const zippable: Zippable = Object.fromEntries(entries)
  // The first day that a zip can name; in local time, as the format keeps it, so that it is the same everywhere.
  return zipSync(zippable, { level: 9, mtime: new Date(1980, 0, 1) })
}

/** The same package, knowing the site it comes from: the extension opens that one until somebody chooses another. */
export function packageFor(site: string, built: Uint8Array): Uint8Array {
  return pack({ ...unzipSync(built), [SITE_FILE]: Buffer.from(`${JSON.stringify({ site })}\n`) })
}
