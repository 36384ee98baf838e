import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Node to run under: `{ path }`, empty for the current process, or `{ problem }`. npm installs the pinned Node as a
 * package on Linux and Windows. macOS has no such package, so the system's Node must be as new as the pinned one.
 */
export function nodeToUse(root, running = { path: process.execPath, version: process.versions.node }) {
  const pinned = packaged(root)
  if (pinned) return { path: pinned === realpathSync(running.path) ? '' : pinned }
  const wanted = readFileSync(join(root, '.nvmrc'), 'utf8').trim()
  if (Number(running.version.split('.')[0]) >= Number(wanted.split('.')[0])) return { path: '' }
  return {
    problem: `Node ${running.version} cannot run the server and no packaged Node exists for ${process.platform} ${process.arch}: install Node ${wanted} (with nvm: nvm install ${wanted} && nvm use ${wanted}), then run the same command again.`,
  }
}

function packaged(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  try {
    return realpathSync(join(root, `node_modules/node-${system}-${process.arch}/bin/${file}`))
  } catch {
    return ''
  }
}
