/**
 * `npm start`: the whole system on one port, from one bundle, which loads in a third of the time of its two thousand
 * modules. `npm run dev`: the same from the sources, reloading on every change.
 */
import { parseArgs } from 'node:util'
import { stopChildren } from './process/child.ts'
import { onStop } from './process/signals.ts'
import { bundle, bundleFolder, bundleServer, serverIsFresh } from './start/server-build.ts'
import { nameSourceLines } from './start/source-lines.ts'

type Program = typeof import('./start/run.ts')

const { dev } = parseArgs({ options: { dev: { type: 'boolean', default: false } } }).values
let stop: () => Promise<void> | void = stopChildren
onStop(() => stop())

if (dev || serverIsFresh() || (await bundleServer())) {
  if (!dev) nameSourceLines(bundleFolder)
  const program: Program = dev ? await import('./start/run.ts') : await import(bundle)
  stop = program.stop
  await program.run(dev ? (await import('./start/reloading.ts')).serve : undefined)
} else process.exitCode = 1
