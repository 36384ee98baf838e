/** Tells the server, by the build, which files a page begins with: it names them in the page, so that all come at once. */
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES } from '../contracts/model/language.ts'
import { MARKET_REPORT, ONLINE_REPORT, WAY_IN } from './app/first-paths.ts'

const READING = [
  'app/house.tsx',
  'features/reports/online/begin.ts',
  'features/reports/online/online-report.screen.tsx',
  '../contracts/model/report/texts.{language}.ts',
  ...['frame', 'shell', 'report', 'reports'].map((texts) => `locales/{language}/${texts}.ts`),
]

/** The first whose pattern the path matches counts. Of a source all that it imports comes with it. */
const BEGINNINGS: { path: RegExp; sources: string[] }[] = [
  { path: WAY_IN, sources: ['locales/{language}/frame.ts'] },
  { path: MARKET_REPORT, sources: [...READING, '../contracts/model/report/texts.market.{language}.ts'] },
  { path: ONLINE_REPORT, sources: [...READING, '../contracts/model/report/texts.asin.{language}.ts'] },
  { path: /^/, sources: ['app/house.tsx', 'locales/{language}/frame.ts', 'locales/{language}/shell.ts'] },
]

type Chunk = Rolldown.OutputChunk

/** Writes them as `first.json`: of each pattern the scripts and styles, by language. Read by server/http/web.ts. */
export const firstFiles: Plugin = {
  name: 'first-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const entry = closure(
      chunks.filter(({ isEntry }) => isEntry),
      chunks,
    )
    const filesOf = (sources: string[]) => {
      const roots = sources.map((source) => chunkOf(source, chunks))
      const files = [...closure(roots, chunks)].filter((chunk) => !entry.has(chunk))
      return {
        scripts: files.map(({ fileName }) => fileName),
        styles: files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      }
    }
    const beginnings = BEGINNINGS.map(({ path, sources }) => ({
      path: path.source,
      files: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          filesOf(sources.map((source) => source.replace('{language}', language))),
        ]),
      ),
    }))
    this.emitFile({ type: 'asset', fileName: 'first.json', source: JSON.stringify(beginnings) })
  },
}

/** Throws when no chunk was made for a source: the list above names what is gone. */
function chunkOf(source: string, chunks: Chunk[]): Chunk {
  const path = new URL(source, import.meta.url).pathname
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path)
  if (!chunk) throw new Error(`No chunk begins with ${source}`)
  return chunk
}

/** The chunks with all that they import, themselves included. */
function closure(roots: Chunk[], chunks: Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of roots) {
    if (found.has(chunk)) continue
    found.add(chunk)
    closure(
      chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
      chunks,
      found,
    )
  }
  return found
}
