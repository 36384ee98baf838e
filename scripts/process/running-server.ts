import { serverProcess } from '../launch/server-process.mjs'
import { type Child, type ChildOptions, node } from './child.ts'
import { rootPath } from './root.ts'

export interface RunningServer {
  url: string
  child: Child
}

/** Starts the real server like `npm start` and waits until it is ready. Throws with its output if it exits first. */
export async function startServer(env: ChildOptions['env']): Promise<RunningServer> {
  const child = node([...serverProcess.flags, rootPath('scripts/start.ts')], {
    output: 'keep',
    env: { ...serverProcess.env, PORT: '0', HOST: '127.0.0.1', MODE: 'dev', ...env },
  })
  const url = await Promise.race([child.waitForOutput(/^ready (\S+)/m), child.ended.then(() => undefined)])
  if (url === undefined) throw new Error(child.output())
  return { url, child }
}
