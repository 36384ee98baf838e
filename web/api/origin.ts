/** The server of a call: WEB_UPSTREAM sends those of origin `upstream` to another one. */
import type { Endpoint } from '#contracts/core/endpoint.ts'

/** The origin that our server writes into the page (server/http/page.ts); empty if not set. */
export const upstreamOrigin = (): string => document.documentElement.dataset.upstream ?? ''

/** The origin of a call's address; empty for the page's own. */
export const originOf = ({ origin }: Endpoint): string => (origin === 'upstream' ? upstreamOrigin() : '')
