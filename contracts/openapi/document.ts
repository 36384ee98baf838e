export interface OpenApi {
  readonly [key: string]: unknown
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const isDev = (path: string) => path.startsWith('/__dev')

/** For production: removes the dev calls and the components that only they use. */
export function withoutDevCalls(document: OpenApi): OpenApi {
  const paths = pick(document.paths, (path) => !isDev(path))
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const tags = document.tags.filter(({ name }) =>
    operations.some((operation) => 'tags' in operation && Object.values(operation.tags as object).includes(name)),
  )
  const used = referredTo(paths, document.components)
  const inDev = referredTo(pick(document.paths, isDev), document.components)
  const components = Object.entries(document.components).map(([kind, all]) => [
    kind,
    pick(all, (name) => used.has(`${kind}/${name}`) || !inDev.has(`${kind}/${name}`)),
  ])
  return { ...document, tags, paths, components: Object.fromEntries(components) }
}

const pick = <T>(all: Readonly<Record<string, T>>, wanted: (name: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => wanted(name)))

/** All components that are referenced directly or indirectly: `schemas/User`. */
function referredTo(from: unknown, components: OpenApi['components'], found = new Set<string>()): Set<string> {
  for (const [, component = ''] of JSON.stringify(from).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
    if (found.has(component)) continue
    found.add(component)
    const [kind = '', name = ''] = component.split('/')
    referredTo(components[kind]?.[name] ?? null, components, found)
  }
  return found
}
