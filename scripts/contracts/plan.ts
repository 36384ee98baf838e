/** What can be asked of an upstream, and what cannot and why: from the committed pacts, and where they are silent from the schema. */
import { api } from '#contracts/api/index.ts'
import { type Endpoint, isSafe, nameOf } from '#contracts/core/endpoint.ts'
import { type FailureName, failures, SUCCESS } from '#contracts/core/failures.ts'
import { failuresOf } from '#contracts/core/failures-of.ts'
import { committedInteractions, type PactInteraction } from '#contracts/pact/committed.ts'
import { STAND_INS } from '#contracts/pact/stand-ins.ts'

export interface Question {
  /** As the pact describes it. */
  what: string
  endpoint: Endpoint
  /** With the token that was given, with one that nobody has, or with none. */
  as: 'user' | 'stranger' | 'guest'
  path: string
  body?: unknown
  expected: 'success' | FailureName
  /** The rows that the pact speaks about may be missing there: then another answer of the contract is no difference. */
  needs: readonly string[]
}

export interface Unasked {
  what: string
  endpoint: Endpoint
  why: string
}

export interface Given {
  token: string | undefined
  writes: boolean
}

/** States that every server is in, or that a token brings about. */
const EVERYWHERE = ['the seed', 'a seller', 'an unknown token']
/** What stands in the pacts for things that a server makes and tells. */
const MADE_THERE = [STAND_INS.code, STAND_INS.robot, STAND_INS.ticket, STAND_INS.session]
/** What only the sample world holds: told by the request or by its refusal. */
const SAMPLE: readonly FailureName[] = [
  ...([
    'couponCurrency',
    'couponExpired',
    'couponMinimum',
    'couponOtherPlan',
    'couponUsedUp',
    'paymentMinimum',
  ] as const),
  ...(['asinElsewhere', 'planNotFound', 'paymentCurrency', 'pictureNotFound'] as const),
]

const endpoints: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))

/** Everything about calls of origin `upstream`; those of ours are nobody else's to answer. */
export function planOf(given: Given): { questions: Question[]; unasked: Unasked[] } {
  const questions: Question[] = []
  const unasked: Unasked[] = []
  const interactions = committedInteractions()
  for (const endpoint of endpoints) {
    if (endpoint.origin === 'ours') continue
    const about = interactions.filter(
      ({ request: { method, path } }) => method === endpoint.method && path === endpoint.path,
    )
    for (const each of about.filter((old) => !fromPact(endpoint, old)))
      unasked.push({
        what: each.description,
        endpoint,
        why: 'the pact is older than the contract: UPDATE_PACTS=1 npm test -- unit contracts/pact',
      })
    if (endpoint.answer.kind === 'events')
      unasked.push({ what: `${nameOf(endpoint)}, its events`, endpoint, why: 'a stream: nobody waits for its events' })
    const asked = [...about.flatMap((each) => fromPact(endpoint, each) ?? []), ...fromSchema(endpoint, about)]
    for (const question of asked) {
      const why = whyNot(question, given)
      if (why === undefined) questions.push(question)
      else unasked.push({ what: question.what, endpoint, why })
    }
  }
  // What ends the session of the token comes last.
  const ends = ({ endpoint }: Question) => Number(endpoint.path.endsWith('/logout'))
  return { questions: questions.toSorted((a, b) => ends(a) - ends(b)), unasked }
}

function fromPact(
  endpoint: Endpoint,
  { description, request, response, providerStates = [] }: PactInteraction,
): Question | undefined {
  const query = Object.entries(request.query ?? {}).flatMap(([name, values]) => values.map((value) => [name, value]))
  const search = new URLSearchParams(query).toString()
  const states = providerStates.map(({ name }) => name)
  const hasToken = 'authorization' in lowerCased(request.headers ?? {})
  const expected = expectedOf(endpoint, response.body?.content)
  return (
    expected && {
      ...{ what: description, endpoint, path: request.path + (search && `?${search}`) },
      as: states.includes('an unknown token') ? 'stranger' : hasToken ? 'user' : 'guest',
      ...(request.body && { body: request.body.content }),
      expected,
      needs: states.filter((name) => !EVERYWHERE.includes(name)),
    }
  )
}

const lowerCased = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Undefined when the pact is older than the contract, which no longer names its code. */
function expectedOf(endpoint: Endpoint, body: unknown): Question['expected'] | undefined {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (code === SUCCESS) return 'success'
  const found = failuresOf(endpoint).find((name) => failures[name].code === code)
  return found
}

/** Where pacts are silent: that a guest is refused, and files and streams, of which only the kind is looked at. */
function fromSchema(endpoint: Endpoint, about: readonly PactInteraction[]): Question[] {
  const { auth, answer, path } = endpoint
  const plain = { endpoint, path, needs: [], ...(endpoint.method === 'POST' && { body: {} }) }
  const isCovered = about.some(({ description }) => description.endsWith('answered notLoggedIn'))
  const refused: Question = {
    ...plain,
    what: `${nameOf(endpoint)}, from a guest`,
    as: 'guest',
    expected: 'notLoggedIn',
  }
  if (auth === 'user' && !isCovered) return [refused]
  if (answer.kind === 'events')
    return [{ ...refused, what: `${nameOf(endpoint)}, from a stranger`, path: `${path}?token=nobody&type=alipay` }]
  if (answer.kind === 'data') return []
  return [{ ...plain, what: nameOf(endpoint), as: 'guest', expected: 'success' }]
}

/** Why a question is not asked; undefined when it is. */
function whyNot({ endpoint, as, body, expected, needs, what }: Question, { token, writes }: Given): string | undefined {
  if (endpoint.answer.kind === 'file') return 'a file: its bytes are compared with nothing'
  if (as === 'user' && token === undefined) return 'needs a token: --token'
  const text = JSON.stringify(body ?? {})
  if (MADE_THERE.some((each) => text.includes(`"${each}"`)))
    return 'needs what only the upstream makes: a code by SMS, a solved puzzle, a ticket, a session'
  const unmade = needs.join(', ')
  if (expected !== 'success' && unmade) return `needs a state that only a server of ours can be put into: ${unmade}`
  if (expected === 'insufficientPower') return 'needs an account that is short of power'
  if (SAMPLE.some((name) => name === expected)) return 'needs rows of the sample world'
  // Nobody is refused by changing anything.
  if (isSafe(endpoint) || expected === 'notLoggedIn') return undefined
  if (unmade) return `needs a state that only a server of ours can be put into: ${unmade}`
  if (!writes) return 'changes something: --writes'
  if (what.includes('old password')) return 'would change the password of the account'
}
