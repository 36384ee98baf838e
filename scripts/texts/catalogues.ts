/** Reads the catalogues: keys, placeholders, and the line of each text. */
import { globSync, readFileSync } from 'node:fs'
import { basename, sep } from 'node:path'
import type { Expression, ObjectExpression } from 'oxc-parser'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import { readingsOf, type Source, sourceOf } from './readings.ts'

export interface Text {
  key: string
  text: string
  file: string
  line: number
}

export interface Catalogue {
  name: 'web' | 'calls' | 'messages' | 'report'
  /** Top-level objects of these files. The language is part of the path or of the object's name (`zhCN`, `enUS`). */
  files: string
  /** Pattern of a placeholder. */
  place: RegExp
  keyOf: (file: string, path: string) => string
}

const BRACES = /\{(\w+)\}/g
const plain = (_file: string, path: string) => path

export const CATALOGUES: readonly Catalogue[] = [
  {
    name: 'web',
    files: 'web/locales/*/*.ts',
    place: /\{\{(\w+)\}\}/g,
    keyOf: (file, path) => `${basename(file, '.ts')}:${path}`,
  },
  { name: 'calls', files: 'web/locales/*.ts', place: BRACES, keyOf: plain },
  { name: 'messages', files: 'contracts/model/messages/*.ts', place: BRACES, keyOf: plain },
  { name: 'report', files: 'contracts/model/report/texts/*/*.ts', place: BRACES, keyOf: plain },
]

export const placesOf = (text: string, { place }: Catalogue) => [...text.matchAll(place)].map(([, name]) => name ?? '')

/** Matching files below `root`, with `/` between folders on every system. */
export const filesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort()

export const readSource = (root: string, file: string) => sourceOf(file, readFileSync(`${root}/${file}`, 'utf8'))

export function textsOf(root: string, catalogue: Catalogue): Record<Language, Text[]> {
  const texts: Record<Language, Text[]> = { 'zh-CN': [], 'en-US': [] }
  for (const file of filesOf(root, catalogue.files)) {
    const source = readSource(root, file)
    for (const [name, object] of objectsOf(source)) {
      const language = LANGUAGES.find((each) => file.includes(each) || name === each.replace('-', ''))
      if (language) texts[language].push(...leavesOf(source, object, '', (path) => catalogue.keyOf(file, path)))
    }
  }
  return texts
}

function objectsOf({ program }: Source): [name: string, object: ObjectExpression][] {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }): [string, ObjectExpression][] => {
      const value = init && withoutTypes(init)
      return id.type === 'Identifier' && value?.type === 'ObjectExpression' ? [[id.name, value]] : []
    })
  })
}

/** Removes type syntax: `{…} as const`, `{…} satisfies Texts`. */
const withoutTypes = (node: Expression): Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? withoutTypes(node.expression) : node

function leavesOf(source: Source, object: ObjectExpression, path: string, keyOf: (path: string) => string): Text[] {
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
    const inner = path ? `${path}.${name}` : name
    if (value.type === 'ObjectExpression') return leavesOf(source, value, inner, keyOf)
    const [text = ''] = readingsOf(value)
    // A reference to a table in another file: its texts are read there.
    if (value.type === 'Identifier') return []
    return [{ key: keyOf(inner), text, file: source.file, line: source.lineAt(property.start) }]
  })
}
