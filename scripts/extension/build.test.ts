import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXTENSION } from '#contracts/model/extension.ts'
import { MARKETPLACES, marketplaces } from '#contracts/model/marketplaces.ts'
import { pack } from '#server/features/extension/extension.package.ts'
import type { manifest as Manifest } from '#web/extension/manifest.ts'
import { extensionFiles } from './files.ts'

let zip: Uint8Array
let files: Record<string, Uint8Array>
let manifest: typeof Manifest
const text = (path: string) => Buffer.from(files[path] ?? []).toString()

beforeAll(async () => {
  zip = pack(await extensionFiles())
  files = unzipSync(zip)
  manifest = JSON.parse(text('manifest.json'))
})

describe('the extension package', () => {
  test('contains every file that its manifest and its page name', () => {
    const { background, content_scripts, action, icons } = manifest
    const page = [...text(action.default_popup).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
    const named = [
      background.service_worker,
      action.default_popup,
      `_locales/${manifest.default_locale}/messages.json`,
      ...content_scripts.flatMap(({ js }) => js),
      ...Object.values(icons),
      ...page,
    ]
    expect(named.length).toBeGreaterThan(9)
    expect(named.filter((path) => !files[path]?.length)).toEqual([])
  })

  test('has the version of the product', () => {
    expect([manifest.manifest_version, manifest.version]).toEqual([3, EXTENSION.version])
  })

  test('has access only to product pages of the nine marketplaces', () => {
    expect(manifest.permissions).toEqual(['activeTab', 'storage'])
    expect(Object.keys(manifest)).not.toContain('host_permissions')
    const hosts = new Set(
      manifest.content_scripts.flatMap(({ matches }) => matches.map((match) => new URL(match).host)),
    )
    expect([...hosts]).toEqual(MARKETPLACES.map((code) => `www.${marketplaces[code].domain}`))
  })

  test('has every text in both languages', () => {
    const keysOf = (locale: string) => Object.keys(JSON.parse(text(`_locales/${locale}/messages.json`))).sort()
    const asked = [
      ...`${text('popup.html')}${text('popup.js')}${text('content.js')}`.matchAll(
        /data-text="(\w+)"|(?:say|getMessage)\("(\w+)"\)/g,
      ),
    ].map((match) => match[1] ?? match[2] ?? '')
    expect(keysOf('zh_CN')).toEqual(keysOf('en'))
    expect(keysOf('en')).toEqual(expect.arrayContaining([...new Set(asked)]))
    expect(asked.length).toBeGreaterThan(10)
  })

  test('has icons of the sizes in their names', async () => {
    for (const [size, path] of Object.entries(manifest.icons)) {
      const { width, height, format } = await sharp(files[path]).metadata()
      expect([width, height, format]).toEqual([Number(size), Number(size), 'png'])
    }
  })

  test('has the same bytes when it is built again in another time zone', async () => {
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Kiritimati'
    const again = pack(await extensionFiles())
    process.env.TZ = zone
    expect(Buffer.from(again).equals(zip)).toBe(true)
  })
})
