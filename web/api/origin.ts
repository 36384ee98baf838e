/** Which server a call goes to. One setting of ours, WEB_UPSTREAM, sends those of origin `upstream` to another one. */
import type { Endpoint } from '#contracts/core/endpoint.ts'

/** That other server's origin, which ours writes into the page (server/http/page.ts); empty without one. */
export const upstreamOrigin = (): string => document.documentElement.dataset.upstream ?? ''

/** The origin of an address of the call; empty for the page's own. */
export const originOf = ({ origin }: Endpoint): string => (origin === 'upstream' ? upstreamOrigin() : '')
