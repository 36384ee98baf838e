/** A public generator makes a client of the document, which compiles under strict TypeScript and talks to the server. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { node } from '../process/child.ts'
import { cacheDir, inRoot } from '../process/root.ts'

const GENERATOR = inRoot('scripts/openapi-client/node_modules/openapi-typescript/bin/cli.js')
const SETTINGS = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
  },
}

let dir: string
let t: TestApp
beforeAll(async () => {
  // In the project, where the generated program finds the packages that it imports.
  mkdirSync(cacheDir, { recursive: true })
  dir = mkdtempSync(join(cacheDir, 'openapi-client-'))
  t = await testApp()
})
afterAll(async () => {
  await t.close()
  rmSync(dir, { recursive: true })
})

async function succeeds(...args: string[]): Promise<void> {
  const child = node(args, { output: 'keep' })
  expect(await child.ended, child.output()).toBe(0)
}

test('a client generated from the document compiles, refuses wrong calls, logs in and reads a list', async () => {
  await succeeds(GENERATOR, inRoot('contracts/openapi.json'), '-o', join(dir, 'schema.d.ts'))
  copyFileSync(inRoot('scripts/openapi-client/consumer.ts.txt'), join(dir, 'consumer.ts'))
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(SETTINGS))
  await succeeds(inRoot('node_modules/typescript/bin/tsc'), '-p', join(dir, 'tsconfig.json'))
  const { asinReports } = await import(join(dir, 'consumer.ts'))
  const baseUrl = await t.app.server.listen({ host: '127.0.0.1', port: 0 })
  const { phone, password, nickname } = STORY.account
  expect(await asinReports(baseUrl, phone, password)).toEqual({ nickname, states: [] })
  expect(await asinReports(baseUrl, phone, 'not-that-one')).toMatchObject({ refused: 1201 })
})
