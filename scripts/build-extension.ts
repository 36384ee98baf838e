/** `npm run extension`: builds the browser extension's zip. The same sources give the same bytes. */
import { buildExtension, EXTENSION_PACKAGE } from './extension/build.ts'

await buildExtension()
console.log(EXTENSION_PACKAGE)
