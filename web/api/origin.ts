/** With WEB_UPSTREAM set, endpoints of origin `upstream` are called at another server. */
import type { Endpoint } from '#contracts/core/endpoint.ts'

/** The origin that our server writes into the page (server/http/page.ts); empty if not set. */
export const upstreamOrigin = (): string => document.documentElement.dataset.upstream ?? ''

/** The origin of the server that has the endpoint; empty if it is the origin of the page. */
export const originOf = ({ origin }: Endpoint): string => (origin === 'upstream' ? upstreamOrigin() : '')
