/**
 * Mock Service Worker behind its own server. Its packages belong to the rivals' manifest, so they are not imported
 * directly.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [dir = '', port] = process.argv.slice(2)
const theirs = createRequire(process.env.MANIFEST ?? '')
const { http, HttpResponse } = theirs('msw')
const { createServer } = theirs('@mswjs/http-middleware')
const answer = JSON.parse(readFileSync(join(dir, 'answer.json'), 'utf8'))
const path = readFileSync(join(dir, 'path.txt'), 'utf8')
createServer(http.get(path, () => HttpResponse.json(answer))).listen(Number(port), '127.0.0.1')
