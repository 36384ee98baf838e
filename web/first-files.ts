/** Lists the first files of each page at build time. The server names them in the page, so they load in parallel. */
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES } from '../contracts/model/language.ts'
import { FIRST_SCREENS, MARKET_REPORT, ONLINE_REPORT } from './app/first-paths.ts'

const REPORT_SOURCES = [
  'app/later-screens.tsx',
  'features/reports/online/prefetch.ts',
  'features/reports/online/online-report.screen.tsx',
  '../contracts/model/report/texts.{language}.ts',
  ...['frame', 'shell', 'report', 'reports'].map((texts) => `locales/{language}/${texts}.ts`),
]

/** The first entry with a matching path applies. The files that a source imports are added. */
const FIRST_SOURCES: { path: RegExp; sources: string[] }[] = [
  { path: FIRST_SCREENS, sources: ['locales/{language}/frame.ts'] },
  { path: MARKET_REPORT, sources: [...REPORT_SOURCES, '../contracts/model/report/texts.market.{language}.ts'] },
  { path: ONLINE_REPORT, sources: [...REPORT_SOURCES, '../contracts/model/report/texts.asin.{language}.ts'] },
  { path: /^/, sources: ['app/later-screens.tsx', 'locales/{language}/frame.ts', 'locales/{language}/shell.ts'] },
]

type Chunk = Rolldown.OutputChunk

/** Writes `first.json`: scripts and styles by path pattern and language, for server/http/web.ts. */
export const firstFiles: Plugin = {
  name: 'first-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const entry = withImports(
      chunks.filter(({ isEntry }) => isEntry),
      chunks,
    )
    const filesOf = (sources: string[]) => {
      const roots = sources.map((source) => chunkOf(source, chunks))
      const files = [...withImports(roots, chunks)].filter((chunk) => !entry.has(chunk))
      return {
        scripts: files.map(({ fileName }) => fileName),
        styles: files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      }
    }
    const pages = FIRST_SOURCES.map(({ path, sources }) => ({
      path: path.source,
      files: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          filesOf(sources.map((source) => source.replace('{language}', language))),
        ]),
      ),
    }))
    this.emitFile({ type: 'asset', fileName: 'first.json', source: JSON.stringify(pages) })
  },
}

/** Throws if a listed source has no chunk, e.g. after a file was renamed. */
function chunkOf(source: string, chunks: Chunk[]): Chunk {
  const path = new URL(source, import.meta.url).pathname
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path)
  if (!chunk) throw new Error(`web/first-files.ts lists ${source}, but no chunk starts with it: correct the list`)
  return chunk
}

/** The chunks and all chunks that they import, directly or not. */
function withImports(roots: Chunk[], chunks: Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of roots) {
    if (found.has(chunk)) continue
    found.add(chunk)
    withImports(
      chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
      chunks,
      found,
    )
  }
  return found
}
