import { rootPath } from '../process/root.ts'
import { isFresh, type Sources, type Stamp, stampOf, writeStamp } from '../process/sources.ts'

const SOURCES: Sources = {
  of: [
    'web/extension/**/*',
    'web/public/favicon.svg',
    'contracts/{core,model}/*.ts',
    'scripts/extension/*.ts',
    'server/features/extension/extension.package.ts',
    'package-lock.json',
  ],
  without: ['web/extension/dist/**', '**/*.test.ts'],
}
const stampFile = rootPath('web/extension/dist/.sources')

/** Whether the package was built from the current sources, compared by content. */
export const extensionIsFresh = () => isFresh(stampFile, SOURCES)

/** Take the stamp before building, and write it afterwards: an edit during the build then leaves the package stale. */
export const extensionSources = () => stampOf(SOURCES)
export const stampExtension = (sources: Stamp) => writeStamp(stampFile, sources)
