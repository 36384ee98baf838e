/** Replays every committed pact against the real server, each interaction in the states that it asks for. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { committedFiles, interactionsOf } from './committed.ts'
import { type Played, replay } from './replay.test-support.ts'
import { openStage, type Stage } from './stage.test-support.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** What the pacts ask for, request by request, with its states and their parameters. */
const asked = () =>
  committedFiles().flatMap((file) =>
    interactionsOf(file).map(({ request: { method, path }, providerStates = [] }) => ({
      ...{ method, path },
      states: providerStates.map(({ name, params = {} }) => ({ name, params })),
    })),
  )

it('the server keeps every committed pact, and every state ran for every interaction that names it', async () => {
  const files = committedFiles()
  expect(files.length).toBeGreaterThan(0)
  const played = await replay(stage, files)
  // A state that silently did not run would let an interaction pass for the wrong reason (pact-js #1864).
  expect(linesOf(played)).toEqual(linesOf(asked()))
})

const linesOf = (all: readonly Pick<Played, 'method' | 'path' | 'states'>[]): string[] =>
  all.map(({ method, path, states }) => `${method} ${path} ${JSON.stringify(states)}`).toSorted()
