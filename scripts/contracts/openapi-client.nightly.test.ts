/**
 * A public generator builds a client from the OpenAPI document; it must compile under strict TypeScript and work with
 * the server.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STORY } from '#fixtures/story.ts'
import { type TestApp, testApp } from '#server/app/test-app.test-support.ts'
import { node } from '../process/child.ts'
import { cacheDir, rootPath } from '../process/root.ts'

const GENERATOR = rootPath('scripts/openapi-client/node_modules/openapi-typescript/bin/cli.js')
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
  // Inside the project, so that the generated program finds its packages.
  mkdirSync(cacheDir, { recursive: true })
  dir = mkdtempSync(join(cacheDir, 'openapi-client-'))
  t = await testApp()
})
afterAll(async () => {
  await t.close()
  rmSync(dir, { recursive: true })
})

async function expectSuccess(...args: string[]): Promise<void> {
  const child = node(args, { output: 'keep' })
  expect(await child.ended, child.output()).toBe(0)
}

test('a client generated from the document compiles, rejects wrong calls, logs in and reads a list', async () => {
  await expectSuccess(GENERATOR, rootPath('contracts/openapi.json'), '-o', join(dir, 'schema.d.ts'))
  copyFileSync(rootPath('scripts/openapi-client/consumer.ts.txt'), join(dir, 'consumer.ts'))
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(SETTINGS))
  await expectSuccess(rootPath('node_modules/typescript/bin/tsc'), '-p', join(dir, 'tsconfig.json'))
  const { asinReports } = await import(join(dir, 'consumer.ts'))
  const baseUrl = await t.app.server.listen({ host: '127.0.0.1', port: 0 })
  const { phone, password, nickname } = STORY.account
  expect(await asinReports(baseUrl, phone, password)).toEqual({ nickname, states: [] })
  expect(await asinReports(baseUrl, phone, 'not-that-one')).toMatchObject({ refused: 1201 })
})
