/**
 * Side (c), answers: changes the real server's answers field by field; Pact's verifier must reject each. The server
 * answers each interaction once. Then a proxy serves hundreds of changed answers per verifier run, each as its own
 * interaction next to the unchanged one.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier } from '@pact-foundation/pact'
import { nameOf } from '#contracts/core/endpoint.ts'
import { committedFiles, interactionsOf, type PactInteraction } from '#contracts/pact/committed.ts'
import { exchangeOf } from '#contracts/pact/exchanges.ts'
import { CONSUMER, PROVIDER } from '#contracts/pact/given.ts'
import { type PlayedInteraction, replay } from '#contracts/pact/replay.test-support.ts'
import { openStage } from '#contracts/pact/stage.test-support.ts'
import { jsonMutants } from './json-mutants.ts'
import type { Verdict } from './mutant.ts'

const BY_VERIFIER = "Pact's verifier"

const IN_A_RUN = 400

interface Changed {
  /** Identifies it in the pact and in the verifier's errors. */
  id: string
  call: string
  /** Absent for the unchanged answer. */
  what?: string
  body: string
  interaction: PactInteraction
}

export async function verdictsOnAnswers(): Promise<Verdict[]> {
  const changed = await changeAnswers()
  const refused = new Set<string>()
  // The verifier's time grows faster than the number of interactions, so runs are limited.
  for (let from = 0; from < changed.length; from += IN_A_RUN)
    for (const id of await refusedOf(changed.slice(from, from + IN_A_RUN))) refused.add(id)
  const broken = changed.filter(({ what, id }) => what === undefined && refused.has(id))
  if (broken.length > 0)
    throw new Error(`Pact's verifier rejects unchanged answers: ${broken.map(({ call }) => call).join(', ')}`)
  return changed.flatMap(({ id, call, what }) =>
    what === undefined ? [] : [{ calls: [call], what, killedBy: refused.has(id) ? BY_VERIFIER : undefined }],
  )
}

/** Plays each interaction on the real server and returns its answer in every changed form. */
async function changeAnswers(): Promise<Changed[]> {
  const interactions = committedFiles().flatMap(interactionsOf)
  const stage = await openStage()
  const played = await replay(stage, committedFiles()).finally(() => stage.close())
  return interactions.flatMap((interaction, index) => {
    const { body } = playedFor(interaction, played[index])
    const { endpoint, answer, what: description } = exchangeOf(interaction)
    if (!answer) return []
    const of = { call: nameOf(endpoint), interaction }
    const mutants = jsonMutants(JSON.parse(body), answer.envelope)
    return [
      { ...of, id: `${index}-0`, body },
      ...mutants.map(({ what, value }, at) => ({
        ...of,
        id: `${index}-${at + 1}`,
        body: JSON.stringify(value),
        what: `${description}: ${what}`,
      })),
    ]
  })
}

/** The verifier plays interactions in the order of the files. */
function playedFor(
  { request, description }: PactInteraction,
  played: PlayedInteraction | undefined,
): PlayedInteraction {
  if (played?.method === request.method && played.path === request.path) return played
  throw new Error(`“${description}” was played out of order`)
}

/** Ids of the answers that one verifier run rejects. */
async function refusedOf(all: readonly Changed[]): Promise<Set<string>> {
  const bodies = new Map(all.map(({ id, body, interaction }) => [id, { body, status: interaction.response.status }]))
  const proxy = createServer((request, response) => {
    const known = bodies.get((request.url ?? '').slice(1))
    response.writeHead(known?.status ?? 404, { 'content-type': 'application/json' }).end(known?.body)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const dir = mkdtempSync(join(tmpdir(), 'mutants-'))
  const file = join(dir, 'pact.json')
  writeFileSync(file, JSON.stringify(pactOf(all)))
  const { port } = proxy.address() as AddressInfo // it listens on a port
  try {
    await new Verifier({
      provider: PROVIDER,
      providerBaseUrl: `http://127.0.0.1:${port}`,
      pactUrls: [file],
      logLevel: 'error',
    }).verifyProvider()
    return new Set()
  } catch (error) {
    return idsIn(error instanceof Error ? error.message : '')
  } finally {
    proxy.close()
    rmSync(dir, { recursive: true })
  }
}

const pactOf = (all: readonly Changed[]) => ({
  consumer: { name: CONSUMER },
  provider: { name: PROVIDER },
  interactions: all.map(({ id, interaction: { response } }) => ({
    type: 'Synchronous/HTTP',
    pending: false,
    description: `(${id})`,
    response,
    request: { method: 'GET', path: `/${id}` },
  })),
  metadata: { pactSpecification: { version: '4.0' } },
})

/** The verifier's error message is a JSON report. */
function idsIn(report: string): Set<string> {
  const { errors } = JSON.parse(report) as { errors: { interaction: string }[] } // the verifier's report
  return new Set(errors.flatMap(({ interaction }) => /\((\d+-\d+)\)/.exec(interaction)?.[1] ?? []))
}
