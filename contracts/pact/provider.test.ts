import { basename } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { committedFiles, interactionsOf } from './committed.ts'
import { type PlayedInteraction, replay } from './replay.test-support.ts'
import { openStage, type Stage } from './stage.test-support.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const requestsOf = (file: string) =>
  interactionsOf(file).map(({ request: { method, path }, providerStates = [] }) => ({
    method,
    path,
    states: providerStates.map(({ name, params = {} }) => ({ name, params })),
  }))

// One test per pact, so that each has its own time limit.
it.each(committedFiles().map((file) => [basename(file), file] as const))(
  'the server passes %s, and every state runs for every interaction that names it',
  async (_, file) => {
    const played = await replay(stage, [file])
    expect(played.length).toBeGreaterThan(0)
    // A state that silently did not run would let an interaction pass for the wrong reason (pact-js #1864).
    expect(linesOf(played)).toEqual(linesOf(requestsOf(file)))
  },
)

const linesOf = (all: readonly Pick<PlayedInteraction, 'method' | 'path' | 'states'>[]): string[] =>
  all.map(({ method, path, states }) => `${method} ${path} ${JSON.stringify(states)}`).toSorted()
