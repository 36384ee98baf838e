import type { Endpoint } from '#contracts/core/endpoint.ts'

export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, unknown>> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** The query string of an input, without its null and undefined fields. */
export function searchOf(query: unknown): URLSearchParams {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}
