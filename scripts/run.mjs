// `node scripts/run.mjs NAME …` runs scripts/NAME.ts, and needs nothing but some Node and npm to do so: it refuses a Node
// that is too old, installs what is missing and goes on under the Node that the project pins. Every npm script comes
// through here. This file and node-version.mjs keep to the syntax of Node 12, so that an old Node gets as far as the
// line that refuses it.
import { tooOld } from './launch/node-version.mjs'

const complaint = tooOld(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exitCode = 1
} else {
  void import('./launch/launch.mjs').then((launcher) => launcher.launch(process.argv[2], process.argv.slice(3)))
}
