import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix, sep } from 'node:path'
import { findCycles } from './cycles.ts'
import { readSource, type Source } from './source.ts'
import { whyNot, zoneOf } from './zones.ts'

export interface Violation {
  file: string
  rule: string
}

/** Reads every source file below `root` and reports what breaks the import rules, and files that import each other. */
export function checkLayers(root: string): { files: number; violations: Violation[] } {
  const files = globSync('{contracts,fixtures,server,web,scripts}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file) && !file.endsWith('.d.ts'))
    .sort()
  const sources = new Map(files.map((file) => [file, readSource(file, readFileSync(`${root}/${file}`, 'utf8'))]))
  const violations = [...sources].flatMap(([file, source]) =>
    problems(root, file, source).map((rule) => ({ file, rule })),
  )
  return { files: files.length, violations: [...violations, ...cyclesOf(sources)] }
}

function cyclesOf(sources: ReadonlyMap<string, Source>): Violation[] {
  const targets = [...sources].map(
    ([file, { imports }]) => [file, imports.flatMap(({ name }) => pathOf(file, name) ?? [])] as const,
  )
  return findCycles(new Map(targets)).map(([file = '', ...others]) => ({
    file,
    rule: others.length > 0 ? `imports itself through ${others.join(' → ')}` : 'imports itself',
  }))
}

function problems(root: string, file: string, { imports, signalsRead }: Source): string[] {
  const zone = zoneOf(file)
  if (zone === undefined) return []
  const feature = zone.startsWith('web/features/')
  return [
    ...imports.flatMap(({ name, typeOnly }) => {
      const target = pathOf(file, name)
      if (target === undefined) return packageProblem(zone, file, name, typeOnly) ?? []
      if (!existsSync(`${root}/${target}`))
        return `imports ${name}: there is no such file (write the extension, .ts or .tsx)`
      const why = whyNot(zone, zoneOf(target) ?? '')
      return why ? `imports ${target}: ${why}` : []
    }),
    ...(feature ? signalsRead : []).map(
      (name) => `reads ${name}.value: features read state through hooks of web/kit or web/api`,
    ),
  ]
}

/** The path in the checkout that an import means, or undefined when it means a package. */
function pathOf(file: string, name: string): string | undefined {
  const plain = name.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(file), plain)
  return plain.startsWith('#') ? plain.slice(1) : undefined
}

function packageProblem(zone: string, file: string, name: string, typeOnly: boolean): string | undefined {
  if (zone === 'contracts' && !typeOnly && !(name === 'typebox' && file === 'contracts/core/schema.ts'))
    return `imports ${name}: contracts run on nothing but typebox, and only core/schema.ts names it`
  if (zone.startsWith('web/') && isBuiltin(name)) return `imports ${name}: a browser has no such module`
  if (zone.startsWith('web/features/') && name.startsWith('@preact/signals'))
    return `imports ${name}: signals live in web/app, web/api and web/kit`
}
