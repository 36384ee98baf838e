import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { EXTENSION_FILE } from '#contracts/model/extension.ts'
import { pack } from '#server/features/extension/extension.package.ts'
import { rootPath } from '../process/root.ts'
import { extensionFiles } from './files.ts'
import { extensionSources, stampExtension } from './freshness.ts'

/** The server reads the package here. */
export const EXTENSION_PACKAGE = rootPath('web/extension/dist', EXTENSION_FILE)

export async function buildExtension(): Promise<void> {
  const sources = extensionSources()
  const zip = pack(await extensionFiles())
  mkdirSync(dirname(EXTENSION_PACKAGE), { recursive: true })
  writeFileSync(EXTENSION_PACKAGE, zip)
  stampExtension(sources)
}
