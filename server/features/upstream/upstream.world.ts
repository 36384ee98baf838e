import type { AccountsWorld } from '#server/features/accounts/public.ts'
import type { World } from '#server/platform/world.ts'

/** What sessions for people of an upstream need of a world. */
export interface UpstreamWorld extends World, Pick<AccountsWorld, 'sessions'> {}
