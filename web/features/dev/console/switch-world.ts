import { writeCookie } from '#web/api/cookies.ts'

const MAIN = 'main'
const DAYS = 1

/** Switches all tabs of this browser to a world (an isolated set of server data). The main world needs no cookie. */
export const switchWorld = (id: string) => writeCookie('world', id === MAIN ? '' : id, DAYS)
