import { existsSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithLauncher, run } from './child.mjs'
import { isInstalled, npm } from './install.mjs'
import { nodeToUse } from './pinned-node.mjs'
import { serverProcess } from './server-process.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs scripts/NAME.ts: in this process if it is the pinned Node, otherwise in a child process. */
export async function launch(name, args) {
  const script = join(root, `scripts/${name}.ts`)
  if (!name || !existsSync(script)) return fail(`There is no scripts/${name}.ts. See package.json for the commands.`)
  if (!isInstalled(root) && !(await install())) return
  const { path, problem } = nodeToUse(root)
  if (problem) return fail(problem)
  const { flags, env } = name === 'start' ? serverProcess : { flags: [], env: {} }
  if (path || !flags.every((flag) => process.execArgv.includes(flag))) {
    const self = fileURLToPath(new URL('../run.mjs', import.meta.url))
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
    const options = { stdio, env: { ...env, ...process.env } }
    process.exitCode = (await run(path || process.execPath, [...flags, self, name, ...args], options)).code
    return
  }
  endWithLauncher()
  // Inherited by every Node process started from here: servers, workers, compilers, test runners.
  process.env.NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compile')
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  process.argv.splice(1, process.argv.length, script, ...args)
  module.runMain()
}

async function install() {
  const { command, args, shell } = npm()
  console.log('Installing packages: npm ci')
  const ended = await run(command, [...args, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], { cwd: root, shell })
  if (ended.code !== 0) {
    const why = ended.error
      ? `Could not start npm (${ended.error.message}): install npm`
      : 'npm ci failed; the reason is above'
    fail(`${why}; check the network and the free disk space, then run the same command again.`)
  }
  return ended.code === 0
}

function fail(line) {
  console.error(line)
  process.exitCode = 1
}
