/** Client of the dev calls, without dependencies, for Node and browsers. Types and documentation: client.d.mts. */

/** The server refused a call; `code` is the envelope's code. */
export class DevCallError extends Error {
  constructor(call, { code, msg }) {
    super(`${call}: ${code} ${msg}`)
    this.name = 'DevCallError'
    this.code = code
  }
}

/** Default sample account. */
const SELLER = '13800000000'

/** Long: a list of short calls that share the world. */
export function openWorld(url, { id = `w-${crypto.randomUUID()}` } = {}) {
  const origin = new URL(url).origin
  const inWorld = (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init)
    request.headers.set('x-world', id)
    return fetch(request)
  }
  const send = async (method, path, body, token) => {
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: token }) }
    const answer = await inWorld(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const envelope = await answer.json()
    if (envelope.code !== 1) throw new DevCallError(`${method} ${path}`, envelope)
    return envelope.data
  }
  const get = (path, token) => send('GET', `/__dev/${path}`, undefined, token)
  const post = (path, body = {}) => send('POST', `/__dev/${path}`, body)
  const rows = async (path) => (await get(path)).row

  return {
    id,
    url: origin,
    headers: { 'x-world': id },
    cookie: { name: 'world', value: id, url: origin },
    fetch: inWorld,
    send,

    scenario: (names, { on = true, phone } = {}) =>
      post('scenarios', { [on ? 'on' : 'off']: [names].flat(), ...(phone && { phone }) }),
    scenarios: () => post('scenarios'),

    async fault(rule) {
      const { id: number } = await post('faults', rule)
      return {
        id: number,
        hits: async () => (await rows('faults')).find((each) => each.id === number)?.hits ?? 0,
        remove: () => post('faults/remove', { id: number }),
      }
    },
    faults: () => rows('faults'),
    clearFaults: () => post('faults/remove'),

    clock: {
      read: () => post('clock'),
      set: async (instant) => post('clock', { now: instantOf(instant) }),
      advance: (milliseconds) => post('clock', { advance: milliseconds }),
      freeze: () => post('clock', { frozen: true }),
      run: () => post('clock', { frozen: false }),
      release: () => post('clock', { released: true }),
    },

    login: async (phone = SELLER) => (await post('login', { phone })).token,
    accounts: () => rows('accounts'),
    power: (power, phone = SELLER) => post('power', { phone, power: Math.round(power * 100) }),
    outbox: () => rows('outbox'),
    settle: () => post('settle'),
    activity: () => get('activity'),
    payments: () => get('payments/state'),
    actOnPayment: (provider, payment, act) => post('payments/act', { provider, id: payment, act }),

    requests: (filter = {}) => rows(`requests?${new URLSearchParams({ size: '100', ...texts(filter) })}`),
    request: (number) => get(`requests/${number}`),
    violations: () => rows('requests?size=100&violating=true'),
    clearRequests: () => post('requests/clear'),

    state: ({ path, token } = {}) => get(`state${path ? `?${new URLSearchParams({ path })}` : ''}`, token),
    apply: async (state) => post('state', typeof state === 'string' ? stateOf(state) : state),

    reset: () => post('reset'),
    snapshot: (name) => post('snapshots', { name }),
    snapshots: () => rows('snapshots'),
    restore: (name) => post('snapshots/restore', { name }),
    removeSnapshot: (name) => post('snapshots/remove', { name }),
    close: async () => void (await post('worlds/drop', { id })),
  }
}

function instantOf(given) {
  const instant = new Date(given)
  if (Number.isNaN(instant.getTime())) throw new TypeError(`Not a valid time: ${given}`)
  return instant.toISOString()
}

const texts = (filter) => Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))

/** Reads the state from a console link. */
function stateOf(link) {
  const packed = link.slice(link.indexOf('#') + 1)
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0))))
  } catch {
    throw new TypeError(`Not a link with a state: ${link}`)
  }
}
