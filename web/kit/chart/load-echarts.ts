type Module = typeof import('./echarts.ts')

let loaded: Module | undefined

/** ECharts if it is here already: printing does not wait for a promise. */
export const loadedECharts = () => loaded

/** Fetches ECharts once. A failed fetch is tried again by the next chart. */
export async function loadECharts(): Promise<Module> {
  loaded ??= await import('./echarts.ts')
  return loaded
}
