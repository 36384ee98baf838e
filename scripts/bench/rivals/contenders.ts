/**
 * Servers that answer the same page of twenty rows, each started as its own documentation describes, with logging off.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../launch/install.mjs'
import { type Child, command, node } from '../../process/child.ts'
import { probePort } from '../../process/port.ts'
import type { Target } from '../http/targets.ts'

/** The rivals have their own manifest, because the product does not depend on them. */
const folder = join(import.meta.dirname, 'manifest')
const installed = join(folder, 'node_modules')

export async function installRivals(): Promise<void> {
  if (existsSync(installed)) return
  const { command: file, args } = npm()
  const install = command(file, [...args, 'ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder })
  if ((await install.ended) !== 0) throw new Error('Could not install the rivals; npm printed the reason above.')
}

export interface Contender {
  name: string
  /** `dir` holds the files of writeDefinitions(). */
  start(port: number, dir: string): Child
  /** Set for a contender that serves the page at another address; it then answers with the rows, without envelope. */
  at?: Pick<Target, 'path' | 'query'>
}

const HOST = '127.0.0.1'
/** This version of Prism does not start when NODE_ENV is set. */
const ENV = { NODE_ENV: undefined, MANIFEST: join(folder, 'package.json') }
const run = (file: string, ...args: string[]) => node([file, ...args], { output: 'keep', env: ENV })
const own = (name: string) => (port: number, dir: string) =>
  run(join(import.meta.dirname, 'serve', `${name}.ts`), dir, String(port))
const bin = (path: string) => join(installed, path)

export const CONTENDERS: readonly Contender[] = [
  { name: 'node:http', start: own('node-http') },
  { name: 'Fastify + better-sqlite3', start: own('fastify-sqlite') },
  { name: 'msw 2.15 + http-middleware', start: own('msw') },
  {
    name: 'Prism 5.16, log off',
    start: (port, dir) =>
      run(
        bin('@stoplight/prism-cli/dist/index.js'),
        'mock',
        join(dir, 'openapi.json'),
        '-p',
        `${port}`,
        '-v',
        'silent',
      ),
  },
  {
    name: 'Mockoon 9.9',
    start: (port, dir) =>
      run(bin('@mockoon/cli/bin/run.js'), 'start', '-d', join(dir, 'mockoon.json'), '-p', `${port}`, '-X', '-l', HOST),
  },
  jsonServer('json-server 0.17, 20 rows', '/row'),
  jsonServer('json-server 0.17, 5,000 rows', '/rows'),
]

function jsonServer(name: string, path: `/${string}`): Contender {
  return {
    name,
    start: (port, dir) =>
      run(bin('json-server/lib/cli/bin.js'), join(dir, 'db.json'), '-p', `${port}`, '-H', HOST, '--quiet'),
    at: { path, query: '?_page=1&_limit=20' },
  }
}

export interface Running {
  name: string
  url: string
  child: Child
  target: Target
}

/** Starts it and waits for a successful answer; `took` is in milliseconds. */
export async function startContender(
  contender: Contender,
  target: Target,
  dir: string,
): Promise<Running & { took: number }> {
  const port = await probePort(0, HOST)
  const url = `http://${HOST}:${port}`
  const its = { ...target, ...contender.at }
  const began = performance.now()
  const child = contender.start(port, dir)
  const first = await firstAnswer(url + its.path + its.query, child, target.token)
  if (!contender.at && JSON.stringify(JSON.parse(first)) !== JSON.stringify(JSON.parse(target.answer)))
    throw new Error(`${contender.name} does not answer like the product`)
  return { name: contender.name, url, child, target: its, took: performance.now() - began }
}

/** Polls every 5 ms until an answer succeeds. Throws with the process's output if it exits first. */
export async function firstAnswer(address: string, child: Child, token: string): Promise<string> {
  let ended = false
  void child.ended.then(() => {
    ended = true
  })
  while (!ended) {
    const answer = await fetch(address, { headers: { authorization: token } }).catch(() => undefined)
    const text = await answer?.text()
    if (answer?.ok && text !== undefined) return text
    await new Promise((again) => setTimeout(again, 5))
  }
  throw new Error(`The process exited before its first answer: ${child.output()}`)
}

/** Writes the files that the contenders serve: the product's answer, and its rows as a table. */
export function writeDefinitions(dir: string, { path, answer }: Target): void {
  const write = (name: string, value: unknown) =>
    writeFileSync(join(dir, name), typeof value === 'string' ? value : JSON.stringify(value))
  write('answer.json', answer)
  write('path.txt', path)
  const example = JSON.parse(answer)
  const row: Record<string, unknown>[] = example.data.row
  // Paging needs a table; 5,000 rows is a small one.
  const rows = Array.from({ length: 5000 }, (_, i) => ({ ...row[i % row.length], id: i + 1 }))
  write('db.json', { row, rows })
  const content = { 'application/json': { schema: { type: 'object' }, example } }
  const responses = { 200: { description: 'The page', content } }
  write('openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Page', version: '1' },
    paths: { [path]: { get: { responses } } },
  })
  write('mockoon.json', mockoon(path, answer))
}

/** A Mockoon environment with one route; templating is off, so the body stays as it is. */
function mockoon(path: string, body: string) {
  const response = {
    uuid: 'a1',
    body,
    latency: 0,
    statusCode: 200,
    label: '',
    bodyType: 'INLINE',
    filePath: '',
    databucketID: '',
    headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
    sendFileAsBody: false,
    rules: [],
    rulesOperator: 'OR',
    disableTemplating: true,
    fallbackTo404: false,
    default: true,
    crudKey: 'id',
    callbacks: [],
  }
  const route = {
    uuid: 'b1',
    type: 'http',
    documentation: '',
    method: 'get',
    endpoint: path.slice(1),
    responses: [response],
    responseMode: null,
    streamingMode: null,
    streamingInterval: 0,
  }
  return {
    uuid: 'c1',
    lastMigration: 33,
    name: 'Page',
    endpointPrefix: '',
    latency: 0,
    port: 3000,
    hostname: '',
    folders: [],
    routes: [route],
    rootChildren: [{ type: 'route', uuid: 'b1' }],
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: { enabled: false },
    cors: true,
    headers: [],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: [],
    callbacks: [],
  }
}
