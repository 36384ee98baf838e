/** Import rules between folders; ARCHITECTURE.md explains the order. */
import { DEV, mayUse } from './subjects.ts'

/** The first matching folder decides. Each subject is its own zone. */
const folders: readonly (readonly [RegExp, string])[] = [
  // Test tools, for other projects and ours.
  [/^scripts\/dev-client\//, 'test'],
  [/^scripts\//, 'tool'],
  [/^contracts\/pact\//, 'test'],
  [/^web\/e2e\//, 'test'],
  [/\.(test|test-support|test-setup)\.tsx?$/, 'test'],
  [/^web\/vite\.(server-render\.)?config\.ts$/, 'tool'],
  [/^contracts\//, 'contracts'],
  [/^fixtures\//, 'fixtures'],
  [/^server\/(db|platform|http)\//, 'server/$1'],
  [/^server\/features\/([^/]+)\//, 'server/features/$1'],
  [/^server\//, 'server/app'],
  [/^web\/(api|kit|locales|extension)\//, 'web/$1'],
  [/^web\/features\/([^/]+)\//, 'web/features/$1'],
  [/^web\//, 'web/app'],
]

const serverBase = ['contracts', 'server/db', 'server/platform']
const webBase = ['contracts', 'web/locales', 'web/api']

/** `*` matches any subject. A zone may always import itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  fixtures: ['contracts'],
  'server/db': ['contracts'],
  'server/platform': ['contracts', 'server/db'],
  'server/http': serverBase,
  'server/features': [...serverBase, 'fixtures', 'server/http'],
  'server/app': [...serverBase, 'fixtures', 'server/http', 'server/features/*'],
  'web/locales': ['contracts'],
  'web/api': ['contracts', 'web/locales'],
  'web/kit': webBase,
  'web/features': [...webBase, 'web/kit'],
  'web/app': [...webBase, 'web/kit', 'web/features/*'],
  'web/extension': ['contracts'],
}

const BELOW_SUBJECTS = /^server\/(db|platform|http)$/
/** Contracts of subjects. `docs.ts` describes the API itself and belongs to the adapter. */
const SUBJECT_CALLS = /^contracts\/api\/(?!docs\.ts$)/

/** Undefined for files without rules. */
export function zoneOf(path: string): string | undefined {
  for (const [pattern, name] of folders) {
    const match = pattern.exec(path)
    if (match) return name.replace('$1', match[1] ?? '')
  }
}

export interface Import {
  typeOnly: boolean
  lazy: boolean
}

/** Returns why the import is forbidden, or undefined. */
export function whyNot(from: string, target: string, { typeOnly, lazy }: Import): string | undefined {
  const to = zoneOf(target) ?? ''
  if (from === 'tool') return
  if (to === 'tool') return 'nothing imports scripts/ or a tool configuration'
  if (from === 'test' || from === to) return
  if (to === 'test') return 'only tests import tests and their support'
  const [kind, other] = [family(from), family(to)]
  if (BELOW_SUBJECTS.test(from) && SUBJECT_CALLS.test(target))
    return `${from} knows no subject, so it may not import the calls of one`
  if (kind === other) return mayUse(subjectOf(from), subjectOf(to), target)
  if (from === 'server/app' && to === `server/features/${DEV}` && !typeOnly && !lazy)
    return 'production has no developer tools: import them lazily, or their types'
  const may = allowed[kind] ?? []
  if (may.includes(to) || may.includes(`${other}/*`)) return
  return `${kind} may import ${may.length > 0 ? may.join(', ') : 'nothing of ours'}`
}

/** `server/features/reports` → `server/features`. */
const family = (zone: string) => zone.replace(/^((?:server|web)\/features)\/.*$/, '$1')
/** `server/features/reports` → `reports`. */
const subjectOf = (zone: string) => zone.split('/')[2] ?? ''
