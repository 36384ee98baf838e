type Module = typeof import('./echarts.ts')

let loaded: Module | undefined

/** ECharts if it is loaded: printing cannot wait for a promise. */
export const loadedECharts = () => loaded

/** Loads ECharts once. After a failure the next chart tries again. */
export async function loadECharts(): Promise<Module> {
  loaded ??= await import('./echarts.ts')
  return loaded
}
