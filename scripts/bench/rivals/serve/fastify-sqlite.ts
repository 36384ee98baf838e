/** A quick hand-written server: one route, one indexed query, no session, no validation. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import fastify from 'fastify'

const [dir = '', port] = process.argv.slice(2)
const example = JSON.parse(readFileSync(join(dir, 'answer.json'), 'utf8'))
const rows: Record<string, unknown>[] = example.data.row
const columns = Object.keys(rows[0] ?? {})
const db = new Database(':memory:')
db.exec(`CREATE TABLE row (${columns.map((column) => `"${column}"`).join()}, place INTEGER)`)
db.exec('CREATE INDEX place ON row (place)')
const insert = db.prepare(`INSERT INTO row VALUES (${columns.map(() => '?').join()}, ?)`)
for (const [i, row] of rows.entries()) insert.run(...columns.map((column) => row[column]), i)
const page = db.prepare(`SELECT ${columns.map((column) => `"${column}"`).join()} FROM row ORDER BY place LIMIT ?`)

const server = fastify()
server.get(readFileSync(join(dir, 'path.txt'), 'utf8'), (_request, reply) => {
  const data = { ...example.data, row: page.all(20) }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ ...example, data }))
})
await server.listen({ host: '127.0.0.1', port: Number(port) })
