/** Replays every committed pact against the real server, each interaction in its provider states. */
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { committedFiles, interactionsOf } from './committed.ts'
import { type Played, replay } from './replay.test-support.ts'
import { openStage, type Stage } from './stage.test-support.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** The requests of a pact with their states and parameters. */
const askedBy = (file: string) =>
  interactionsOf(file).map(({ request: { method, path }, providerStates = [] }) => ({
    method,
    path,
    states: providerStates.map(({ name, params = {} }) => ({ name, params })),
  }))

// One test per pact, so that each has its own time limit on a slow machine.
it.each(committedFiles().map((file) => [basename(file), file] as const))(
  'the server keeps %s, and every state runs for every interaction that names it',
  async (_, file) => {
    const played = await replay(stage, [file])
    expect(played.length).toBeGreaterThan(0)
    // A state that silently did not run would let an interaction pass for the wrong reason (pact-js #1864).
    expect(linesOf(played)).toEqual(linesOf(askedBy(file)))
  },
)

const linesOf = (all: readonly Pick<Played, 'method' | 'path' | 'states'>[]): string[] =>
  all.map(({ method, path, states }) => `${method} ${path} ${JSON.stringify(states)}`).toSorted()
