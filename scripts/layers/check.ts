import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix, sep } from 'node:path'
import { findCycles } from './cycles.ts'
import { unknownPaths } from './paths.ts'
import { readSource, type Source } from './source.ts'
import { cycleIn, SUBJECTS } from './subjects.ts'
import { declarationProblems, queryProblem, tableDeclarations } from './tables.ts'
import { whyNot, zoneOf } from './zones.ts'

export interface Violation {
  file: string
  rule: string
}

/**
 * Checks every source file below `root`: import rules, import cycles, and paths in comments and documents that do not
 * exist.
 */
export function checkLayers(root: string): { files: number; violations: Violation[] } {
  const files = globSync('{contracts,fixtures,server,web,scripts}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => isOurs(file) && !file.endsWith('.d.ts'))
    .sort()
  const texts = new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]))
  const sources = new Map([...texts].map(([file, text]) => [file, readSource(file, text)]))
  const declarations = tableDeclarations(texts)
  const exists = (path: string) => existsSync(`${root}/${path}`)
  const documents = globSync(['*.md', '{docs,contracts,fixtures,server,web,scripts}/**/*.md', 'scripts/**/*.mjs'], {
    cwd: root,
  })
    .map((file) => file.split(sep).join('/'))
    .filter(isOurs)
    .sort()
    .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const)
  const paths = [...texts, ...documents].flatMap(([file, text]) =>
    unknownPaths(file, text, exists).map((path) => ({ file, rule: `names ${path}, which does not exist` })),
  )
  const violations = [...sources].flatMap(([file, source]) =>
    [
      ...problems(root, file, source),
      ...tablesOf(source, declarations).flatMap((table) => queryProblem(file, table, declarations) ?? []),
    ].map((rule) => ({ file, rule })),
  )
  return {
    files: files.length,
    violations: [
      ...violations,
      ...cyclesOf(sources),
      ...listProblems(),
      ...declarationProblems(declarations),
      ...paths,
    ],
  }
}

/** Excludes packages and build output. */
export const isOurs = (file: string) => !/(^|\/)(node_modules|dist)\//.test(file)

const tablesOf = (
  { tablesQueried, mayBeTables }: Source,
  declarations: ReadonlyMap<string, readonly string[]>,
): string[] => [...new Set([...tablesQueried, ...mayBeTables.filter((word) => declarations.has(word))])]

function cyclesOf(sources: ReadonlyMap<string, Source>): Violation[] {
  const targets = [...sources].map(
    ([file, { imports }]) => [file, imports.flatMap(({ name }) => pathOf(file, name) ?? [])] as const,
  )
  return findCycles(new Map(targets)).map(([file = '', ...others]) => ({
    file,
    rule: others.length > 0 ? `imports itself through ${others.join(' → ')}` : 'imports itself',
  }))
}

/** Checks the list of allowed subjects for cycles. */
function listProblems(): Violation[] {
  const cycle = cycleIn(SUBJECTS)
  return cycle ? [{ file: 'scripts/layers/subjects.ts', rule: `has a cycle: ${cycle.join(' → ')}` }] : []
}

function problems(root: string, file: string, { imports, signalsRead }: Source): string[] {
  const zone = zoneOf(file)
  if (zone === undefined) return []
  const isFeature = zone.startsWith('web/features/') && !STATE.test(file)
  return [
    ...imports.flatMap(({ name, typeOnly, lazy }) => {
      const target = pathOf(file, name)
      if (target === undefined) return packageProblem(zone, file, name, typeOnly) ?? []
      if (!existsSync(`${root}/${target}`))
        return `imports ${name}: there is no such file (write the extension, .ts or .tsx)`
      const why = whyNot(zone, target, { typeOnly, lazy }) ?? simulatorProblem(file, target)
      return why ? `imports ${target}: ${why}` : []
    }),
    ...(isFeature ? signalsRead : []).map(
      (name) => `reads ${name}.value: features read state through hooks of web/kit, web/api or a *.state.ts`,
    ),
  ]
}

/** A simulator plays an outside party, so it shares neither code nor keys with its subject. */
const SIMULATOR = /^server\/features\/.+?\/simulator(\/|\.ts$)/
const SHARED_BY_SIMULATORS = 'server/features/billing/providers/local/'

function simulatorProblem(file: string, target: string): string | undefined {
  const [own] = SIMULATOR.exec(file) ?? []
  if (own === undefined || /\.(test|test-support)\.ts$/.test(file)) return
  if (!target.startsWith('server/features/') || target.startsWith(own) || target.startsWith(SHARED_BY_SIMULATORS))
    return
  return 'a simulator shares no code with its subject'
}

/** A subject's own signals, with the hooks that read them. */
const STATE = /\.state\.tsx?$/

/** The imported path in the checkout; undefined for a package. */
function pathOf(file: string, name: string): string | undefined {
  const plain = name.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(file), plain)
  return plain.startsWith('#') ? plain.slice(1) : undefined
}

function packageProblem(zone: string, file: string, name: string, typeOnly: boolean): string | undefined {
  if (zone === 'contracts' && !typeOnly && !(name === 'typebox' && file === 'contracts/core/schema.ts'))
    return `imports ${name}: contracts run on nothing but typebox, and only core/schema.ts names it`
  if (zone.startsWith('web/') && isBuiltin(name)) return `imports ${name}: a browser has no such module`
  if (zone.startsWith('web/features/') && !STATE.test(file) && name.startsWith('@preact/signals'))
    return `imports ${name}: signals belong in web/app, web/api, web/kit or a subject's *.state.ts`
}
