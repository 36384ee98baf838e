import type { Made } from './latest-call.ts'

/** In a POSIX shell, where a quote ends what is quoted. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** What was done as a line that a shell does again, in the same world. */
export function asCurl({ endpoint, body }: Made, world: string, origin: string): string {
  const parts = ['curl', '-X', endpoint.method, quoted(origin + endpoint.path)]
  if (world !== 'main') parts.push('-H', quoted(`x-world: ${world}`))
  if (endpoint.method === 'POST')
    parts.push('-H', quoted('content-type: application/json'), '-d', quoted(JSON.stringify(body ?? {})))
  return parts.join(' ')
}
