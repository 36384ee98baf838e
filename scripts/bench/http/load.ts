import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../launch/install.mjs'
import { command, node } from '../../process/child.ts'
import type { Target } from './targets.ts'

/** Latencies in milliseconds. */
export interface Load {
  perSecond: number
  p50: number
  p99: number
}

/** The load generator has its own manifest, because the product does not depend on it. */
const folder = join(import.meta.dirname, 'load-generator')
const autocannon = join(folder, 'node_modules/autocannon/autocannon.js')
const CONNECTIONS = 50

export async function installGenerator(): Promise<void> {
  if (existsSync(autocannon)) return
  const { command: file, args } = npm()
  const installed = command(file, [...args, 'ci', '--no-audit', '--no-fund'], { cwd: folder })
  if ((await installed.ended) !== 0)
    throw new Error('Could not install the load generator; npm printed the reason above.')
}

/** Loads a target from a separate process. Throws when any answer is not a success. */
export async function load(url: string, target: Target, seconds: number): Promise<Load> {
  const { method, path, query, body, token } = target
  const headers = ['-H', `authorization=${token}`, ...(body ? ['-H', 'content-type=application/json', '-b', body] : [])]
  const args = ['-j', '-c', String(CONNECTIONS), '-d', String(seconds), '-m', method, ...headers, url + path + query]
  const child = node([autocannon, ...args], { output: 'keep' })
  await child.ended
  const report = JSON.parse(child.output().slice(child.output().indexOf('{')))
  if (report.non2xx + report.errors + report.timeouts > 0 || report['2xx'] === 0)
    throw new Error(`${target.name}: ${report.non2xx} refused, ${report.errors} failed, ${report.timeouts} timed out`)
  return { perSecond: report.requests.average, p50: report.latency.p50, p99: report.latency.p99 }
}
