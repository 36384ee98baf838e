import { writeFileSync } from 'node:fs'
import { inRoot } from '../process/root.ts'
import { hashOf, isFresh, type Sources } from '../process/sources.ts'

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
const stamp = inRoot('web/extension/dist/.sources')

/** Whether the package was built from the sources as they stand, by their content. */
export const extensionIsFresh = () => isFresh(stamp, SOURCES)

/** Remembers what the package was built from. */
export const stampExtension = () => writeFileSync(stamp, hashOf(SOURCES))
