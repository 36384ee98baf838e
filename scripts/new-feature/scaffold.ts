import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { registrations } from './registrations.ts'

export interface NewFeature {
  /** One lower-case word, used in file names, variables and addresses. */
  name: string
  chinese: string
  english: string
}

const templates = join(import.meta.dirname, 'template')

/**
 * Writes a feature into its five places below `root` and registers it in the files that list all features. Returns the
 * written paths. Throws before writing if the name is invalid or taken.
 */
export function scaffold(root: string, feature: NewFeature): string[] {
  const { name, chinese, english } = feature
  if (!/^[a-z][a-z0-9]+$/.test(name))
    throw new Error(`"${name}": a feature name is one lower-case word, such as reports.`)
  const files = globSync('**/*.txt', { cwd: templates }).map((template) => ({
    path: template.replaceAll('NAME', name).replace(/\.txt$/, ''),
    text: fill(readFileSync(join(templates, template), 'utf8'), feature),
  }))
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken.path} already exists: choose another name.`)

  const lists = registrations(name, chinese, english).map(({ file, imports, find, replace }) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!find.test(text))
      throw new Error(`${file} does not match ${find}: update scripts/new-feature/registrations.ts.`)
    return { path: file, text: withImports(text.replace(find, replace), imports) }
  })
  for (const { path, text } of [...files, ...lists]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...files, ...lists].map(({ path }) => path).sort()
}

function fill(template: string, { name, chinese, english }: NewFeature): string {
  const words: Record<string, string> = { name, chinese, english, Type: name.charAt(0).toUpperCase() + name.slice(1) }
  return template.replace(/\{\{(\w+)\}\}/g, (_whole, word: string) => words[word] ?? '')
}

function withImports(text: string, imports: readonly string[]): string {
  return imports.length === 0 ? text : text.replace(/^import .*$/m, `${imports.join('\n')}\n$&`)
}
