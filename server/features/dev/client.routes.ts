import type { devClient } from '#contracts/api/dev/devtools-client.ts'
import type { Handlers } from '#server/http/context.ts'
import { clientPackage, clientReadme } from './client.package.ts'
import type { DevWorld } from './dev.world.ts'

// Read on every call, so that edits to the client show at once.
export const clientHandlers: Handlers<typeof devClient, DevWorld> = {
  tgz: () => ({ body: clientPackage(), name: 'seller-research-dev.tgz' }),
  docs: () => ({ body: clientReadme() }),
}
