/**
 * Baseline: plain Fastify with two routes that answer prepared bytes. Reads the answers from the file in the first
 * argument and prints its address when it listens.
 */
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import type { Target } from './targets.ts'

const targets: Target[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const server = fastify()
for (const { method, path, answer } of targets) {
  server.route({
    method,
    url: path,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(answer),
  })
}
console.log(`ready ${await server.listen({ host: '127.0.0.1', port: 0 })}`)
