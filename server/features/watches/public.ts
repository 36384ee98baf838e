export { latestChanges, listedWatches } from './listed-watches.ts'
export type { WatchesWorld } from './watches.world.ts'
