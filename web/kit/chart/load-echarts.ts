type Module = typeof import('./echarts.ts')

let loaded: Module | undefined

/** ECharts if it is already loaded. Not a promise, because printing cannot wait for a promise. */
export const getLoadedECharts = () => loaded

/** Loads ECharts once. After a failure the next chart tries again. */
export async function loadECharts(): Promise<Module> {
  loaded ??= await import('./echarts.ts')
  return loaded
}
