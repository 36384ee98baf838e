import { inRoot } from '../process/root.ts'
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
const stampFile = inRoot('web/extension/dist/.sources')

/** Whether the package was built from the sources as they stand, by their content. */
export const extensionIsFresh = () => isFresh(stampFile, SOURCES)

/** The sources as they stand before the package is built; and remembered, when it was. */
export const extensionSources = () => stampOf(SOURCES)
export const stampExtension = (sources: Stamp) => writeStamp(stampFile, sources)
