/** The checks of an upstream: from the committed pacts, and from the schema for calls without pacts. */
import { billing } from '#contracts/api/billing.ts'
import { api } from '#contracts/api/index.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { failures, SUCCESS } from '#contracts/core/failures.ts'
import { failuresOf } from '#contracts/core/failures-of.ts'
import { committedInteractions, type PactInteraction } from '#contracts/pact/committed.ts'
import type { Question } from './question.ts'

/** Provider states that every server has, or that depend only on the token of the request. */
const EVERYWHERE = ['the seed', 'a seller', 'an unknown token']

const endpoints: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))

interface Plan {
  questions: Question[]
  /** Interactions recorded before the contract changed. */
  outdated: Pick<Question, 'what' | 'endpoint'>[]
}

/** Every data check of calls with origin `upstream`; upstreams do not serve our own calls. */
export function planOf(): Plan {
  const plan: Plan = { questions: [], outdated: [] }
  const interactions = committedInteractions()
  for (const endpoint of endpoints) {
    if (endpoint.origin === 'ours') continue
    const about = interactions.filter(
      ({ request: { method, path } }) => method === endpoint.method && path === endpoint.path,
    )
    for (const each of about) {
      const question = fromPact(endpoint, each)
      if (question) plan.questions.push(question)
      else plan.outdated.push({ what: each.description, endpoint })
    }
    plan.questions.push(...fromSchema(endpoint, about), ...(endpoint === billing.plans ? OTHER_LISTS : []))
  }
  return plan
}

/** Lists that the pacts do not request: orders in both currencies are compared with the price of their plan. */
const OTHER_LISTS: readonly Question[] = [
  { what: `${nameOf(billing.plans)} by plans in Chinese`, body: { lang: 0, type: 1 } },
  { what: `${nameOf(billing.plans)} by packs in English`, body: { lang: 1, type: 2 } },
].map((one) => ({
  ...one,
  endpoint: billing.plans,
  path: billing.plans.path,
  query: {},
  states: [],
  as: 'guest',
  expected: 'success',
}))

/** Undefined if the contract no longer has the code in the pact's answer, because the pact is older. */
function fromPact(
  endpoint: Endpoint,
  { description, request, response, providerStates = [] }: PactInteraction,
): Question | undefined {
  const names = providerStates.map(({ name }) => name)
  const hasToken = 'authorization' in lowerCased(request.headers ?? {})
  const expected = expectedOf(endpoint, response.body?.content)
  return (
    expected && {
      what: description,
      endpoint,
      path: request.path,
      expected,
      query: Object.fromEntries(Object.entries(request.query ?? {}).map(([name, [value = '']]) => [name, value])),
      as: names.includes('an unknown token') ? 'stranger' : hasToken ? 'user' : 'guest',
      ...(request.body && { body: request.body.content as Question['body'] }), // the body of a call is an object
      states: providerStates
        .filter(({ name }) => !EVERYWHERE.includes(name))
        .map(({ name, params = {} }) => ({ name, params })),
    }
  )
}

const lowerCased = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function expectedOf(endpoint: Endpoint, body: unknown): Question['expected'] | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (code === SUCCESS) return 'success'
  return failuresOf(endpoint).find((name) => failures[name].code === code)
}

/** Checks without a pact: a call refuses guests, and a stream also refuses an invalid token. */
function fromSchema(endpoint: Endpoint, about: readonly PactInteraction[]): Question[] {
  const { auth, answer, path } = endpoint
  const isCovered = about.some(({ description }) => description.endsWith('answered notLoggedIn'))
  const refused: Question = {
    endpoint,
    path,
    query: {},
    states: [],
    what: `${nameOf(endpoint)}, from a guest`,
    as: 'guest',
    expected: 'notLoggedIn',
    ...(endpoint.method === 'POST' && { body: {} }),
  }
  if (auth === 'user' && !isCovered) return [refused]
  if (answer.kind !== 'events') return []
  const query = { token: 'nobody', type: 'alipay' }
  return [{ ...refused, what: `${nameOf(endpoint)}, with an invalid token`, query }]
}
