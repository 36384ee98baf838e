import { existsSync, globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { isOurs, type Violation } from './check.ts'
import { documentProblems } from './documents.ts'

/** Reads every Markdown document below `root` and reports what {@link documentProblems} finds. */
export function checkDocuments(root: string): { documents: number; violations: Violation[] } {
  const files = globSync(['*.*', '{docs,contracts,fixtures,server,web,scripts}/**/*.*'], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter(isOurs)
    .sort()
  const texts = new Map(
    files.filter((file) => file.endsWith('.md')).map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]),
  )
  const { scripts }: { scripts: object } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const exists = (path: string) => existsSync(`${root}/${path}`)
  const commands = new Set(Object.keys(scripts))
  return { documents: texts.size, violations: documentProblems({ texts, exists, files, commands }) }
}
