/**
 * Holds the web build to its size budgets and prints what each screen loads. Run after `vite build`:
 * `node scripts/bundle-size.ts`. The budgets are not raised to let a regression pass.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

/** Bytes of JavaScript after gzip -9. */
const BUDGET = { login: 150 * 1024, screen: 40 * 1024 }
const ECHARTS = /(^|\/)echarts-/
const LANGUAGE = 'zh-CN'

/** A chunk and all that it imports at once: what the browser must load before it runs. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/** Sizes of a build: everything that the login screen loads, and what each other screen adds to frame and login. */
export function sizesOf(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8'))
  const gzip = new Map<string, number>()
  const sizeOf = (key: string) => {
    const file = manifest[key]?.file ?? ''
    if (!file.endsWith('.js')) return 0
    const known =
      gzip.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: constants.Z_BEST_COMPRESSION }).length
    gzip.set(file, known)
    return known
  }
  const sum = (keys: Iterable<string>) => [...keys].reduce((total, key) => total + sizeOf(key), 0)
  const texts = (name: string) => [`locales/${LANGUAGE}/${name}.ts`].filter((key) => key in manifest)

  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const screens = Object.keys(manifest).filter((key) => /^features\/.*\.screen\.tsx$/.test(key))
  const login = closure(manifest, [
    ...entries,
    ...screens.filter((key) => key.includes('login')),
    'features/account/fingerprint.ts',
    ...texts('frame'),
    ...texts('account'),
  ])
  const framed = closure(manifest, ['app/shell.tsx'], new Set(login))
  return {
    login: sum(login),
    frame: sum(framed) - sum(login),
    echarts: sum(Object.keys(manifest).filter((key) => ECHARTS.test(manifest[key]?.file ?? ''))),
    screens: screens
      .filter((key) => !key.includes('login'))
      .map((key) => {
        const added = [...closure(manifest, [key])].filter((one) => !framed.has(one))
        return { key, size: sum(added.filter((one) => !ECHARTS.test(manifest[one]?.file ?? ''))) }
      }),
  }
}

if (import.meta.main) {
  const { login, frame, echarts, screens } = sizesOf(join(import.meta.dirname, '../web/dist'))
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  const lines = [
    { name: 'login screen, everything', size: login, budget: BUDGET.login },
    ...screens.map(({ key, size }) => ({ name: key, size, budget: BUDGET.screen })),
  ]
  for (const { name, size, budget } of lines) {
    console.log(`${size <= budget ? 'ok  ' : 'OVER'} ${kb(size).padStart(9)} of ${kb(budget).padStart(9)}  ${name}`)
  }
  console.log(`     ${kb(frame).padStart(9)} frame behind the login, ${kb(echarts)} ECharts`)
  if (screens.length === 0 || login === 0 || echarts === 0)
    throw new Error('The build holds no screens, login or ECharts chunk')
  if (lines.some(({ size, budget }) => size > budget)) process.exitCode = 1
}
