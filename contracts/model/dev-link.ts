/** A state as a link of the dev console. The part behind `#` stays in the browser: no server log holds it. */
const CONSOLE = '/__dev'

/** `/__dev#…`; the state is anything that JSON can say. */
export function devLink(state: object): string {
  const text = String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(state)))
  return `${CONSOLE}#${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** What stands behind the `#` of such a link, given with or without it; undefined for anything else. The server checks what it holds. */
export function stateOfLink(hash: string): unknown {
  try {
    const text = atob(hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'))
    const state: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (c) => c.charCodeAt(0))))
    return typeof state === 'object' && state !== null ? state : undefined
  } catch {
    return undefined
  }
}
