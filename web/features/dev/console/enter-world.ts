import { writeCookie } from '#web/api/cookies.ts'

const MAIN = 'main'
const DAYS = 1

/** This browser is in that world from now on, with all of its tabs. The main one goes without saying. */
export const enterWorld = (id: string) => writeCookie('world', id === MAIN ? '' : id, DAYS)
