/** Collects the package: the manifest, one bundle per script, the page, its texts and the icons. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { build, type Rollup } from 'vite'
import { icons, manifest } from '#web/extension/manifest.ts'
import { rootPath } from '../process/root.ts'

const SCRIPTS = ['background', 'content', 'popup'] as const
const COPIED = ['popup.html', 'popup.css', '_locales/zh_CN/messages.json', '_locales/en/messages.json'] as const
const source = rootPath('web/extension')

/** Keys are paths inside the package. */
export async function extensionFiles(): Promise<Record<string, Uint8Array>> {
  const files = await Promise.all([
    ...SCRIPTS.map(async (name) => [`${name}.js`, Buffer.from(await bundle(`${source}/${name}.ts`))] as const),
    ...COPIED.map(async (path) => [path, await readFile(`${source}/${path}`)] as const),
    ...Object.entries(icons).map(async ([size, path]) => [path, await drawIcon(Number(size))] as const),
  ])
  const texts = { 'manifest.json': manifest, 'site.json': { site: '' } }
  const written = Object.entries(texts).map(
    ([path, content]) => [path, Buffer.from(`${JSON.stringify(content, null, 2)}\n`)] as const,
  )
  return Object.fromEntries([...files, ...written])
}

/** Bundles a script with its imports. Not minified, so that users can read what they install. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'chrome123',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  // With one input, one format and no watcher, Vite returns one output, and its first chunk is the script.
  const [chunk] = (built as Rollup.RolldownOutput).output
  return chunk.code
}

/** Renders the logo at size × size pixels. */
const drawIcon = async (size: number) =>
  sharp(await readFile(rootPath('web/public/favicon.svg')), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
