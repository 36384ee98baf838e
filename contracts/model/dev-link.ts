/** Encodes a state in a link to the dev console, behind `#`: browsers do not send that part, so no server logs it. */
const CONSOLE = '/__dev'

/** `/__dev#…`; the state must be JSON. */
export function devLink(state: object): string {
  const text = String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(state)))
  return `${CONSOLE}#${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** Decodes the part behind `#`, with or without the `#`; undefined if it is invalid. The server validates the state. */
export function stateOfLink(hash: string): unknown {
  try {
    const text = atob(hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/'))
    const state: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (c) => c.charCodeAt(0))))
    return typeof state === 'object' && state !== null ? state : undefined
  } catch {
    return undefined
  }
}
