import type { AccountsWorld } from '#server/features/accounts/public.ts'
import type { World } from '#server/platform/world.ts'

export interface UpstreamWorld extends World, Pick<AccountsWorld, 'sessions'> {}
