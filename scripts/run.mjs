// `node scripts/run.mjs NAME …` runs scripts/NAME.ts; every npm script uses it. It needs only some Node and npm: it
// rejects an old Node, installs missing packages and continues under the pinned Node. This file and node-version.mjs
// use the syntax of Node 12, so that an old Node can print the message.
import { tooOld } from './launch/node-version.mjs'

const problem = tooOld(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  void import('./launch/launch.mjs').then((launcher) => launcher.launch(process.argv[2], process.argv.slice(3)))
}
