import type { ConsoleCall } from './latest-call.ts'

/** Quotes a text for a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export function toCurl({ endpoint, body }: ConsoleCall, world: string, origin: string): string {
  const parts = ['curl', '-X', endpoint.method, quote(origin + endpoint.path)]
  if (world !== 'main') parts.push('-H', quote(`x-world: ${world}`))
  if (endpoint.method === 'POST')
    parts.push('-H', quote('content-type: application/json'), '-d', quote(JSON.stringify(body ?? {})))
  return parts.join(' ')
}
