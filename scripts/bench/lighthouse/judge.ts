import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../launch/install.mjs'
import { command, node } from '../../process/child.ts'

export const FORMS = ['desktop', 'mobile'] as const
export type Form = (typeof FORMS)[number]

/** Scores from 0 to 100, times in milliseconds. */
export interface Figures {
  performance: number
  accessibility: number
  bestPractices: number
  shift: number
  first: number
  largest: number
  blocked: number
  /** Audits of accessibility and best practices that did not pass, by title. */
  failures: string[]
}

/**
 * The part of Lighthouse's report that we read:
 * github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md.
 */
interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; displayValue?: string }>
}

/** Lighthouse has its own manifest, because the product does not depend on it. */
const folder = join(import.meta.dirname, 'runner')
const lighthouse = join(folder, 'node_modules/lighthouse/cli/index.js')
/** The new headless mode runs the real browser. No host name except 127.0.0.1 resolves. */
const FLAGS = '--headless=new --no-sandbox --host-resolver-rules="MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"'
const STRICT = ['accessibility', 'best-practices']

export async function installLighthouse(): Promise<void> {
  if (existsSync(lighthouse)) return
  const { command: file, args } = npm()
  const installed = command(file, [...args, 'ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder })
  if ((await installed.ended) !== 0) throw new Error('Could not install Lighthouse; npm printed the reason above.')
}

/** Runs Lighthouse in a fresh browser. Throws when the page does not load. */
export async function measurePage(address: string, form: Form, browser: string, dir: string): Promise<Figures> {
  const file = join(dir, 'lighthouse.json')
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${FLAGS}`,
    `--only-categories=${['performance', ...STRICT].join(',')}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const child = node([lighthouse, address, ...options], { output: 'keep', env: { CHROME_PATH: browser } })
  if ((await child.ended) !== 0) throw new Error(child.output())
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return figuresOf(report)
}

function figuresOf({ categories, audits }: Report): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const failed = STRICT.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title ?? id} (${id})`)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    shift: Number(value('cumulative-layout-shift').toFixed(4)),
    first: Math.round(value('first-contentful-paint')),
    largest: Math.round(value('largest-contentful-paint')),
    blocked: Math.round(value('total-blocking-time')),
    failures: failed,
  }
}
