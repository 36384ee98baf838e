import type { devClient } from '#contracts/api/dev/devtools-client.ts'
import type { Handlers } from '#server/http/context.ts'
import { clientPackage, clientReadme } from './client.package.ts'
import type { DevWorld } from './dev.world.ts'

// Read again at each call: who works on the client wants what is there now.
export const clientHandlers: Handlers<typeof devClient, DevWorld> = {
  tgz: () => ({ body: clientPackage(), name: 'seller-research-dev.tgz' }),
  docs: () => ({ body: clientReadme() }),
}
